import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { entry, install, kept, runs, test, visit } from './offline-test'
import { entryOf, SECOND } from './release-host'
import { SITES } from './sites'
import { company, contactTexts, published, read } from './site-texts'

/** The site without a network, and from one release to the next, in a browser that keeps it. */

const shell = read<{
  offline: Record<'note' | 'update' | 'updateButton' | 'title' | 'retry', string>
}>('pages/shell.yaml').offline
const calculator = read<{
  calculator: Record<'materialLabel' | 'weightLabel' | 'button' | 'note', string>
}>('pages/scrap.yaml').calculator
const FIRST = entryOf(join(SITES.model.folder, 'dist'))

async function calculate(page: Page): Promise<void> {
  await page.getByLabel(calculator.materialLabel, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(calculator.weightLabel, { exact: true }).fill('2')
  await page.getByRole('button', { name: calculator.button, exact: true }).click()
  await expect(page.getByText(calculator.note).first()).toBeVisible()
}

test(
  'offline the start, the prices with their calculator and the contact open, also by ' +
    'reload, with the day of the prices',
  async ({ page, context }) => {
    await install(page)
    await context.setOffline(true)
    for (const path of ['/comercio-sucata', '/contato', '/']) {
      await visit(page, path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: shell.note })).toContainText(
        /\d+ de \p{L}+ de \d{4}\.$/u,
      )
    }
    await visit(page, '/comercio-sucata?material=cobre')
    await page.reload()
    await runs(page)
    await calculate(page)
    await context.setOffline(false)
    await expect(page.getByText(shell.note)).toHaveCount(0)
  },
)

test(
  'a page that was only read, and never wanted the application, is kept whole: ' +
    'offline it opens, says so by itself, and its parts answer',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/sobre')
    await expect.poll(() => kept(page), { timeout: 60_000 }).toContain('/sobre')
    await expect(page.locator('html')).not.toHaveAttribute('data-running')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: shell.note })).toBeVisible({
      timeout: 30_000,
    })
    await page.locator('header summary').click()
    await expect(page.locator('header details')).toHaveAttribute('open')
  },
)

test(
  'every page that was seen opens offline, also one that was reached by a link and ' +
    'one seen before the worker came; another says so and names the ways',
  async ({ page, context }) => {
    const [article] = published('posts')
    const [lot] = published('lots')
    await install(page, '/sobre')
    // A lot's data is a file of its own, and so is each page of the list.
    for (const path of ['/lotes-informatica', `/lotes-informatica/${lot?.slug}`]) {
      await visit(page, path)
      await expect.poll(() => kept(page)).toContain(path)
    }
    await page.locator('.header-nav a[href="/blog"]').click()
    await page.locator(`main a[href="/blog/${article?.slug}"]`).first().click()
    await expect.poll(() => kept(page)).toContain(`/blog/${article?.slug}`)
    await context.setOffline(true)
    for (const path of [
      '/sobre',
      '/blog',
      `/blog/${article?.slug}`,
      '/lotes-informatica',
      `/lotes-informatica/${lot?.slug}`,
    ]) {
      await visit(page, path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.getByRole('heading', { name: shell.title })).toHaveCount(0)
    }
    await page.goto('/servicos')
    await expect(page.getByRole('heading', { level: 1, name: shell.title })).toBeVisible()
    await expect(page.locator(`a[href="mailto:${company.email}"]`)).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('sem-conexao.png') })
    await context.setOffline(false)
    await page.getByRole('link', { name: shell.retry }).click()
    await runs(page)
    await expect(page).toHaveURL(/\/servicos$/)
  },
)

test('all pages together leave at most 3 MB, and all of them are kept', async ({ page }) => {
  await install(page)
  const paths = Array.from(
    (await (await page.request.get('/sitemap.xml')).text()).matchAll(
      /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g,
    ),
    ([, path]) => path || '/',
  )
  for (const path of paths) {
    await visit(page, path)
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
    })
  }
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(paths))
  const usage = async () =>
    (await page.evaluate(() => navigator.storage.estimate())).usage ?? Infinity
  test.info().annotations.push({ type: 'bytes', description: String(await usage()) })
  expect(await usage()).toBeLessThanOrEqual(3_000_000)
})

test(
  'an update under a half-filled form waits until it is asked for, and keeps what was ' +
    'typed, in this tab and in another',
  async ({ page, context, host }) => {
    await install(page, '/contato')
    const other = await context.newPage()
    await visit(other, '/comercio-sucata')
    await other.getByLabel(calculator.weightLabel, { exact: true }).fill('12')
    await page.bringToFront()
    await page.getByLabel(contactTexts.form.message).fill('Zé & João: 40 notebooks')
    host.release('second')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const button = page.getByRole('button', { name: shell.updateButton })
    await expect(button).toBeVisible({ timeout: 30_000 })
    expect(await entry(page)).toBe(FIRST)
    await expect(page.getByLabel(contactTexts.form.message)).toHaveValue('Zé & João: 40 notebooks')
    await button.click()
    await expect.poll(() => entry(page), { timeout: 30_000 }).toContain(SECOND)
    await runs(page)
    await expect(page.getByLabel(contactTexts.form.message)).toHaveValue('Zé & João: 40 notebooks')
    expect(await entry(other)).toBe(FIRST)
    await expect(other.getByLabel(calculator.weightLabel, { exact: true })).toHaveValue('12')
  },
)

