import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { headersFor, parseHeaderRules } from './header-rules'

/** What Netlify and Cloudflare Pages say of a file that no rule speaks of. */
const CHECK_EACH_TIME = 'public, max-age=0, must-revalidate'

const NOT_FOUND = '/404'
/** Files that are for the host, not for visitors. */
const HIDDEN = new Set([NOT_FOUND, '/_headers'])

/**
 * Serves a built site as a good static host would: addresses without .html and without a slash at the end, compressed
 * copies where the build left them, the headers of the site's own `_headers` file, and 404.html with status 404.
 */
export async function siteServer(dist: string): Promise<Server> {
  const rules = parseHeaderRules(await readFile(`${dist}/_headers`, 'utf8'))
  const notFound = await readFile(`${dist}/404.html`)
  const apply = (response: ServerResponse, path: string) => {
    response.setHeader('Cache-Control', CHECK_EACH_TIME)
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
  }
  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    apply(response, NOT_FOUND)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': notFound.length })
    response.end(request.method === 'HEAD' ? undefined : notFound)
  }
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    dotfiles: false,
    setHeaders: (response, path) => apply(response, path),
    onNoMatch: answerNotFound,
  })
  return createServer((request, response) => {
    const target = canonicalTarget(request)
    if (HIDDEN.has(request.url?.split('?')[0] ?? '')) answerNotFound(request, response)
    else if (target === undefined) files(request, response)
    else response.writeHead(308, { Location: target }).end()
  })
}

/** Where a page's second addresses lead: `/contato/` and `/contato.html` to `/contato`; undefined for a first one. */
export function canonicalTarget(request: Pick<IncomingMessage, 'url'>): string | undefined {
  const [path = '/', query] = (request.url ?? '/').split('?')
  const canonical = path.replace(/\/{2,}/g, '/').replace(/\.html$/, '').replace(/\/index$/, '/').replace(/(.)\/$/, '$1')
  return canonical === path ? undefined : canonical + (query ? `?${query}` : '')
}
