import { headersByName, type FileHeader, type Place } from './own-server'
import { HOST_FILES, NOT_FOUND, withQuery, type SiteRules } from './site-rules'

const NOT_FOUND_FILE = `${NOT_FOUND}.html`

const byFile = (headers: FileHeader[], only?: string): string =>
  headers
    .flatMap(({ name, values }) =>
      values
        .filter(({ file }) => only === undefined || file === only)
        .map(
          ({ file, value }) => `header ${only === undefined ? file : '*'} ${name} \`${value}\`\n`,
        ),
    )
    .join('')

/** The query of the request with its `?`, or nothing: Caddy 2.6 has no placeholder for it. */
const QUERY = '{retrilha_query}'
const QUERY_MAP = `map {query} ${QUERY} {
		~^(.+)$ "?\${1}"
		default ""
	}`

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by)

/**
 * Writes a site for Caddy 2.6 or newer. The address is rewritten to the file's name first, and
 * headers are chosen by file; an error starts again with 404.html, whose headers replace those of
 * the address.
 */
export function caddyFile(rules: SiteRules, { root, port }: Place): string {
  const headers = headersByName(rules)
  const everywhere = headers.flatMap(({ name, everywhere: value }) =>
    value ? [`header ${name} \`${value}\`\n`] : [],
  )
  const redirects = rules.redirects.map(
    ({ from, to, status }) => `redir ${from} ${withQuery(to, QUERY)} ${status}\n`,
  )
  return `# Escrito por npm run build: não mude aqui. Para um site na internet, troque :${port} pelo nome dele:
# o Caddy cuida do certificado.
:${port} {
	root * ${root}
${indented(everywhere.join(''), '\t')}	header -Server
	${QUERY_MAP}
	route {
		@write not method GET HEAD
		header @write Allow "GET, HEAD"
		respond @write 405
		@hidden path ${[...HOST_FILES, NOT_FOUND, NOT_FOUND_FILE].join(' ')} */.*
		error @hidden 404
		@unreadable path_regexp [\\x00-\\x1f]
		error @unreadable 404
		# Nenhuma página tem um segundo endereço: //contato não é /contato.
		@slashes expression {http.request.orig_uri.path}.contains("//")
		error @slashes 404
${indented(redirects.join(''), '\t\t')}		@index path_regexp index ^((?:/[a-z0-9-]+)*)/index\\.html$
		redir @index {re.index.1}/${QUERY} 308
		# Só nomes de páginas: nada do que o visitante escreve volta num endereço sem ter sido lido.
		@ending path_regexp ending ^((?:/[a-z0-9-]+)+)(?:\\.html|/)$
		route @ending {
			@page file {re.ending.1}.html
			redir @page {re.ending.1}${QUERY} 308
		}
		@plain path_regexp plain ^((?:/[a-z0-9-]+)+)$
		route @plain {
			@folder file {re.plain.1}/index.html
			redir @folder {re.plain.1}/${QUERY} 308
		}
		@slash path */
		rewrite @slash {path}index.html
		try_files {path} {path}.html
${indented(byFile(headers), '\t\t')}		# O Caddy pergunta ao sistema o tipo de cada arquivo; este, quase nenhum sabe.
		header /manifest.webmanifest Content-Type application/manifest+json
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		@missing expression {http.error.status_code} == 404
		route @missing {
			rewrite * ${NOT_FOUND_FILE}
${indented(byFile(headers, NOT_FOUND_FILE), '\t\t\t')}			file_server {
				precompressed br gzip
			}
		}
		respond {http.error.status_code}
	}
}
`
}
