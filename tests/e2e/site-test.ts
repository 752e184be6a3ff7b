import { test as base, type Page } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the application marks the document: it runs («sim») or cannot («nao»). */
export const running = (page: Page, marked: 'sim' | 'nao' = 'sim') =>
  page.waitForFunction((mark) => document.documentElement.dataset.running === mark, marked)

/** Holds the requests for some files of a page back until the returned function is called. */
export async function holdBack(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Collects the addresses that a page fetches from now on, except for the service worker that keeps
 * the site offline, which any page fetches once it rests.
 */
export function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/sw.js')) asked.push(request.url())
  })
  return asked
}

/** The visitor has asked the browser to save data. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

/** The browser refuses the page its storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )

/**
 * Playwright's test, whose `page.goto` and `page.reload` also wait until the application runs,
 * because most journeys need it. A call with `waitUntil` does not wait for it, so that a journey
 * can test the time before.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, handOn) => {
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page)
      const reload = page.reload.bind(page)
      page.goto = async (url, options) => {
        const response = await goto(url, options)
        if (!options?.waitUntil) await running(page)
        return response
      }
      page.reload = async (options) => {
        const response = await reload(options)
        if (!options?.waitUntil) await running(page)
        return response
      }
    }
    await handOn(page)
  },
})
