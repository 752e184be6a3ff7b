import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { TLSSocket } from 'node:tls'

/** In ms: a host that says nothing, and one that sends its answer byte by byte. */
const SILENT = 20_000
const LONGEST = 120_000
/** A small server keeps up, and thousands of files end in time. */
const AT_ONCE = 8

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** How often a header is in the answer; Node joins repeated ones. */
  times: (name: string) => number
  /** Last day of the server's certificate; undefined without one. */
  certificateEnds: Date | undefined
}

/** Requests an address of one host; the path is sent unchanged. */
export type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<Answer>

/**
 * @param origin such as http://127.0.0.1:4310
 * @returns a function that rejects when the connection breaks or the answer does not come in time
 */
export function asker(origin: string): Ask {
  const { protocol, hostname, port } = new URL(origin)
  const isHttps = protocol === 'https:'
  const pool = { keepAlive: true, maxSockets: AT_ONCE }
  const agent = isHttps ? new HttpsAgent(pool) : new HttpAgent(pool)
  const host = hostname.replace(/^\[|\]$/g, '')
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const options = { host, port, path, method, headers, agent, timeout: SILENT }
      const outgoing = (isHttps ? httpsRequest : httpRequest)(options, (incoming) => {
        const { socket, rawHeaders } = incoming
        const valid = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined
        const names = rawHeaders.filter((_, index) => index % 2 === 0)
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(parts),
            times: (name) => names.filter((one) => one.toLowerCase() === name).length,
            certificateEnds: valid ? new Date(valid) : undefined,
          }),
        )
      })
      const cut = (why: string) => outgoing.destroy(new Error(`${path}: ${why}`))
      const late = setTimeout(() => cut(`not complete after ${LONGEST / 1000} s`), LONGEST)
      outgoing.on('timeout', () => cut(`no answer in ${SILENT / 1000} s`))
      outgoing.on('close', () => clearTimeout(late))
      outgoing.on('error', reject)
      outgoing.end()
    })
}

/** One header as text. */
export const headerOf = ({ headers }: Answer, name: string): string => String(headers[name] ?? '')
