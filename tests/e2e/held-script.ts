import { expect, holdBack, running, type Page } from './site-test'

/**
 * Opens a page whose first script is held back.
 * @returns a function that releases the script and waits until the application runs
 */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\/assets\/entry-client-/)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.running)).toBeUndefined()
    release()
    await running(page)
  }
}
