import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headerOf, type Answer, type Ask } from '../ask'
import { expectThat, type Question } from '../question'

/** The first address in the home page that fits. */
async function inHome(ask: Ask, pattern: RegExp): Promise<string> {
  const found = pattern.exec((await ask('/')).body.toString())?.[0]
  if (!found) throw new Error(`a página inicial não nomeia nada como ${pattern.source}`)
  return found
}
const SCRIPT = /\/assets\/[\w.-]+\.js/
const PHOTO = /\/fotos\/[\w./-]+\.(?:avif|webp)/

const caching: Question = {
  name: 'guardar: assets e fotos um ano, páginas conferidas a cada visita',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of [await inHome(ask, SCRIPT), await inHome(ask, PHOTO)]) {
      const answer = await ask(path)
      errors.push(
        ...expectThat(
          answer.status === 200 &&
            headerOf(answer, 'cache-control') === 'public, max-age=31536000, immutable',
          `${path}: ${answer.status} «${headerOf(answer, 'cache-control')}»`,
        ),
      )
    }
    const page = headerOf(await ask('/'), 'cache-control')
    return [...errors, ...expectThat(/max-age=0|no-cache/.test(page), `/: «${page}»`)]
  },
}

const foreign: Question = {
  name: 'fotos podem aparecer em outros sites, scripts não',
  ask: async (ask) => {
    const [script, photo] = [
      await ask(await inHome(ask, SCRIPT)),
      await ask(await inHome(ask, PHOTO)),
    ]
    const policy = (answer: Answer) => headerOf(answer, 'cross-origin-resource-policy')
    return [
      ...expectThat(policy(script) === 'same-origin', `script: «${policy(script)}»`),
      ...expectThat(policy(photo) === 'cross-origin', `foto: «${policy(photo)}»`),
    ]
  },
}

const unpacked = (answer: Answer): Buffer => {
  const encoding = headerOf(answer, 'content-encoding')
  return encoding === 'br'
    ? brotliDecompressSync(answer.body)
    : encoding === 'gzip'
      ? gunzipSync(answer.body)
      : answer.body
}

const compression: Question = {
  name: 'textos comprimidos, em br e em gzip, para quem os aceita',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of ['/', await inHome(ask, SCRIPT)]) {
      const plain = await ask(path, { headers: { 'Accept-Encoding': 'identity' } })
      errors.push(
        ...expectThat(
          headerOf(plain, 'content-encoding') === '',
          `${path}: comprimido para quem não aceita`,
        ),
      )
      for (const encoding of ['br', 'gzip']) {
        const packed = await ask(path, { headers: { 'Accept-Encoding': encoding } })
        errors.push(
          ...expectThat(
            headerOf(packed, 'content-encoding') === encoding &&
              unpacked(packed).equals(plain.body),
            `${path}: ${encoding} pedido, veio «${headerOf(packed, 'content-encoding')}»`,
          ),
        )
      }
    }
    return errors
  },
}

const variants: Question = {
  name: 'quem guarda no caminho sabe que há cópias (Vary)',
  ask: async (ask) => {
    const vary = headerOf(await ask('/', { headers: { 'Accept-Encoding': 'br' } }), 'vary')
    return expectThat(/accept-encoding/i.test(vary), `Vary: «${vary}»`)
  },
}

const conditional: Question = {
  name: 'o que não mudou não é mandado de novo (304)',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of ['/', await inHome(ask, SCRIPT)]) {
      const etag = headerOf(await ask(path), 'etag')
      const again = await ask(path, { headers: { 'If-None-Match': etag } })
      errors.push(
        ...expectThat(
          etag !== '' && again.status === 304 && again.body.length === 0,
          `${path}: ETag «${etag}», depois ${again.status}`,
        ),
      )
    }
    return errors
  },
}

/** A server may answer a range with the whole (RFC 9110, 14.2); what it must not do is send other bytes. */
const ranges: Question = {
  name: 'um trecho pedido é o trecho certo, ou o todo',
  ask: async (ask) => {
    const path = await inHome(ask, PHOTO)
    const whole = (await ask(path)).body
    const errors: string[] = []
    for (const [range, wanted] of [
      ['0-9', whole.subarray(0, 10)],
      ['-10', whole.subarray(-10)],
      ['100-', whole.subarray(100)],
    ] as const) {
      const part = await ask(path, { headers: { Range: `bytes=${range}` } })
      errors.push(
        ...expectThat(
          (part.status === 200 && part.body.equals(whole)) ||
            (part.status === 206 && part.body.equals(wanted)),
          `bytes=${range}: ${part.status}, ${part.body.length} bytes`,
        ),
      )
    }
    return errors
  },
}

export const TRANSFER_QUESTIONS: Question[] = [
  caching,
  foreign,
  compression,
  variants,
  conditional,
  ranges,
]
