import { optimizeDeps, resolveConfig } from 'vite'
import { devConfig } from './content-dev-server'

/**
 * Bundles the packages that the browser loads, if they changed: Vite's own first step, in a
 * separate process. In the server's process it would leave some 200 MB behind as long as the server
 * runs.
 */
await optimizeDeps(await resolveConfig({ ...devConfig(), logLevel: 'silent' }, 'serve'))
