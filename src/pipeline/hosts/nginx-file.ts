import { decoded } from '../../content/text/web-address'
import { headersByName, type FileHeader, type Place } from './own-server'
import { HOST_FILES, NOT_FOUND, withQuery, type SiteRules } from './site-rules'

/** Types of the files that a build writes; nginx's own list lacks AVIF and uses older names. */
const TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'text/xml': 'xml',
  'text/plain': 'txt',
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'application/wasm': 'wasm',
}

const variable = (name: string): string => `$retrilha_${name.toLowerCase().replaceAll('-', '_')}`
const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')
const key = (file: string): string =>
  file.endsWith('*') ? `"~^${escaped(file.slice(0, -1))}"` : file

const headerMap = ({
  name,
  values,
  everywhere,
}: FileHeader): string => `map $uri ${variable(name)} {
  default "${everywhere ?? ''}";
${values.map(({ file, value }) => `  ${key(file)} "${value}";\n`).join('')}}
`

const word = (text: string): string => (text.includes(' ') ? `"${text}"` : text)

/** Addresses that have moved, by the status of the redirect; nginx compares them decoded. */
const movedMap = (status: number, redirects: SiteRules['redirects']): string =>
  `map $uri $retrilha_moved_${status} {
  default "";
${redirects.map(({ from, to }) => `  ${word(decoded(from))} ${withQuery(to, '$is_args$args')};\n`).join('')}}
`

const addHeader = ({ name, values, everywhere }: FileHeader): string =>
  `  add_header ${name} ${values.length > 0 ? variable(name) : `"${everywhere}"`} always;\n`

const leaveFor = (status: number): string =>
  `  if ($retrilha_moved_${status}) { return ${status} $retrilha_moved_${status}; }\n`

/** The rules by which nginx finds the file of an address. */
const LOCATIONS = `  location = ${NOT_FOUND}.html { internal; }
  # Nenhuma página tem um segundo endereço: //contato não é /contato.
  merge_slashes off;
  location ~ // { return 404; }
  location ~ ^(?:${[...HOST_FILES, NOT_FOUND].map(escaped).join('|')})$ { return 404; }
  location ~ /\\. { return 404; }
  location = / { try_files /index.html =404; }
  location ~ ^((?:/[a-z0-9-]+)*)/index\\.html$ { return 308 $1/$is_args$args; }
  # Só nomes de páginas: nada do que o visitante escreve volta num endereço sem ter sido lido.
  location ~ ^((?:/[a-z0-9-]+)+)\\.html$ {
    if (-f $document_root$1.html) { return 308 $1$is_args$args; }
    return 404;
  }
  location ~ ^((?:/[a-z0-9-]+)+)/$ {
    if (-f $document_root$1.html) { return 308 $1$is_args$args; }
    try_files $1/index.html =404;
  }
  location ~ ^((?:/[a-z0-9-]+)+)$ {
    if (-f $document_root$1/index.html) { return 308 $1/$is_args$args; }
    try_files $uri $uri.html =404;
  }
  location / { try_files $uri =404; }
`

/**
 * Writes a server for nginx 1.18 or newer, for its `http` block: headers by the file that answers,
 * so that no spelling of an address escapes them; pages at addresses without extension; the build's
 * compressed copies.
 */
export function nginxFile(rules: SiteRules, { root, port }: Place): string {
  const headers = headersByName(rules)
  const byFile = headers.filter(({ values }) => values.length > 0)
  const statuses = [...new Set(rules.redirects.map(({ status }) => status))]
  const movedMaps = statuses.map((status) =>
    movedMap(
      status,
      rules.redirects.filter((rule) => rule.status === status),
    ),
  )
  const types = Object.entries(TYPES).map(([type, endings]) => `    ${type} ${endings};\n`)
  return `# Escrito por npm run build: não mude aqui. Vai dentro do bloco http, por exemplo em /etc/nginx/conf.d/.
# Pede os pacotes nginx-light e libnginx-mod-http-brotli-static; sem o segundo, retire a linha brotli_static.
map_hash_bucket_size 256;
map_hash_max_size 8192;
${byFile.map(headerMap).join('')}map $request_method $retrilha_allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}
${movedMaps.join('')}
server {
  listen ${port};
  root ${root};
  server_tokens off;
  # Endereços relativos: atrás de um proxy o nginx não sabe o seu nome de fora.
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/xml application/manifest+json;
  types {
${types.join('')}  }
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${headers.map(addHeader).join('')}  add_header Allow $retrilha_allow always;

  error_page 404 ${NOT_FOUND}.html;
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
${statuses.map(leaveFor).join('')}
${LOCATIONS}}
`
}
