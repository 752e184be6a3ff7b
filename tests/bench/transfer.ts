import type { Browser } from '@playwright/test'
import type { Figures } from './metrics'
import { openUntilRest, phonePage } from './phone'
import type { ServedSite } from '../support/served-site'

/**
 * In ms. The service worker begins to store files once the page is quiet, so a site has finished
 * only when it has sent nothing for this long.
 */
const QUIET = 3000

/**
 * The bytes sent during a first visit without any interaction, including the files that the service
 * worker stores for use without a network.
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

/** @param both whether to measure with data saving too, which changes nothing without script */
export const transfer = async (
  browser: Browser,
  site: ServedSite,
  path: string,
  both: boolean,
): Promise<Figures> => ({
  transferred: await bytesUntilRest(browser, site, path, false),
  ...(both && { saved: await bytesUntilRest(browser, site, path, true) }),
})
