import { optimizeDeps, resolveConfig } from 'vite'
import { devConfig } from './dev-config'

/**
 * Bundles the packages that the browser loads, unless they are as they were: what Vite does at its
 * start, in a process that ends. In the server's own it leaves some 200 MB behind, as long as the
 * server runs.
 */
await optimizeDeps(await resolveConfig({ ...devConfig(), logLevel: 'silent' }, 'serve'))