test('what stands in the calculator when the update is asked for stands there afterwards', async ({
  page,
  host,
}) => {
  await install(page, '/comercio-sucata')
  await page.getByLabel(calculator.materialLabel, { exact: true }).selectOption({ index: 2 })
  await page.getByLabel(calculator.weightLabel, { exact: true }).fill('12,5')
  const chosen = await page.getByLabel(calculator.materialLabel, { exact: true }).inputValue()
  host.release('second')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: shell.updateButton }).click({ timeout: 30_000 })
  await expect.poll(() => entry(page), { timeout: 30_000 }).toContain(SECOND)
  await runs(page)
  await expect(page.getByLabel(calculator.weightLabel, { exact: true })).toHaveValue('12,5')
  await expect(page.getByLabel(calculator.materialLabel, { exact: true })).toHaveValue(chosen)
  await page.getByRole('button', { name: calculator.button, exact: true }).click()
  await expect(page.getByText(calculator.note).first()).toBeVisible()
})

/** The scripts that a page has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

test(
  'with an old worker of an earlier release a visitor gets the newer pages, whole; ' +
    'offline one release or the other, never both',
  async ({ page, context, host }) => {
    await install(page)
    host.release('second')
    // Without a network the earlier release stands as it was.
    await context.setOffline(true)
    await visit(page, '/comercio-sucata')
    expect(await entry(page)).toBe(FIRST)
    await context.setOffline(false)
    await visit(page, '/')
    expect(await entry(page)).toContain(SECOND)
    // In this page: while a debugger looks at its workers, as here, Chromium may never end a change
    // amid which a tab closes and another opens.
    await expect.poll(() => kept(page), { timeout: 60_000 }).not.toContain(FIRST)
    expect((await kept(page)).some((path) => path.includes(SECOND))).toBe(true)
    // It asks nothing of who has the newer page already.
    await expect(page.getByRole('button', { name: shell.updateButton })).toHaveCount(0)
    await page.close()
    const next = await context.newPage()
    await context.setOffline(true)
    for (const path of ['/', '/contato', '/comercio-sucata']) {
      await visit(next, path)
      expect(await entry(next)).toContain(SECOND)
      expect((await loaded(next)).filter((file) => !file.includes(SECOND))).toEqual([])
    }
  },
)

/**
 * Files that a first visit asks for before the page fetches what keeps the site, each with its
 * bytes, uncompressed.
 */
async function firstVisit(browser: Browser, baseURL: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const end =
      entries.find(({ name }) => name.includes('/assets/keep-offline-'))?.startTime ?? Infinity
    return entries
      .filter(({ startTime }) => startTime < end)
      .map(({ name, decodedBodySize }) => `${new URL(name).pathname} ${decodedBodySize}`)
  })
  await context.close()
  return files.sort()
}

test('a first visit asks for the same files with the worker as without it, until the page has come to rest', async ({
  browser,
  host,
}) => {
  const kept = await firstVisit(browser, host.address)
  host.release('switched off')
  expect(kept.length).toBeGreaterThan(10)
  expect(kept).toEqual(await firstVisit(browser, host.address))
})

test('switched off, nothing is registered and nothing kept after the next visit', async ({
  page,
  host,
}) => {
  await install(page)
  host.release('switched off')
  await visit(page, '/')
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      { timeout: 60_000 },
    )
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await visit(page, '/contato')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('the editors’ page is none of the worker’s business', async ({ page, context }) => {
  await install(page)
  await page.goto('/admin/')
  expect((await kept(page)).filter((path) => path.startsWith('/admin'))).toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/admin/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('who spares data has nothing fetched for later, not even when the application runs', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const offline = page.waitForEvent('requestfinished', {
    predicate: (request) => request.url().includes('/keep-offline-'),
    timeout: 60_000,
  })
  await visit(page, '/lotes-informatica?q=thinkpad')
  const module = (await offline).url()
  // Behind the module's own work, which begins when it has come.
  await page.evaluate(
    (address) =>
      import(address).then(
        () =>
          new Promise((resolve) => {
            setTimeout(resolve, 500)
          }),
      ),
    module,
  )
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the site can be installed: the browser finds nothing missing', async ({ page }) => {
  await install(page)
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({
    name: company.name,
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
  })
  // A test's window is private, where nothing can be installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([])
  for (const { src, sizes } of (
    JSON.parse(manifest.data ?? '{}') as { icons: { src: string; sizes: string }[] }
  ).icons) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(size).toBe(sizes)
  }
})
