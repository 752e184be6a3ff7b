import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** Longer than a sleeping edge needs, shorter than a reader's patience, in ms. */
const TIMEOUT = 20_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** How often a header stands in the answer; Node joins what stands twice. */
  times: (name: string) => number
  /** Last day of the server's certificate, where there is one. */
  certificateEnds: Date | undefined
}

/**
 * Asks one host for one address after another. The path goes out letter by letter, encodings and
 * doubled slashes too.
 */
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>

/**
 * @param origin such as http://127.0.0.1:4310, without a slash at the end
 * @returns a function that rejects when no whole answer comes within 20 s
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
          const chunks: Buffer[] = []
          // Only https has a certificate.
          const valid =
            protocol === 'https:'
              ? (incoming.socket as TLSSocket).getPeerCertificate().valid_to
              : undefined
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks),
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
      outgoing.on('error', reject)
      outgoing.end()
    })
}

/** One header as text, also where it stands more than once. */
export const headerOf = ({ headers }: Answer, name: string): string => String(headers[name] ?? '')
