import type { Browser, Page } from '@playwright/test'
import { CATEGORIES, type TraceEvent } from './read-trace'

/** What Chromium noted while the page did something. */
export async function traced(
  browser: Browser,
  page: Page,
  doing: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await doing()
  // Chromium writes an object of this shape.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return traceEvents
}
