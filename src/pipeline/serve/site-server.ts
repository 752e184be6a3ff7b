import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import sirv from 'sirv'
import { decoded } from '../../content/text/web-address'
import { filesBelow } from '../files'
import { CHECK_EACH_TIME, HOST_FILES, NOT_FOUND, withQuery } from '../hosts/site-rules'
import type { HeaderRule } from '../hosts/site-rules'

/**
 * Serves a built site as its hosts do: addresses without .html and without a slash at the end, the
 * build's compressed copies, the headers and redirects of the site's own files, and 404.html with
 * status 404. Reads the list of files once; a file that is deleted later is missing. Ranges are
 * answered with the whole file (RFC 9110, 14.2), because sirv computes ranges from the end wrongly.
 */
export async function siteServer(dist: string): Promise<Server> {
  const rules = parseHeaderRules(await readFile(`${dist}/_headers`, 'utf8'))
  const redirects = await readFile(`${dist}/_redirects`, 'utf8').catch(() => '')
  const notFound = await readFile(`${dist}/404.html`)
  const resolve = addressResolver(filesBelow(dist), redirects)
  // Each file is read when it is requested: a build may run while the site is served.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] })
  return createServer((request, response) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const setHeaders = (path: string) => {
      response.setHeader('Cache-Control', CHECK_EACH_TIME)
      for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
    }
    const missing = () => {
      setHeaders(NOT_FOUND)
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': notFound.length,
      })
      response.end(method === 'HEAD' ? undefined : notFound)
    }
    const meaning = resolve(url)
    if (!meaning) return missing()
    if ('to' in meaning)
      return void response.writeHead(meaning.status, { Location: meaning.to }).end()
    delete request.headers.range
    request.url = meaning.file
    setHeaders(meaning.address)
    // sirv knows no type for it, and `nosniff` keeps a browser from guessing.
    if (meaning.file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    // A file that is deleted at this moment breaks off the answer, not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    files(request, response, missing)
  })
}

/** Reads a `_headers` file. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ path: line, headers: [] })
  }
  return rules
}

/** The headers of a path; no header is in two rules that fit it. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Map<string, string> =>
  new Map(
    rules
      .filter(({ path: pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )
      .flatMap(({ headers }) => headers),
  )

/** What an address leads to: a file, by the address that its header rules name, or elsewhere. */
type Meaning = { file: string; address: string } | { to: string; status: number }

function decodedPath(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

/** The one address of a file: pages have no extension. */
const addressOf = (file: string): string =>
  file.replace(/\/index\.html$/, '/').replace(/\.html$/, '')

/**
 * Returns a function that resolves the address in the first line of a request; undefined for one
 * that does not exist. Everything is decided on the decoded path, so that all spellings lead to the
 * same file, and a redirect leads only to an existing page: never to another host.
 * @param redirects a `_redirects` file
 */
function addressResolver(files: readonly string[], redirects: string) {
  const hidden = [...HOST_FILES, `${NOT_FOUND}.html`]
  // The build makes no hidden file, and no name that sirv would not read as a path.
  const shown = files
    .map((file) => `/${file}`)
    .filter((file) => !hidden.includes(file) && !/\/\.|[%?#]/.test(file))
  const byAddress = new Map(shown.map((file) => [addressOf(file), file]))
  const moves = redirects.split('\n').map((line) => line.split(' '))
  const targets = new Map(moves.map(([from = '', to = '']) => [decoded(from), to]))
  return (url: string): Meaning | undefined => {
    const [raw = '', query] = url.split(/\?(.*)/s)
    const address = decodedPath(raw)
    if (address === undefined) return undefined
    const moved = (to: string, status: number) => ({
      to: withQuery(to, query ? `?${query}` : ''),
      status,
    })
    const target = targets.get(address)
    if (target) return moved(target, 301)
    const file = byAddress.get(address)
    if (file !== undefined) return { file, address }
    const page = [addressOf(address), address.replace(/\/$/, ''), `${address}/`].find((one) =>
      byAddress.get(one)?.endsWith('.html'),
    )
    return page === undefined ? undefined : moved(page, 308)
  }
}
