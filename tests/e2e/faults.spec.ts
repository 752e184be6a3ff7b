import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { FAULTS, type Fault } from './faults'
import { lacks, typeInto } from './fault-cell'
import { ROW } from './fault-table'
import { running as isRunning } from './site-test'
import { windowedBrowser } from '../../src/pipeline/commands/browser'
import { PAGE_PATHS } from '../../src/content/addresses'

/**
 * The matrix fault x route: under each fault every kind of page, or a few where the others cannot
 * differ, shows its heading, its content and a way to reach the company, keeps typed text and
 * throws nothing. fault-table.ts prints it.
 */

/**
 * Returns one address of each kind: every fixed page, the first page below each folder of the
 * sitemap, and an address without a page.
 */
async function routesOf(context: BrowserContext): Promise<string[]> {
  const sitemap = await (await context.request.get('/sitemap.xml')).text()
  const paths = Array.from(
    sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path = '']) => path,
  )
  const firstBelow = new Map(
    paths
      .filter((path) => path.split('/').length > 2)
      .toReversed()
      .map((path) => [path.split('/')[1], path]),
  )
  return [...PAGE_PATHS, ...firstBelow.values(), '/nao-existe']
}

/** Pages with forms, with tools and a price table, with neither, and an address without a page. */
const FEW = ['/', '/comercio-sucata', '/contato', '/servicos', '/privacidade', '/nao-existe']

/**
 * Returns what the page at `path` lacks under each of the faults, one after the other.
 * @param errors messages of the tab's errors; emptied after each fault but «entry cut»
 */
async function column(
  page: Page,
  errors: string[],
  faults: readonly [Fault, ...Fault[]],
  path: string,
): Promise<string[][]> {
  const [first] = faults
  await page.goto(path)
  if (
    first.running !== 'nothing' &&
    !(await isRunning(page, first.running).then(
      () => true,
      () => false,
    ))
  )
    return faults.map(() => [`does not come to run as «${first.running}»`])
  const typed = await typeInto(page)
  const lacking: string[][] = []
  for (const fault of faults) {
    await fault.after?.(page)
    const found = await lacks(page, fault, typed)
    // A truncated entry script throws a syntax error that no code of the site can catch.
    lacking.push(fault.name === 'entry cut' ? found : [...found, ...errors.splice(0)])
    await fault.mend?.(page)
  }
  return lacking
}

/** Tabs that are open at the same time, each for one page after another: most of a page's time is waiting. */
const AT_ONCE = 4

const running = FAULTS.filter(({ strikes }) => strikes === 'a running page')
const [last, ...others] = running
const groups: (readonly [Fault, ...Fault[]])[] = FAULTS.filter(
  (fault) => !running.includes(fault),
).map((fault) => [fault] as const)
if (last) groups.push([last, ...others])

for (const faults of groups) {
  const [{ keepsPages, scripts = true, fewPages }] = faults
  test(`${faults.map(({ name }) => name).join('; ')}: every page holds`, async ({
    browser,
    playwright,
    launchOptions,
    baseURL,
    locale,
  }) => {
    test.setTimeout(300_000)
    const windowed = windowedBrowser() ?? launchOptions.executablePath
    test.skip(
      keepsPages === true && windowed?.includes('headless-shell') === true,
      'Chromium without a window keeps no page whole; the package chromium has one',
    )
    const own = keepsPages
      ? await playwright.chromium.launch({
          ...launchOptions,
          ...(windowed && { executablePath: windowed }),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        })
      : undefined
    const context = await (own ?? browser).newContext({
      baseURL,
      locale,
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(60_000)
    const routes = fewPages ? FEW : await routesOf(context)
    const found = new Map<string, string[][]>()
    const left = routes.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const page = await context.newPage()
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(error.message))
        await faults[0].prepare?.(page)
        for (const path of left) found.set(path, await column(page, errors, faults, path))
      }),
    )
    const failed: Record<string, string[]> = {}
    for (const [index, { name }] of faults.entries()) {
      const row = routes.map((path) => [path, found.get(path)?.[index] ?? []] as const)
      test.info().annotations.push({
        type: ROW,
        description: JSON.stringify({
          name,
          cells: Object.fromEntries(
            row.map(([path, lacking]) => [path, lacking.length === 0 ? 'sim' : 'NÃO']),
          ),
        }),
      })
      for (const [path, lacking] of row)
        if (lacking.length > 0) failed[`${name}, ${path}`] = lacking
    }
    await context.close()
    await own?.close()
    expect(failed).toEqual({})
  })
}
