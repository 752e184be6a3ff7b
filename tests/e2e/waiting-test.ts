import type { Page } from '@playwright/test'

/** Collects the names of the scripts that the page fetches, without the hash in each. */
export function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(/assets\/(.+)-[\w-]{8}\.js/.exec(request.url())?.[1] ?? request.url())
  })
  return names
}

/**
 * Waits longer than a page takes that starts its application as soon as it is drawn. The wait for
 * idle time has a limit, because a page with an animation is never idle on a busy machine.
 */
export const leaveAlone = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 })
      }),
  )

/**
 * Keeps the page from starting its application after a rest, however slow the machine is: it takes
 * itself for hidden, and a hidden page does not rest.
 */
export const keepFromRest = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))

/** Returns the reason for which the application has started, as a list of one; empty before. */
export const wokenBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('wake: ') ? [name.slice(6)] : [])),
  )

/** Opens a page that does not rest, and waits a moment. */
export async function readPage(page: Page, path: string): Promise<void> {
  await keepFromRest(page)
  await page.goto(path, { waitUntil: 'load' })
  await leaveAlone(page)
}

/** Whether the application runs. */
export const runs = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.running === 'sim')
