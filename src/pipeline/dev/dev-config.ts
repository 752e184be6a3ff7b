import type { InlineConfig } from 'vite'
import { PATHS } from '../paths'
import { contentDevServer } from './content-dev-server'

/**
 * What Vite is told besides vite.config.ts for `npm run dev`.
 * @param isReady what the server waits for before it answers, beside the first compilation
 */
export const devConfig = (isReady: Promise<unknown> = Promise.resolve()): InlineConfig => ({
  root: PATHS.root,
  configFile: `${PATHS.root}vite.config.ts`,
  // Not in node_modules, which copies of the project share: each would find there what is another's and make it anew.
  cacheDir: `${PATHS.generated}/vite`,
  plugins: [contentDevServer(isReady)],
  server: { port: Number(process.env.PORT ?? 5173) },
})
