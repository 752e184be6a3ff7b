import { defineConfig } from '@playwright/test'
import { installedBrowser } from '../../src/pipeline/commands/browser'
import { PORT } from './site'

const executablePath = installedBrowser()

export default defineConfig({
  testDir: '.',
  // Files that end in .test.ts are run by vitest.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // No journey is about time: on a crowded machine each has as much as it needs.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A journey waits half of its time for a browser: three of them keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only at a second try has a fault, or finds one.
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'pt-BR',
    // The service worker would answer for files that journeys block; network/release-host.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root; the other flags keep it from looking for servers that
      // tests must not need.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No host but this machine has an address. A page whose requests Playwright intercepts
        // would have no cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node src/pipeline/commands/run.mjs tests/e2e/serve-site.ts',
    cwd: '../..',
    // Time for two builds from nothing on a slow machine, in ms.
    timeout: 600_000,
    stdout: 'pipe',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
