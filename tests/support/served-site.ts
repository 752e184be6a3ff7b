import type { AddressInfo } from 'node:net'
import { siteServer } from '../../src/pipeline/serve/site-server'

/** A built site, served as visitors get it. */
export interface ServedSite {
  origin: string
  close: () => Promise<void>
}

/** @param port by default any free port */
export async function serveSite(dist: string, port = 0): Promise<ServedSite> {
  const server = await siteServer(dist)
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  // A listening TCP server has an address object.
  const address = server.address() as AddressInfo
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
