import { expect, running, type Page } from './site-test'

/** Opens a page whose first script stays away until the returned function lets it come. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/client-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.running)).toBeUndefined()
    release()
    await running(page)
  }
}
