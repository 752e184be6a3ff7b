import type { AddressInfo, Socket } from 'node:net'
import { siteServer } from '../../src/pipeline/serve/site-server'

/** A built site as visitors get it. */
export interface ServedSite {
  origin: string
  /** Bytes that have left so far, headers too, for a page or its service worker. */
  sent: () => number
  close: () => Promise<void>
}

/** @param port any free one unless told */
export async function serveSite(dist: string, port = 0): Promise<ServedSite> {
  const server = await siteServer(dist)
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  // A listening TCP server has an address object.
  const address = server.address() as AddressInfo
  return {
    origin: `http://localhost:${address.port}`,
    sent: () => sockets.reduce((all, { bytesWritten }) => all + bytesWritten, 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
