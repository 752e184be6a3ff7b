import type { AddressInfo } from 'node:net'
import { siteServer } from '../../src/pipeline/serve/site-server'
import type { Engine } from './engine'

/** What `npm start` and `npm run preview` serve with. */
export const preview: Engine = {
  name: 'prévia',
  known: {},
  start: async ({ dist }) => {
    const server = await siteServer(dist)
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject)
      server.listen(0, '127.0.0.1', resolve)
    })
    // A listening TCP server has an address object.
    const { port } = server.address() as AddressInfo
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve())
        }),
    }
  },
}
