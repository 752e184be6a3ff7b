import { expect, test, type Page } from '@playwright/test'
import { FAULTS, type Fault } from './faults'
import { lacks, typeInto } from './fault-cell'
import { ROW } from './fault-table'
import { withoutMap } from './mail-drafts'
import { PAGE_PATHS } from '../../src/content/addresses'

/**
 * The matrix fault x route: under each fault every kind of page shows its heading and content, a way to reach the company
 * and what was typed, and throws nothing. fault-table.ts prints it.
 */

/** One address of each kind: every fixed page, the first below each folder of the sitemap, and one that is none. */
async function routesOf(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path = '']) => path)
  const firstBelow = new Map(paths.filter((path) => path.split('/').length > 2).toReversed().map((path) => [path.split('/')[1], path]))
  return [...PAGE_PATHS, ...firstBelow.values(), '/nao-existe']
}

async function cell(page: Page, fault: Fault, path: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  if (fault.name !== 'map blocked') await withoutMap(page)
  await fault.prepare?.(page, page.context())
  await page.goto(path)
  const runs = page.locator(`html[data-running=${fault.running}]`)
  if (fault.running !== 'nothing' && !await runs.waitFor({ timeout: 60_000 }).then(() => true, () => false)) return [`does not come to run as «${fault.running}»`]
  const typed = await typeInto(page)
  await fault.after?.(page, page.context())
  const faults = await lacks(page, fault, typed)
  await page.context().setOffline(false)
  // A cut entry is no script any more, and nothing of ours can hear of it.
  return [...faults, ...(fault.name === 'entry cut' ? [] : errors)]
}

for (const fault of FAULTS) {
  test(`${fault.name}: every kind of page holds`, async ({ browser, baseURL, locale }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext({ baseURL, locale, javaScriptEnabled: fault.scripts ?? true, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const failed: Record<string, string[]> = {}
    const cells: Record<string, string> = {}
    const first = await context.newPage()
    for (const path of await routesOf(first)) {
      const page = await context.newPage()
      const faults = await cell(page, fault, path)
      cells[path] = faults.length === 0 ? 'sim' : 'NÃO'
      if (faults.length > 0) failed[path] = faults
      await page.close()
    }
    test.info().annotations.push({ type: ROW, description: JSON.stringify({ name: fault.name, cells }) })
    await context.close()
    expect(failed).toEqual({})
  })
}
