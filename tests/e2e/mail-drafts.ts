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
 * Records the mail drafts that the page really opens, by link or by script, and the windows that it
 * opens, although it must open none.
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

/**
 * Returns whether a console message is an error or a warning. Playwright's warning that it blocks
 * the service worker (playwright.config.ts) does not count.
 */
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
