import { siteServer } from '../../src/pipeline/serve/site-server'
import { buildSite } from './build-site'
import { DIST, PORT } from './site'

/** Builds the site if necessary, and serves it until it is ended: Playwright's web server. */
buildSite()
;(await siteServer(DIST)).listen(PORT)
