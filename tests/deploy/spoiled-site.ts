import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { asker, type Answer } from '../../src/deploy/ask'

export interface Broken {
  /** Breaks the connection off. */
  cut?: boolean
  status?: number
  headers?: IncomingHttpHeaders
  body?: Buffer
}

/** The site at `origin` behind a host that spoils some of its answers; returns its own origin. */
export async function spoiledSite(
  origin: string,
  spoil: (path: string, answer: Answer, request: IncomingMessage) => Broken | undefined,
) {
  const ask = asker(origin)
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
