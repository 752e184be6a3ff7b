import type { Browser } from '@playwright/test'
import type { Figures } from './metrics'
import { openUntilRest, phonePage } from './phone'
import type { ServedSite } from '../support/served-site'

/**
 * A worker begins to keep files in the quiet after the page. A site that sends nothing for so long
 * has done what it does by itself, in ms.
 */
const QUIET = 3000

/**
 * Bytes on the way during a first visit in which nobody does anything, with what the site keeps for
 * when there is no network.
 */
async function bytesUntilRest(
  browser: Browser,
  { origin, sent }: ServedSite,
  path: string,
  savesData: boolean,
): Promise<number> {
  const page = await phonePage(browser, {
    serviceWorkers: 'allow',
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  })
  try {
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    const before = sent()
    await openUntilRest(page, origin + path, !savesData)
    for (let last = 0; last !== sent();) {
      last = sent()
      await page.waitForTimeout(QUIET)
    }
    return sent() - before
  } finally {
    await page.context().close()
  }
}

/** @param both whether to count also with data saving: a page without script does the same for everybody */
export const transfer = async (
  browser: Browser,
  site: ServedSite,
  path: string,
  both: boolean,
): Promise<Figures> => ({
  transferred: await bytesUntilRest(browser, site, path, false),
  ...(both && { saved: await bytesUntilRest(browser, site, path, true) }),
})
