import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { CliError } from '../pipeline/run-cli'

/** In ms: longer than a sleeping edge server needs, shorter than a reader's patience. */
const TIMEOUT = 20_000

/** In ms: a host that sends its answer byte by byte is cut off. */
const LONGEST = 120_000

/**
 * The origin of a site whose address somebody wrote.
 * @param use an example of the command with an address, for the error
 * @throws CliError for anything but an http or https address
 */
export function originOf(given: string, use: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(`«${given}» não é o endereço de um site. Escreva assim: ${use}`)
  return url.origin
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Number of times that a header is in the answer; Node joins repeated ones. */
  times: (name: string) => number
  /** Last day of the server's certificate; undefined without one. */
  certificateEnds: Date | undefined
}

/**
 * Requests one address after another from one host. The path is sent unchanged, including encodings
 * and doubled slashes.
 */
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>

/**
 * @param origin such as http://127.0.0.1:4310, without a slash at the end
 * @returns a function that rejects when the connection breaks, when no bytes arrive for 20 s, or
 *   when the answer has not ended after two minutes
 */
export const asker = (origin: string): Ask => {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: hostname.replace(/^\[|\]$/g, ''),
          port,
          path,
          method,
          headers,
          agent: false,
          timeout: TIMEOUT,
        },
        (incoming) => {
          const parts: Buffer[] = []
          // Only https has a certificate.
          const valid =
            protocol === 'https:'
              ? (incoming.socket as TLSSocket).getPeerCertificate().valid_to
              : undefined
          incoming.on('data', (part: Buffer) => parts.push(part))
          incoming.on('error', reject)
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(parts),
              times: (name) =>
                incoming.rawHeaders.filter(
                  (one, index) => index % 2 === 0 && one.toLowerCase() === name,
                ).length,
              certificateEnds: valid ? new Date(valid) : undefined,
            }),
          )
        },
      )
      outgoing.on('timeout', () =>
        outgoing.destroy(new Error(`sem resposta em ${TIMEOUT / 1000} s`)),
      )
      const late = setTimeout(
        () => outgoing.destroy(new Error(`resposta incompleta depois de ${LONGEST / 1000} s`)),
        LONGEST,
      )
      outgoing.on('close', () => clearTimeout(late))
      outgoing.on('error', reject)
      outgoing.end()
    })
}

/** One header as text, also when it is repeated. */
export const headerOf = ({ headers }: Answer, name: string): string => String(headers[name] ?? '')

/** Facts about a host that are known before the questions. */
export interface Known {
  /** Addresses of pages, from the sitemap. */
  pages: string[]
  /** Whether the build has the editors' page. */
  admin: boolean
  /** Known of a build alone: a deployed site has no list of them. */
  redirects: readonly { from: string; to: string; status: number }[]
}

export interface Inquiry {
  ask: Ask
  known: Known
  /** Adds the sentence to the errors when `right` is false. */
  expectThat: (right: boolean, error: string) => void
}

/** A question to a host. */
export interface Question {
  name: string
  /** Resolves with a reason when the question does not apply. */
  ask: (inquiry: Inquiry) => Promise<string | void>
}

/** Makes a question of each function of an object; its key is the question's name. */
export const questions = (asks: Readonly<Record<string, Question['ask']>>): Question[] =>
  Object.entries(asks).map(([name, ask]) => ({ name, ask }))

export type Outcome = { kind: 'right' } | { kind: 'skipped' | 'wrong'; said: string[] }

/**
 * Asks a question. An exception counts as a wrong answer: the connection broke, or a text does not
 * match its type.
 */
export async function outcomeOf(question: Question, ask: Ask, known: Known): Promise<Outcome> {
  const said: string[] = []
  const expectThat: Inquiry['expectThat'] = (right, error) => {
    if (!right) said.push(error)
  }
  try {
    const skipped = await question.ask({ ask, known, expectThat })
    if (skipped !== undefined) return { kind: 'skipped', said: [skipped] }
  } catch (error) {
    said.push(error instanceof Error ? error.message || error.name : String(error))
  }
  return said.length === 0 ? { kind: 'right' } : { kind: 'wrong', said }
}

/** Addresses of a sitemap, as paths. */
export const sitemapPaths = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)

/** Enough pages of a large site to see how a host treats each kind. */
export const ENOUGH = 40

/** Reads the facts of a deployed site: its sitemap, and whether it has an editors' page. */
export async function knownFrom(ask: Ask): Promise<Known> {
  const [sitemap, admin] = [await ask('/sitemap.xml'), await ask('/admin/')]
  return {
    pages: sitemapPaths(sitemap.body.toString()).slice(0, ENOUGH),
    admin: admin.status === 200,
    redirects: [],
  }
}
