import { connect, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends a request exactly as written, because fetch would change the address before it leaves. The
 * answer's header names are in lower case.
 */
export async function rawRequest(
  server: Server,
  line: string,
  headers: string[] = [],
): Promise<RawAnswer> {
  // The address of a listening TCP server is an object.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
    'latin1',
  )
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  const text = Buffer.concat(parts).toString()
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((one) => [
        one.slice(0, one.indexOf(':')).toLowerCase(),
        one.slice(one.indexOf(':') + 1).trim(),
      ]),
    ),
    body: text.slice(end + 4),
  }
}
