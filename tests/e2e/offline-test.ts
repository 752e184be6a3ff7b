import { expect, test as base, type Page } from '@playwright/test'
import { running } from './site-test'
import { releaseHost, releases, type ReleaseHost, type Releases } from './release-host'

/** Playwright's test with a host of its own, and with the service worker that keeps the site. */

export const test = base.extend<{ host: ReleaseHost }, { built: Releases }>({
  built: [
    async ({ browserName: _ }, handOn) => {
      const built = await releases()
      await handOn(built)
      built.remove()
    },
    { scope: 'worker' },
  ],
  // Each test has its own host, because it changes the host's release.
  host: async ({ built }, handOn) => {
    const host = await releaseHost(built)
    await handOn(host)
    host.close()
  },
  baseURL: async ({ host }, handOn) => handOn(host.address),
  serviceWorkers: async ({ host: _ }, handOn) => handOn('allow'),
})

export const entry = (page: Page) => page.locator('script[data-files]').getAttribute('data-entry')
export const runs = running

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await runs(page)
}

/** Returns the paths of all kept files. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname)
    return paths
  })

/** Visits until the worker answers for the page and has kept it. */
export async function install(page: Page, path = '/'): Promise<void> {
  await visit(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain(path)
}
