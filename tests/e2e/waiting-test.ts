import type { Page } from '@playwright/test'

/** Names of the scripts that are asked for, without their sums. */
export function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(/assets\/(.+)-[\w-]{8}\.js/.exec(request.url())?.[1] ?? request.url())
  })
  return names
}

/** Longer than a page that starts as soon as it is drawn takes to begin, and shorter than one that rests first. */
export const leaveAlone = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 500))
      }),
  )

/** Opens a page and looks at it for a moment, before it has rested. */
export async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await leaveAlone(page)
}

/** Whether the application runs. */
export const runs = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.running === 'sim')
