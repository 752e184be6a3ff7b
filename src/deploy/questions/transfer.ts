import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headerOf, type Answer, type Ask, questions, type Question } from '../ask'

/** The first address in the home page that fits. */
async function inHome(ask: Ask, pattern: RegExp): Promise<string> {
  const found = pattern.exec((await ask('/')).body.toString())?.[0]
  if (!found) throw new Error(`a página inicial não nomeia nada como ${pattern.source}`)
  return found
}
const SCRIPT = /\/assets\/[\w.-]+\.js/
const PHOTO = /\/fotos\/[\w./-]+\.(?:avif|webp)/

const unpacked = (answer: Answer): Buffer => {
  const encoding = headerOf(answer, 'content-encoding')
  if (encoding === 'br') return brotliDecompressSync(answer.body)
  return encoding === 'gzip' ? gunzipSync(answer.body) : answer.body
}

const BYTES: Question[] = questions({
  'guardar: assets e fotos um ano, páginas conferidas a cada visita': async ({
    ask,
    expectThat,
  }) => {
    for (const path of [await inHome(ask, SCRIPT), await inHome(ask, PHOTO)]) {
      const answer = await ask(path)
      const caching = headerOf(answer, 'cache-control')
      expectThat(
        answer.status === 200 && caching === 'public, max-age=31536000, immutable',
        `${path}: ${answer.status} «${caching}»`,
      )
    }
    const page = headerOf(await ask('/'), 'cache-control')
    expectThat(/max-age=0|no-cache/.test(page), `/: «${page}»`)
  },
  'fotos podem aparecer em outros sites, scripts não': async ({ ask, expectThat }) => {
    for (const [name, pattern, wanted] of [
      ['script', SCRIPT, 'same-origin'],
      ['foto', PHOTO, 'cross-origin'],
    ] as const) {
      const answer = await ask(await inHome(ask, pattern))
      const policy = headerOf(answer, 'cross-origin-resource-policy')
      expectThat(policy === wanted, `${name}: «${policy}»`)
    }
  },
  'textos comprimidos, em br e em gzip, para quem os aceita': async ({ ask, expectThat }) => {
    for (const path of ['/', await inHome(ask, SCRIPT)]) {
      const plain = await ask(path, { headers: { 'Accept-Encoding': 'identity' } })
      expectThat(
        headerOf(plain, 'content-encoding') === '',
        `${path}: comprimido para quem não aceita`,
      )
      for (const encoding of ['br', 'gzip']) {
        const packed = await ask(path, { headers: { 'Accept-Encoding': encoding } })
        const came = headerOf(packed, 'content-encoding')
        expectThat(
          came === encoding && unpacked(packed).equals(plain.body),
          `${path}: ${encoding} pedido, veio «${came}»`,
        )
      }
    }
  },
  'quem guarda no caminho sabe que há cópias (Vary)': async ({ ask, expectThat }) => {
    const vary = headerOf(await ask('/', { headers: { 'Accept-Encoding': 'br' } }), 'vary')
    expectThat(/accept-encoding/i.test(vary), `Vary: «${vary}»`)
  },
  'o que não mudou não é mandado de novo (304)': async ({ ask, expectThat }) => {
    for (const path of ['/', await inHome(ask, SCRIPT)]) {
      const etag = headerOf(await ask(path), 'etag')
      const again = await ask(path, { headers: { 'If-None-Match': etag } })
      expectThat(
        etag !== '' && again.status === 304 && again.body.length === 0,
        `${path}: ETag «${etag}», depois ${again.status}`,
      )
    }
  },
  // A server may answer a range with the whole file (RFC 9110, 14.2); it must not send other
  // bytes.
  'um trecho pedido é o trecho certo, ou o todo': async ({ ask, expectThat }) => {
    const path = await inHome(ask, PHOTO)
    const whole = (await ask(path)).body
    for (const [range, wanted] of [
      ['0-9', whole.subarray(0, 10)],
      ['-10', whole.subarray(-10)],
      ['100-', whole.subarray(100)],
    ] as const) {
      const { status, body } = await ask(path, { headers: { Range: `bytes=${range}` } })
      expectThat(
        (status === 200 && body.equals(whole)) || (status === 206 && body.equals(wanted)),
        `bytes=${range}: ${status}, ${body.length} bytes`,
      )
    }
  },
})

interface WebAppManifest {
  icons?: readonly { src?: string }[]
}

const APPLICATION: Question[] = questions({
  'sw.js é conferido a cada vez e só fala com este site': async ({ ask, expectThat }) => {
    const answer = await ask('/sw.js')
    const [type, caching, policy] = [
      'content-type',
      'cache-control',
      'content-security-policy',
    ].map((name) => headerOf(answer, name))
    expectThat(
      answer.status === 200 && /^(?:text|application)\/javascript/.test(type ?? ''),
      `/sw.js: ${answer.status} ${type}`,
    )
    expectThat(
      /no-cache|no-store|max-age=0/.test(caching ?? ''),
      `/sw.js: uma versão nova não chegaria (${caching})`,
    )
    expectThat(
      answer.times('content-security-policy') === 1 &&
        (policy ?? '').includes(`connect-src 'self'`),
      `/sw.js: política «${policy}»`,
    )
  },
  'manifesto e ícones, com os seus tipos': async ({ ask, expectThat }) => {
    const answer = await ask('/manifest.webmanifest')
    const type = headerOf(answer, 'content-type')
    if (answer.status !== 200 || !/^application\/(?:manifest\+)?json/.test(type))
      return expectThat(false, `/manifest.webmanifest: ${answer.status} ${type}`)
    // The manifest may contain anything; only its addresses are read.
    const { icons = [] } = JSON.parse(answer.body.toString()) as WebAppManifest
    expectThat(icons.length > 0, '/manifest.webmanifest: sem ícones')
    for (const { src = '' } of icons) {
      const icon = await ask(src)
      const iconType = headerOf(icon, 'content-type')
      expectThat(
        icon.status === 200 && iconType === 'image/png',
        `${src}: ${icon.status} ${iconType}`,
      )
    }
  },
})

export const TRANSFER_QUESTIONS: Question[] = [...APPLICATION, ...BYTES]
