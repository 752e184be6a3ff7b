import type { Browser } from '@playwright/test'
import type { Figures } from './metrics'
import { openUntilRest, phonePage } from './phone'
import { threadTime } from './read-trace'
import { traced } from './traced'

/**
 * A visit at full speed, for what the page asks of the processor: time of its main thread, on which
 * other work of the machine does not count.
 */
export async function threadVisit(browser: Browser, url: string): Promise<Figures> {
  const page = await phonePage(browser)
  try {
    const events = await traced(browser, page, () => openUntilRest(page, url))
    return { ...threadTime(events), elements: await page.locator('*').count() }
  } finally {
    await page.context().close()
  }
}
