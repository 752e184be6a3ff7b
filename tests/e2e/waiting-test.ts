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

/**
 * Longer than a page that starts as soon as it is drawn takes to begin. On a crowded machine a page
 * with an animation is never idle.
 */
export const leaveAlone = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 })
      }),
  )

/**
 * The page does not start its application because it has rested, however slow the machine is: a
 * page that nobody sees does not rest.
 */
export const keepFromRest = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))

/** Why the application started, first and last. */
export const wokenBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('wake: ') ? [name.slice(6)] : [])),
  )

/** Opens a page and looks at it for a moment; it does not rest. */
export async function readPage(page: Page, path: string): Promise<void> {
  await keepFromRest(page)
  await page.goto(path, { waitUntil: 'load' })
  await leaveAlone(page)
}

/** Whether the application runs. */
export const runs = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.running === 'sim')
