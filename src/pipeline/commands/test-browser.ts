import { spawnSync } from 'node:child_process'
import { PATHS } from '../paths'
import { runCli } from '../run-cli'
import { findBrowser } from './browser'

/**
 * `npm run test:browser [-- files or options of Playwright]`: runs only the journeys and the walk;
 * builds the sites if necessary.
 */
runCli((args) => {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', ...args],
    {
      cwd: PATHS.root,
      env: { ...process.env, PW_CHROMIUM: findBrowser(console.log) },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  process.exitCode = status ?? 1
})
