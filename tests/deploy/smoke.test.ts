import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import timers from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { asker, type Answer } from '../../src/deploy/ask'
import { smoke } from '../../src/deploy/smoke'
import { serveSite, type ServedSite } from '../support/served-site'
import { smallSite } from './small-site'

const SCRIPT = '/assets/client-1.js'
const POLICY = 'content-security-policy'
const KEPT = 'public, max-age=31536000, immutable'
let site: ServedSite
beforeAll(async () => {
  site = await serveSite((await smallSite()).dist)
})
afterAll(() => site.close())

interface Broken {
  /** Breaks the connection off. */
  cut?: boolean
  status?: number
  headers?: IncomingHttpHeaders
  body?: Buffer
}

type Spoil = (path: string, answer: Answer, request: IncomingMessage) => Broken | undefined

/** The site behind a host that spoils some of its answers. */
async function behind(spoil: Spoil): Promise<string> {
  const ask = asker(site.origin)
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request
    const headers = Object.fromEntries(
      ['accept-encoding', 'range', 'if-none-match'].flatMap((name) =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      ),
    )
    void ask(url, headers, method).then((answer) => {
      const broken = spoil(url, answer, request) ?? {}
      if (broken.cut) return void response.destroy()
      const body = broken.body ?? answer.body
      const all: IncomingHttpHeaders = { ...answer.headers, ...broken.headers }
      all['content-length'] = String(body.length)
      all['transfer-encoding'] = ''
      const sent = Object.entries(all).filter(([, value]) => value !== undefined && value !== '')
      response.writeHead(broken.status ?? answer.status, Object.fromEntries(sent)).end(body)
    })
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  // A listening TCP server has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answers =
  (path: string, broken: Broken, method = 'GET'): Spoil =>
  (asked, _, request) =>
    asked === path && request.method === method ? broken : undefined
const header = (path: string, name: string, value: string | string[]) =>
  answers(path, { headers: { [name]: value } })
const text = (path: string, body: string) =>
  answers(path, { headers: { 'content-encoding': '' }, body: Buffer.from(body) })
const policy =
  (change: (own: string) => string): Spoil =>
  (path, { headers: { [POLICY]: own } }) =>
    path === '/contato' ? { headers: { [POLICY]: change(String(own)) } } : undefined
/** Spoils the copies in one compression. */
const copy =
  (path: string, encoding: string, bodyOf: (body: Buffer) => Buffer, came = encoding): Spoil =>
  (asked, { body }, { headers }) =>
    asked === path && headers['accept-encoding'] === encoding
      ? { body: bodyOf(body), headers: { 'content-encoding': came } }
      : undefined

/** Answers a range with these bytes. */
const part =
  (from: number, to: number): Spoil =>
  (_, { body }, { headers: { range } }) =>
    range ? { status: 206, body: body.subarray(from, to) } : undefined

describe('smoke', () => {
  it('finds nothing wrong at a host that does it right', async () => {
    expect((await smoke(site.origin)).faults).toEqual([])
  })

  it.each<[fault: string, spoil: Spoil]>([
    ['/assets/client-1.js (br): 404 instead of 200', answers(SCRIPT, { status: 404 })],
    ['socket hang up', answers('/contato', { cut: true })],
    ['/blog/x (br): not the bytes that were built', text('/blog/x', 'other')],
    ['/contato (gzip): not the bytes', copy('/contato', 'gzip', () => gzipSync('old'))],
    ['/contato (br): cannot be unpacked', copy('/contato', 'br', () => Buffer.from('x'))],
    ['client-1.js (gzip): came as identity', copy(SCRIPT, 'gzip', (zip) => gunzipSync(zip), '')],
    ['/contato (br): x-robots-tag: «noindex»', header('/contato', 'x-robots-tag', 'noindex')],
    ['/admin/ (br): x-robots-tag: «»', header('/admin/', 'x-robots-tag', '')],
    ['/blog (br): it sets a cookie', header('/blog', 'set-cookie', 'a=1')],
    ...[
      'x-content-type-options: 1 times, «no»',
      'x-frame-options: 1 times, «no»',
      'referrer-policy: 1 times, «no»',
      'permissions-policy: 1 times, «no»',
      'strict-transport-security: 1 times, «no»',
      'cross-origin-resource-policy: «no»',
      'cross-origin-opener-policy: «no»',
    ].map((fault): [string, Spoil] => [fault, header('/blog/x', fault.split(':')[0] ?? '', 'no')]),
    ['/blog/x (br): x-frame-options: 0 times', header('/blog/x', 'x-frame-options', '')],
    [
      '/blog/x (br): x-frame-options: 2 times',
      header('/blog/x', 'x-frame-options', ['DENY', 'DENY']),
    ],
    ['client-1.js (br): cache-control: «no-cache»', header(SCRIPT, 'cache-control', 'no-cache')],
    ['/contato (br): cache-control: «public', header('/contato', 'cache-control', KEPT)],
    ['/sw.js (br): cache-control: «public', header('/sw.js', 'cache-control', KEPT)],
    ['the policy of the page is another one', policy((own) => own.replace("'none'", 'https:'))],
    ['the policy of the page is another one', policy((own) => `${own}; sandbox`)],
    ['the policy lets others frame it', policy(() => "default-src 'none'")],
    ['is another one\n/blog/x (br): the policy refuses 1', text('/blog/x', '<style>a{}</style>')],
    ['/sw.js (br): the worker has no policy of its own', header('/sw.js', POLICY, '')],
    ['client-1.js (br): content-type: text/plain', header(SCRIPT, 'content-type', 'text/plain')],
    [
      'avif (gzip, deflate, br): cross-origin-resource-policy: «same-origin»',
      header('/fotos/cobre-720.avif', 'cross-origin-resource-policy', 'same-origin'),
    ],
    ['/nao-existe: 200, not the page of help', answers('/nao-existe', { status: 200 })],
    ['/nao-existe: 404, not the page of help', text('/nao-existe', '?')],
    ['/nao-existe: the error would be kept', header('/nao-existe', 'cache-control', KEPT)],
    ['/blog.html: 200 /blog instead of /blog', answers('/blog.html', { status: 200 })],
    ['/blog/: 308 / instead of /blog', header('/blog/', 'location', '/')],
    ['/%zz: 404 http://exemplo.invalid/', header('/%zz', 'location', '//exemplo.invalid/')],
    ['/%zz: 500 http://aqui.invalid/', answers('/%zz', { status: 500 })],
    ['/%zz: a header from the address', header('/%zz', 'x-mau', '1/')],
    ['/%zz: a file from outside', text('/%zz', '{"devDependencies":{}}')],
    ['/_headers: 200 instead of 404', answers('/_headers', { status: 200 })],
    ['/: Vary is «»', header('/', 'vary', '')],
    ['/assets/client-1.js: ETag «», then 200', header(SCRIPT, 'etag', '')],
    ['/assets/client-1.js: wrong bytes for a range', part(0, 9)],
    ['HEAD /blog: 405', answers('/blog', { status: 405 }, 'HEAD')],
    ['POST /blog: not 405', answers('/blog', { status: 200 }, 'POST')],
    ['names no page and no script', text('/arquivos.json', '{"/assets/a.js":"0"}')],
    ['names no page and no script', text('/arquivos.json', '{"/a.html":"0"}')],
    ['does not show /arquivos.json', text('/arquivos.json', '7')],
    ['does not show /arquivos.json', answers('/arquivos.json', { status: 404 })],
  ])('finds «%s»', async (fault, spoil) => {
    expect((await smoke(await behind(spoil))).faults.join('\n')).toContain(fault)
  })

  it.each<Spoil>([
    part(1, 10),
    (path, { status }) => ({
      status: path === '/404' ? 200 : status,
      headers: { 'cf-ray': '1', vary: '', ...(status === 404 && { [POLICY]: '' }) },
    }),
  ])('finds nothing wrong at a host that sends parts, and at Cloudflare', async (spoil) => {
    expect((await smoke(await behind(spoil))).faults).toEqual([])
  })

  it('says that nobody answers', async () => {
    expect((await smoke('http://127.0.0.1:1')).faults).toEqual([
      'http://127.0.0.1:1 does not show /arquivos.json',
    ])
  })
})

describe('smoke after a release', () => {
  const waits = vi.spyOn(timers, 'setTimeout')
  const released = async (): Promise<Record<string, string>> =>
    JSON.parse(String((await asker(site.origin)('/arquivos.json')).body))
  beforeEach(() => {
    waits.mockReset().mockResolvedValue(undefined)
    syncBuiltinESMExports()
  })
  afterAll(() => {
    waits.mockRestore()
    syncBuiltinESMExports()
  })

  it('waits until the site shows it', async () => {
    let isOld = true
    const origin = await behind((path) => {
      if (path !== '/arquivos.json' || !isOld) return undefined
      isOld = false
      return { body: Buffer.from('{"/a.html":"0"}') }
    })
    expect((await smoke(origin, await released())).faults).toEqual([])
    expect(waits.mock.calls).toEqual([[500]])
  })

  it('asks once more for all of it where something is wrong', async () => {
    let asked = 0
    const origin = await behind((path) => {
      if (path === '/contato') asked += 1
      // A page is asked for in three compressions.
      return path === '/contato' && asked < 4 ? { status: 500 } : undefined
    })
    const { faults, files } = await smoke(origin, await released())
    expect([faults, files, asked]).toEqual([[], Object.keys(await released()).length, 6])
    expect(waits.mock.calls).toEqual([[5000]])
  })

  it('gives up on a site that goes on to show another one', async () => {
    // A minute has passed with the first question.
    vi.spyOn(Date, 'now').mockReturnValueOnce(0)
    expect((await smoke(site.origin, { '/contato.html': 'new' })).faults).toEqual([
      `${site.origin} does not show the release: does the server reload?`,
    ])
  })
})
