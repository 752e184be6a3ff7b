import { decoded } from '../../content/text/web-address'
import { CHECK_EACH_TIME, HOST_FILES, NOT_FOUND, withQuery, type SiteRules } from './site-rules'

/** Folder and port of a server; publish.sh puts its own in their place. */
const ROOT = '/srv/retrilha'
const PORT = 8080

/** Types of the files that a build writes; nginx's own list lacks AVIF and uses older names. */
const TYPES = `
    text/html html; text/css css; text/csv csv; text/javascript js mjs; text/xml xml; text/plain txt;
    application/json json; application/manifest+json webmanifest; application/wasm wasm;
    image/avif avif; image/webp webp; image/jpeg jpg jpeg; image/png png; image/svg+xml svg;
    image/x-icon ico; font/woff2 woff2;`

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** The key of a map for the file that answers at a path, or for all that begin alike. */
function fileKey(path: string): string {
  if (path.endsWith('*')) return `"~^${escaped(path.slice(0, -1))}"`
  if (path.endsWith('/')) return `${path}index.html`
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

/**
 * Each header by the file that answers, so that no spelling of an address escapes it: the map of its
 * values, and the line that sends it.
 */
function headerLines({ headers }: SiteRules): { maps: string; sent: string } {
  const all = headers.flatMap((rule) =>
    rule.headers.map(([name, value]) => ({ name, path: rule.path, value })),
  )
  // What other hosts send for a file without a rule.
  all.push({ name: 'Cache-Control', path: '/*', value: CHECK_EACH_TIME })
  let maps = ''
  let sent = ''
  for (const name of new Set(all.map((one) => one.name))) {
    const values = all.filter((one) => one.name === name)
    const everywhere = values.find(({ path }) => path === '/*')?.value ?? ''
    const lines = values
      .filter(({ path }) => path !== '/*')
      .map(({ path, value }) => `  ${fileKey(path)} "${value}";\n`)
    const variable = `$retrilha_${name.toLowerCase().replaceAll('-', '_')}`
    if (lines.length > 0)
      maps += `map $uri ${variable} {\n  default "${everywhere}";\n${lines.join('')}}\n`
    sent += `  add_header ${name} ${lines.length > 0 ? variable : `"${everywhere}"`} always;\n`
  }
  return { maps, sent }
}

/** Addresses that have moved; nginx compares them decoded. */
const movedLine = ({ from, to }: SiteRules['redirects'][number]): string =>
  `  "${decoded(from)}" ${withQuery(to, '$is_args$args')};\n`

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
 * Writes a server for nginx 1.18 or newer, for its `http` block: pages at addresses without
 * extension, the build's headers and compressed copies.
 */
export function nginxFile(rules: SiteRules): string {
  const { maps, sent } = headerLines(rules)
  return `# Escrito por npm run build: não mude aqui. Vai dentro do bloco http, por exemplo em /etc/nginx/conf.d/.
# Pede os pacotes nginx-light e libnginx-mod-http-brotli-static; sem o segundo, retire a linha brotli_static.
map_hash_bucket_size 256;
map_hash_max_size 8192;
${maps}map $request_method $retrilha_allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}
map $uri $retrilha_moved {
  default "";
${rules.redirects.map(movedLine).join('')}}

server {
  listen ${PORT};
  root ${ROOT};
  server_tokens off;
  # Endereços relativos: atrás de um proxy o nginx não sabe o seu nome de fora.
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/csv text/javascript text/plain text/xml application/manifest+json;
  types {${TYPES}
  }
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${sent}  add_header Allow $retrilha_allow always;

  error_page 404 ${NOT_FOUND}.html;
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($retrilha_moved) { return 301 $retrilha_moved; }
${LOCATIONS}}
`
}
