import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** In ms: longer than a sleeping edge server needs, shorter than a reader's patience. */
const TIMEOUT = 20_000

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
 * @returns a function that rejects when no complete answer arrives within 20 s
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

/** One header as text, also when it is repeated. */
export const headerOf = ({ headers }: Answer, name: string): string => String(headers[name] ?? '')
