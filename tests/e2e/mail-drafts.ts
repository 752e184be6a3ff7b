import type { ConsoleMessage, Page } from '@playwright/test'

export interface Draft {
  to: string
  subject: string
  body: string
}

/** A mail link as a mail program reads it (RFC 6068). */
export function readDraft(href: string): Draft {
  const { pathname, search } = new URL(href)
  const fields = new Map(
    search
      .slice(1)
      .split('&')
      .map((field) => {
        const [name = '', value = ''] = field.split('=')
        return [name, decodeURIComponent(value)]
      }),
  )
  return {
    to: decodeURIComponent(pathname),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  }
}

/**
 * Watches the page's frame for mail drafts that are really opened, by link or by script, and for
 * windows, which must never be.
 */
export async function watchDrafts(page: Page): Promise<{ drafts: string[]; windows: string[] }> {
  const seen = { drafts: [] as string[], windows: [] as string[] }
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) seen.drafts.push(url)
  })
  session.on('Page.windowOpen', ({ url }) => seen.windows.push(url))
  return seen
}

/** Playwright keeps the worker out (playwright.config.ts) and says so. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().includes('Service Worker registration blocked by Playwright')

/** Everything that the browser complains about on its console, and every error of the page. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** No journey asks the map's host for anything. */
export const withoutMap = (page: Page) =>
  page.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title>' }),
  )
