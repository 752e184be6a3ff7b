import type { InlineConfig } from 'vite'
import { PATHS } from '../paths'
import { contentDevServer } from './content-dev-server'

/**
 * Vite's settings for `npm run dev`, besides vite.config.ts.
 * @param isReady the server waits for it before it answers, beside the first compilation
 */
export const devConfig = (isReady: Promise<unknown> = Promise.resolve()): InlineConfig => ({
  root: PATHS.root,
  configFile: `${PATHS.root}vite.config.ts`,
  // Not in node_modules, which copies of the project share: each would find another one's files
  // there and rebuild them.
  cacheDir: `${PATHS.generated}/vite`,
  plugins: [contentDevServer(isReady)],
  server: { port: Number(process.env.PORT ?? 5173) },
})
