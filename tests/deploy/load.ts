import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { asker, headerOf, type Answer } from '../../src/deploy/ask'
import { numberIn, ODD_PAGE, scriptOf } from './variants'

/** The oldest and the newest release that visitors may be shown right now. */
export interface Window {
  from: number
  to: number
}

export interface LoadResult {
  requests: number
  /** How many connections a server has closed without an answer. */
  cut: number
  /** Answers that fit no release that may be shown, as sentences. */
  wrong: string[]
  /** Answers that mix one release with another, as sentences. */
  mixed: string[]
  /** The longest time between two right answers to any visitors, in ms. */
  longestGap: number
}

const PAGES = ['/', '/contato', '/lotes-informatica', '/comercio-sucata', '/blog', '/sobre']
const ENCODINGS = ['identity', 'gzip', 'br']

const bodyOf = (answer: Answer): string => {
  const encoding = headerOf(answer, 'content-encoding')
  if (encoding === 'br') return brotliDecompressSync(answer.body).toString()
  return (encoding === 'gzip' ? gunzipSync(answer.body) : answer.body).toString()
}

/**
 * Simulates visitors, each with a cache of pages. They request pages, with the ETags that they
 * have, and the script of the release that each page is from.
 * @param shown the oldest and the newest release that the place can be showing
 * @param isOver ends the load when it returns true
 */
export async function load(
  origin: string,
  visitors: number,
  shown: () => Window,
  isOver: () => boolean,
): Promise<LoadResult> {
  const ask = asker(origin)
  const result: LoadResult = { requests: 0, cut: 0, wrong: [], mixed: [], longestGap: 0 }
  let last = performance.now()
  const right = () => {
    const now = performance.now()
    result.longestGap = Math.max(result.longestGap, now - last)
    last = now
  }

  /**
   * Requests one page and its script.
   * @param known pages that the visitor has cached, by address and encoding
   */
  async function visit(turn: number, known: Map<string, { tag: string; number: number }>) {
    const path = turn % 7 === 6 ? ODD_PAGE : (PAGES[turn % PAGES.length] ?? '/')
    const encoding = ENCODINGS[turn % ENCODINGS.length] ?? 'identity'
    const kept = turn % 2 === 0 ? known.get(path + encoding) : undefined
    const { from } = shown()
    const answer = await ask(path, {
      headers: { 'Accept-Encoding': encoding, ...(kept && { 'If-None-Match': kept.tag }) },
    })
    const { to } = shown()
    result.requests += 1
    const says = (what: string) => `${path} (${from} a ${to}): ${answer.status} ${what}`
    const number = answer.status === 304 ? kept?.number : numberIn(bodyOf(answer))
    if (number === undefined || number < from || number > to)
      return void result.wrong.push(says(`da versão ${number}`))
    if (
      path === ODD_PAGE &&
      answer.status !== 304 &&
      (answer.status === 200) !== (number % 2 === 1)
    )
      return void result.mixed.push(says(`numa versão ${number}`))
    if (path !== ODD_PAGE && answer.status !== 200 && answer.status !== 304)
      return void result.wrong.push(says(''))
    const header = Number(headerOf(answer, 'x-release'))
    if (header !== number && answer.status !== 304)
      return void result.mixed.push(says(`página ${number} com cabeçalho ${header}`))
    right()
    const tag = headerOf(answer, 'etag')
    if (tag && answer.status === 200) known.set(path + encoding, { tag, number })
    const script = await ask(scriptOf(number))
    result.requests += 1
    if (script.status !== 200 || !script.body.toString().includes(`'${number}'`))
      return void result.wrong.push(`${scriptOf(number)}: ${script.status}`)
    right()
  }

  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const known = new Map<string, { tag: string; number: number }>()
      for (let turn = visitor; !isOver(); turn += 1) {
        try {
          await visit(turn, known)
        } catch (error) {
          // A browser repeats such a request, so it is counted apart.
          if (error instanceof Error && error.message.includes('ECONNRESET')) result.cut += 1
          else result.wrong.push(error instanceof Error ? error.message : String(error))
        }
      }
    }),
  )
  return result
}
