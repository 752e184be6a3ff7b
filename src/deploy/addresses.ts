import { headerOf, type Answer, type Ask } from './ask'

/** Spellings of addresses that must neither lead away nor bring the server down. */
const HOSTILE = [
  '//exemplo.invalid/',
  '/\\\\exemplo.invalid/',
  '/%5c%5cexemplo.invalid/',
  '/%2fexemplo.invalid/',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%zz',
  '/a%0d%0aX-Mau:1/',
]
const UNKNOWN = [
  '/nao-existe',
  '/blog/nao-existe',
  '/blog/nao-existe/',
  // An open tab requests scripts of an earlier release: a page would be run as a script.
  '/assets/de-antes-AAAAAAAA.js',
  '/a/b/c',
  '/admin/nao-existe',
]
const WARN_DAYS = 14

/** Collects what is wrong. */
function faultList(): { faults: string[]; expect: (isRight: boolean, fault: string) => void } {
  const faults: string[] = []
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  return { faults, expect }
}

/** Cloudflare joins slashes, serves 404.html at /404 too, and compresses without saying Vary. */
const isCloudflare = (home: Answer): boolean => home.headers['cf-ray'] !== undefined

/**
 * Asks what is no file: moved, unknown and hostile addresses.
 * @param page an address with one segment
 * @returns what is wrong
 */
export async function addressFaults(ask: Ask, page: string): Promise<string[]> {
  const { faults, expect } = faultList()
  const home = await ask('/')
  const place = (answer: Answer) => headerOf(answer, 'location').replace(/^https?:\/\/[^/]+/, '')
  for (const [from, to] of [
    [`${page}/`, page],
    [`${page}.html`, page],
    [`${page}/?a=1`, `${page}?a=1`],
    ['/index.html', '/'],
    ['/admin', '/admin/'],
  ] as const) {
    const answer = await ask(from)
    expect(
      [301, 308].includes(answer.status) && place(answer) === to,
      `${from}: ${answer.status} ${place(answer)} instead of ${to}`,
    )
  }
  for (const path of UNKNOWN) {
    const { status, body, headers } = await ask(path)
    expect(
      status === 404 && body.includes('data-not-found'),
      `${path}: ${status}, not the page of help`,
    )
    expect(!/immutable/.test(String(headers['cache-control'])), `${path}: the error would be kept`)
  }
  for (const path of HOSTILE) {
    const answer = await ask(path)
    const target = new URL(headerOf(answer, 'location') || '/', 'http://aqui.invalid')
    expect(
      target.hostname !== 'exemplo.invalid' && answer.status < 500,
      `${path}: ${answer.status} ${target.href}`,
    )
    expect(answer.headers['x-mau'] === undefined, `${path}: a header from the address`)
    expect(!answer.body.includes('"devDependencies"'), `${path}: a file from outside`)
  }
  for (const path of isCloudflare(home)
    ? []
    : [`/${page}`, '/_headers', '/_redirects', '/404', '/.git/config', `${page}%00`]) {
    const { status } = await ask(path)
    expect([400, 404].includes(status), `${path}: ${status} instead of 404`)
  }
  return faults
}

/**
 * Asks for copies, parts, and by other methods.
 * @param script an address below /assets/
 * @returns what is wrong
 */
export async function transferFaults(ask: Ask, page: string, script: string): Promise<string[]> {
  const { faults, expect } = faultList()
  const home = await ask('/')
  const vary = headerOf(await ask('/', { 'Accept-Encoding': 'br' }), 'vary')
  expect(isCloudflare(home) || /accept-encoding/i.test(vary), `/: Vary is «${vary}»`)
  for (const path of ['/', script]) {
    const etag = headerOf(await ask(path), 'etag')
    const again = await ask(path, { 'If-None-Match': etag })
    expect(again.status === 304, `${path}: ETag «${etag}», then ${again.status}`)
  }
  const whole = (await ask(script)).body
  const part = await ask(script, { Range: 'bytes=1-9' })
  const isPart = part.status === 206 && part.body.equals(whole.subarray(1, 10))
  // A server may answer a range with the whole file (RFC 9110, 14.2).
  expect(
    isPart || (part.status === 200 && part.body.equals(whole)),
    `${script}: wrong bytes for a range`,
  )
  const head = await ask(page, {}, 'HEAD')
  expect(head.status === 200, `HEAD ${page}: ${head.status}`)
  expect((await ask(page, {}, 'POST')).status === 405, `POST ${page}: not 405`)
  if (home.certificateEnds) {
    const days = Math.floor((home.certificateEnds.getTime() - Date.now()) / 86_400_000)
    expect(days >= WARN_DAYS, `the certificate ends in ${days} days`)
  }
  return faults
}
