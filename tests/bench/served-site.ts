import type { Socket } from 'node:net'
import { siteServer } from '../../src/pipeline/serve/site-server'

/** A built site as visitors get it, on a free port of this machine. */
export interface ServedSite {
  origin: string
  /** Bytes that have left so far, headers too, whoever asked for them: a page or its service worker. */
  sent: () => number
  close: () => void
}

export async function serveSite(dist: string): Promise<ServedSite> {
  const server = await siteServer(dist)
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('O servidor não diz em que porta está.')
  return {
    origin: `http://localhost:${address.port}`,
    sent: () => sockets.reduce((all, { bytesWritten }) => all + bytesWritten, 0),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
