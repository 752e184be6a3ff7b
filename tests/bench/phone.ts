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
 * A page on the phone that Lighthouse takes for measuring, in a context of its own: nothing is
 * known from an earlier visit.
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

/** The same where its processor is as slow as a phone's. */
export async function slowPhonePage(browser: Browser): Promise<Page> {
  const page = await phonePage(browser)
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Longer than any page takes on a slow network, in ms. */
export const PATIENCE = 60_000
/** How long a page is watched after the last that it was waited for, in ms. */
const REST = 1500

/**
 * Opens a page and waits until it rests: all has come and, where it starts one by itself, the
 * application runs.
 * @param runs false with data saving: there the application waits to be wanted
 */
export async function openUntilRest(page: Page, url: string, runs = true): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE })
  if (runs)
    await page.waitForFunction(
      () =>
        !document.querySelector('script[data-not-found]') ||
        document.documentElement.dataset.running !== undefined,
      null,
      { timeout: PATIENCE },
    )
  await page.waitForTimeout(REST)
}

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

/** Does something on a page of its own. */
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
