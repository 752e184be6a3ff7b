import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fileHash } from '../pipeline/hosts/host-files'
import { headerOf, type Answer, type Ask } from './ask'

/** The media types by which a browser accepts each kind of file. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.html$/, /^text\/html;\s*charset=utf-8$/i],
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.(?:json|webmanifest)$/, /json/],
  [/\.xml$/, /xml/],
  [/\.woff2$/, /font/],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, /^image\//],
]
/** Files that travel compressed. */
const TEXTS = /\.(?:html|js|css|json|webmanifest|xml|svg|txt)$/

/** Headers of every answer, each once, and how its value begins. */
const EVERYWHERE: readonly [name: string, value: string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=()'],
  ['strict-transport-security', 'max-age=63072000'],
]

/** The address at which a host answers with a file of the build. */
const addressOf = (path: string): string =>
  path === '/404.html'
    ? '/nao-existe-aqui'
    : path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')

function unpacked(answer: Answer): Buffer {
  const encoding = headerOf(answer, 'content-encoding')
  if (encoding === 'br') return brotliDecompressSync(answer.body)
  return encoding === 'gzip' ? gunzipSync(answer.body) : answer.body
}

/**
 * Asks for a file of the build as browsers do, in every compression, and compares each with what
 * was built.
 * @returns what is wrong
 */
export async function fileFaults(ask: Ask, path: string, hash: string): Promise<string[]> {
  const address = addressOf(path)
  const faults: string[] = []
  const isText = TEXTS.test(path)
  for (const encoding of isText ? ['br', 'gzip', 'identity'] : ['gzip, deflate, br']) {
    const answer = await ask(address, { 'Accept-Encoding': encoding })
    const says = (fault: string) => faults.push(`${address} (${encoding}): ${fault}`)
    const wanted = path === '/404.html' ? 404 : 200
    const came = headerOf(answer, 'content-encoding') || 'identity'
    if (answer.status !== wanted) {
      says(`${answer.status} instead of ${wanted}`)
      continue
    }
    try {
      if (fileHash(unpacked(answer)) !== hash) says('not the bytes that were built')
    } catch {
      says(`cannot be unpacked as ${came}`)
    }
    if (isText && came !== encoding && answer.body.length > 1400 && wanted === 200)
      says(`came as ${came}`)
    headerFaults(path, answer).forEach(says)
  }
  return faults
}

/** What is wrong with the headers of an answer. */
function headerFaults(path: string, answer: Answer): string[] {
  const value = (name: string) => headerOf(answer, name)
  const isAdmin = path.startsWith('/admin/')
  const isPage = path.endsWith('.html')
  const isKept = /^\/(?:assets|fotos)\//.test(path)
  const caching = value('cache-control')
  const crossOrigin = path.startsWith('/fotos/') ? 'cross-origin' : 'same-origin'
  const keepsRight = isKept
    ? caching === 'public, max-age=31536000, immutable'
    : /no-cache|no-store|max-age=0/.test(caching) && !/immutable/.test(caching)
  return [
    ...TYPES.filter(([ending, type]) => ending.test(path) && !type.test(value('content-type'))).map(
      () => `content-type: ${value('content-type')}`,
    ),
    ...EVERYWHERE.filter(
      ([name, start]) => answer.times(name) !== 1 || !value(name).startsWith(start),
    ).map(([name]) => `${name}: ${answer.times(name)} times, «${value(name)}»`),
    ...(keepsRight ? [] : [`cache-control: «${caching}»`]),
    ...((isKept || isPage || path === '/sw.js') &&
    value('cross-origin-resource-policy') !== crossOrigin
      ? [`cross-origin-resource-policy: «${value('cross-origin-resource-policy')}»`]
      : []),
    ...(isPage && value('cross-origin-opener-policy') !== 'same-origin'
      ? [`cross-origin-opener-policy: «${value('cross-origin-opener-policy')}»`]
      : []),
    ...(value('set-cookie') ? ['it sets a cookie'] : []),
    ...(/noindex/.test(value('x-robots-tag')) !== isAdmin
      ? [`x-robots-tag: «${value('x-robots-tag')}»`]
      : []),
    ...(isPage ? policyFaults(isAdmin, answer) : []),
    ...(path === '/sw.js' && !value('content-security-policy').includes(`connect-src 'self'`)
      ? ['the worker has no policy of its own']
      : []),
  ]
}

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((one) => {
      const [name = '', ...values] = one.trim().split(/\s+/)
      return [name, values]
    }),
  )

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Compares the policy of an answer with the page: one policy, the page's own but for the styles of
 * other pages and frame-ancestors, which knows every inline text.
 */
function policyFaults(isAdmin: boolean, answer: Answer): string[] {
  const policy = headerOf(answer, 'content-security-policy')
  // Cloudflare's rules go by address, and an unknown one has none: then the page's own counts.
  if (policy === '' && answer.status === 404) return []
  if (answer.times('content-security-policy') !== 1 || policy.split('default-src').length !== 2)
    return [`content-security-policy: ${answer.times('content-security-policy')} times`]
  let html: string
  try {
    html = unpacked(answer).toString()
  } catch {
    return []
  }
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const [outer, inner] = [directives(policy), directives(meta)]
  outer.delete('frame-ancestors')
  const agrees =
    outer.size === inner.size &&
    [...inner].every(([name, values]) => {
      const allowed = outer.get(name) ?? []
      const isSame = name === 'style-src' || allowed.length === values.length
      return isSame && values.every((one) => allowed.includes(one))
    })
  const inline = /<(style|script)(?: nonce)?>([^]*?)<\/\1>/g
  const unknown = Array.from(html.matchAll(inline), ([, , text = '']) => text).filter(
    (text) => !policy.includes(sha256(text)),
  )
  return [
    ...(policy.includes(`frame-ancestors 'none'`) ? [] : ['the policy lets others frame it']),
    ...(agrees || (isAdmin && meta === '') ? [] : ['the policy of the page is another one']),
    ...(unknown.length > 0 ? [`the policy refuses ${unknown.length} inline text(s)`] : []),
  ]
}
