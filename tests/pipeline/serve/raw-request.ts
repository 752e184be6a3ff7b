import { connect, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends a request letter by letter: fetch would tidy up the address before it leaves. Header names
 * come in small letters.
 */
export async function rawRequest(
  server: Server,
  line: string,
  headers: string[] = [],
): Promise<RawAnswer> {
  // A listening TCP server has an address object.
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
