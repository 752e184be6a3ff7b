import { spawnSync } from 'node:child_process'
import { PATHS } from '../paths'
import { findBrowser } from './browser'

/**
 * `npm run test:browser [-- files or options of Playwright]`: the journeys and the walk alone; the
 * sites are built if need be.
 */
try {
  const env = { ...process.env, PW_CHROMIUM: findBrowser(console.log) }
  const args = [
    'playwright',
    'test',
    '-c',
    'tests/e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ]
  const { status } = spawnSync('npx', args, {
    cwd: PATHS.root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
