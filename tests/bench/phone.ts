import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CATEGORIES, SLOWDOWN, type TraceEvent } from './read-trace'

/**
 * Lighthouse's slow 4G as the browser applies it: 1.6 Mbit/s and 150 ms, with its factors of 0.9
 * and 3.75. In bytes a second and ms.
 */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/**
 * Opens a page on the phone that Lighthouse emulates, in a context of its own, so that nothing is
 * cached from an earlier visit.
 */
export async function phonePage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
    ...options,
  })
}

/** The same page with a processor as slow as a phone's. */
export async function slowPhonePage(browser: Browser): Promise<Page> {
  const page = await phonePage(browser)
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** In ms; no page needs longer on a slow network. */
export const PATIENCE = 60_000
/** How long a page is still watched after the last event that was waited for, in ms. */
const REST = 1500

/**
 * Opens a page and waits until it rests: everything has loaded and the application runs.
 * @param runs false with data saving, because the application then waits for an interaction
 */
export async function openUntilRest(page: Page, url: string, runs = true): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE })
  if (runs)
    await page.waitForFunction(() => document.documentElement.dataset.running !== undefined, null, {
      timeout: PATIENCE,
    })
  await page.waitForTimeout(REST)
}

/** The events that Chromium traced while `doing` ran. */
export async function traced(
  browser: Browser,
  page: Page,
  doing: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await doing()
  // No validation: Chromium writes an object of this shape.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return traceEvents
}

/** Runs `doing` on a page and closes the page's context afterwards. */
export async function onPage<T>(
  opened: Promise<Page>,
  doing: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await opened
  try {
    return await doing(page)
  } finally {
    await page.context().close()
  }
}
