import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { filesBelow } from '../files-below'
import { CHECK_EACH_TIME, NOT_FOUND } from '../hosts/site-rules'
import { headersFor, parseHeaderRules } from './header-rules'
import { resolveAddress, type Site } from './resolve-address'

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

/** No hidden file, and no name that sirv would not read as a path: the build makes none. */
const filesIn = (dist: string): Set<string> =>
  new Set(
    filesBelow(dist)
      .map((file) => `/${file}`)
      .filter((file) => !/\/\.|[%?#]/.test(file)),
  )

async function redirectsIn(dist: string): Promise<Site['redirects']> {
  const text = await readFile(`${dist}/_redirects`, 'utf8').catch(() => '')
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', to = '', status = '302'] = line.split(' ')
        return [from, { to, status: Number(status) }]
      }),
  )
}
