import { join } from 'node:path'
import { siteServer } from '../../src/pipeline/serve/site-server'
import { buildSites } from './build-sites'
import { SITES } from './sites'

/** Builds what is not built yet and serves both sites until it is ended: Playwright's web server. */
buildSites(console.log)
for (const { folder, port } of Object.values(SITES).toReversed()) {
  const server = await siteServer(join(folder, 'dist'))
  await new Promise<void>((resolve) => {
    server.listen(port, resolve)
  })
}
