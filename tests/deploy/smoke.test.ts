import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asker, type Answer } from '../../src/deploy/ask'
import { smoke } from '../../src/deploy/smoke'
import { smallSite } from './small-site'
import { serveSite, type ServedSite } from '../support/served-site'

let site: ServedSite
const servers: Server[] = []
beforeAll(async () => {
  site = await serveSite((await smallSite()).dist)
})
afterAll(async () => {
  await site.close()
  for (const server of servers) server.close()
})

interface Broken {
  status?: number
  headers?: IncomingHttpHeaders
  body?: Buffer
}

/** The site behind a host that spoils some of its answers. */
async function behind(
  spoil: (path: string, answer: Answer, encoding: string | string[]) => Broken | undefined,
) {
  const ask = asker(site.origin)
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request
    const { 'accept-encoding': encoding = '' } = request.headers
    const headers = Object.fromEntries(
      ['accept-encoding', 'range', 'if-none-match'].flatMap((name) =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      ),
    )
    void ask(url, headers, method).then((answer) => {
      const broken = spoil(url, answer, encoding) ?? {}
      const body = broken.body ?? answer.body
      const all: IncomingHttpHeaders = { ...answer.headers, ...broken.headers }
      all['content-length'] = String(body.length)
      all['transfer-encoding'] = ''
      const sent = Object.entries(all).filter(([, value]) => value !== undefined && value !== '')
      response.writeHead(broken.status ?? answer.status, Object.fromEntries(sent)).end(body)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  // A listening TCP server has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('smoke', () => {
  it('finds nothing wrong at a host that does it right', async () => {
    const { faults, files } = await smoke(site.origin)
    expect(faults).toEqual([])
    expect(files).toBeGreaterThan(8)
  })

  type Row = readonly [what: string, says: RegExp, spoil: Parameters<typeof behind>[0]]
  const header =
    (path: string, name: string, value: string): Row[2] =>
    (asked) =>
      asked === path ? { headers: { [name]: value } } : undefined
  it.each<Row>([
    [
      'a script that is gone',
      /client-1\.js.*404 instead of 200/,
      (path) => (path === '/assets/client-1.js' ? { status: 404 } : undefined),
    ],
    [
      'a page that is another one',
      /\/blog\/x .*not the bytes/,
      (path, { body }) =>
        path === '/blog/x'
          ? { headers: { 'content-encoding': '' }, body: Buffer.concat([body, body]) }
          : undefined,
    ],
    [
      'a compressed copy that differs from its file',
      /\/contato \(gzip\): not the bytes/,
      (path, _, encoding) =>
        path === '/contato' && encoding === 'gzip' ? { body: gzipSync('<p>old</p>') } : undefined,
    ],
    [
      'a copy that cannot be unpacked',
      /\/contato \(br\): cannot be unpacked/,
      (path, _, encoding) =>
        path === '/contato' && encoding === 'br' ? { body: Buffer.from('x') } : undefined,
    ],
    [
      'an inner page that search engines may not keep',
      /\/contato.*x-robots-tag: «noindex»/,
      header('/contato', 'x-robots-tag', 'noindex'),
    ],
    ['a cookie', /\/blog .*sets a cookie/, header('/blog', 'set-cookie', 'a=1')],
    ...['x-content-type-options', 'referrer-policy', 'permissions-policy'].map((name): Row => [
      `another ${name}`,
      new RegExp(`/blog/x.*${name}: 1 times, «other»`),
      header('/blog/x', name, 'other'),
    ]),
    [
      'an inner page without a header',
      /\/blog\/x.*x-frame-options: 0 times/,
      header('/blog/x', 'x-frame-options', ''),
    ],
    [
      'a script kept for an hour',
      /client-1\.js.*cache-control: «max-age=3600»/,
      header('/assets/client-1.js', 'cache-control', 'max-age=3600'),
    ],
    [
      'a page kept for a year',
      /\/contato.*cache-control/,
      header('/contato', 'cache-control', 'public, max-age=31536000, immutable'),
    ],
    [
      'a policy that is not the page’s',
      /\/contato.*policy of the page is another/,
      header('/contato', 'content-security-policy', "default-src 'none'; frame-ancestors 'none'"),
    ],
    [
      'a script as a text',
      /client-1\.js.*content-type: text\/plain/,
      header('/assets/client-1.js', 'content-type', 'text/plain'),
    ],
    [
      'a photo for its own pages only',
      /cobre-720.*cross-origin-resource-policy/,
      header('/fotos/cobre-720.avif', 'cross-origin-resource-policy', 'same-origin'),
    ],
    [
      'a page of help with 200',
      /\/nao-existe: 200/,
      (path) => (path === '/nao-existe' ? { status: 200 } : undefined),
    ],
    [
      'a second address of a page',
      /\/blog\.html: 200/,
      (path) => (path === '/blog.html' ? { status: 200, headers: { location: '' } } : undefined),
    ],
    [
      'a worker that may be kept',
      /sw\.js.*cache-control/,
      header('/sw.js', 'cache-control', 'public, max-age=86400'),
    ],
  ])('finds %s', async (_, says, spoil) => {
    expect((await smoke(await behind(spoil))).faults.join('\n')).toMatch(says)
  })

  it('says that nobody answers, and that no list of files is there', async () => {
    expect((await smoke('http://127.0.0.1:1')).faults).toEqual([
      'http://127.0.0.1:1 does not show /arquivos.json',
    ])
    const origin = await behind((path) =>
      path === '/arquivos.json' ? { body: Buffer.from('{}') } : undefined,
    )
    expect((await smoke(origin)).faults).toEqual(['/arquivos.json names no page and no script'])
  })
})
