import { existsSync } from 'node:fs'
import { chromium, defineConfig } from '@playwright/test'

/** Another checkout on the same machine can run at the same time on another port. */
const port = Number(process.env.E2E_PORT ?? 4179)
const own = chromium.executablePath()
const executablePath = process.env.PW_CHROMIUM ?? (existsSync(own) ? own : '/usr/bin/chromium')

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a crowded machine may miss a beat; a journey that needs a second try is still reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath,
      // Chromium refuses its sandbox to root; the other flags keep it from looking for servers that tests must not need.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  webServer: {
    command: 'npx tsx src/pipeline/serve/cli.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
