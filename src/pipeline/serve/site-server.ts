import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { decoded } from '../../content/text/web-address'
import { filesBelow } from '../files-below'
import { CHECK_EACH_TIME, NOT_FOUND, HOST_FILES, withQuery } from '../hosts/site-rules'
import { readRedirects } from '../hosts/write-host-files'

/**
 * Serves a built site as a good static host would: addresses without .html and without a slash at
 * the end, the build's compressed copies, the headers and redirects of the site's own files, and
 * 404.html with status 404. Reads the list of files once; a file that is deleted later is missing.
 * Ranges are answered with the whole file (RFC 9110, 14.2), because sirv computes ranges from the
 * end wrongly.
 */
export async function siteServer(dist: string): Promise<Server> {
  const rules = parseHeaderRules(await readFile(`${dist}/_headers`, 'utf8'))
  const notFound = await readFile(`${dist}/404.html`)
  const site: Site = { files: filesIn(dist), redirects: await redirectsIn(dist) }
  const files = sirv(dist, {
    // Each file is read when it is requested: a build may run while the site is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  })
  const apply = (response: ServerResponse, path: string) => {
    response.setHeader('Cache-Control', CHECK_EACH_TIME)
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
  }
  return createServer((request, response) => {
    const answer = (status: number, text: string) =>
      response
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(request.method === 'HEAD' ? undefined : text)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return void answer(405, 'Este site só responde a GET e HEAD.\n')
    }
    const missing = () => {
      apply(response, NOT_FOUND)
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': notFound.length,
      })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    }
    const meaning = resolveAddress(request.url ?? '/', site)
    if (meaning.kind === 'moved')
      return void response.writeHead(meaning.status, { Location: meaning.to }).end()
    if (meaning.kind === 'file') {
      delete request.headers.range
      request.url = meaning.file
      apply(response, meaning.path)
      // sirv knows no type for it, and `nosniff` keeps a browser from guessing.
      if (meaning.file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      // A file that is deleted at this moment breaks off the answer, not the server.
      response.once('pipe', (file) => file.once('error', () => response.destroy()))
      return files(request, response, missing)
    }
    missing()
  })
}

/**
 * Leaves out hidden files, and names that sirv would not read as a path: the build makes neither.
 */
const filesIn = (dist: string): Set<string> =>
  new Set(
    filesBelow(dist)
      .map((file) => `/${file}`)
      .filter((file) => !/\/\.|[%?#]/.test(file)),
  )

async function redirectsIn(dist: string): Promise<Site['redirects']> {
  const text = await readFile(`${dist}/_redirects`, 'utf8').catch(() => '')
  return new Map(readRedirects(text).map((rule) => [decoded(rule.from), rule]))
}

/** Headers by path, as in a `_headers` file. */
export interface ReadRule {
  path: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file. A path whose last character is `*` is a prefix of paths. */
export function parseHeaderRules(text: string): ReadRule[] {
  const rules: ReadRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
  }
  return rules
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/**
 * The headers of a path. When two rules set the same header, both values are joined, as on
 * Cloudflare Pages.
 */
export function headersFor(rules: readonly ReadRule[], path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of rules
    .filter((rule) => fits(rule.path, path))
    .flatMap(({ headers }) => headers)) {
    const before = found.get(name)
    found.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return found
}

/** The meaning of a request's address on this site. */
export type Meaning =
  | { kind: 'file'; file: string; path: string }
  | { kind: 'moved'; to: string; status: number }
  | { kind: 'missing' }

export interface Site {
  /** Paths below dist of every file, with a leading slash. */
  files: ReadonlySet<string>
  /** By the decoded old address. */
  redirects: ReadonlyMap<string, { to: string; status: number }>
}

const HIDDEN: ReadonlySet<string> = new Set([...HOST_FILES, NOT_FOUND, `${NOT_FOUND}.html`])
const missing = { kind: 'missing' } as const

/**
 * Resolves the address in the first line of a request. Everything is decided on the decoded path,
 * so that all spellings lead to the same file, and a redirect leads only to an existing page: never
 * to another host.
 */
export function resolveAddress(url: string, { files, redirects }: Site): Meaning {
  const [raw = '', query] = url.split(/\?(.*)/s)
  let path: string
  try {
    path = decodeURIComponent(raw)
  } catch {
    return missing
  }
  if (!path.startsWith('/') || HIDDEN.has(path)) return missing
  const moved = (target: string, status: number): Meaning => ({
    kind: 'moved',
    to: withQuery(target, query ? `?${query}` : ''),
    status,
  })
  const redirect = redirects.get(path)
  if (redirect) return moved(redirect.to, redirect.status)
  const to = (page: string): Meaning => moved(page, 308)
  const has = (file: string) => files.has(file)
  if (path.endsWith('/')) {
    if (has(`${path}index.html`)) return { kind: 'file', file: `${path}index.html`, path }
    return has(`${path.slice(0, -1)}.html`) ? to(path.slice(0, -1)) : missing
  }
  if (path.endsWith('/index.html'))
    return has(path) ? to(path.slice(0, -'index.html'.length)) : missing
  if (path.endsWith('.html')) return has(path) ? to(path.slice(0, -'.html'.length)) : missing
  if (has(path)) return { kind: 'file', file: path, path }
  if (has(`${path}.html`)) return { kind: 'file', file: `${path}.html`, path }
  return has(`${path}/index.html`) ? to(`${path}/`) : missing
}

const EVERYWHERE = ' e em todas as redes desta máquina'

/** Host and port of the preview, and the line that it prints. */
export interface ListenPlace {
  host: string
  port: number
  said: string
}

/**
 * Listens only on this machine, unless HOST is set: HOST=0.0.0.0 shows the site to the whole
 * network, and the line says so.
 * @throws Error when PORT is no port
 */
export function listenPlace({
  HOST,
  PORT,
}: Readonly<Record<string, string | undefined>>): ListenPlace {
  const host = HOST || 'localhost'
  const port = Number(PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${PORT} não é uma porta. Use um número até 65535, como PORT=4173.`)
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    host,
    port,
    said: `O site está em http://${name}:${port}${everywhere ? EVERYWHERE : ''} (Ctrl+C para parar)`,
  }
}
