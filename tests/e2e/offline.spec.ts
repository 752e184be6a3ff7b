import { expect, type Page } from '@playwright/test'
import { install, kept, runs, test, visit } from './offline-test'
import { saveData } from './site-test'
import { company, published } from './site-texts'

/** The site without a network, in a browser that keeps it. */

const layout = {
  note: 'Sem conexão: preços de',
  title: 'Sem conexão, esta página não abre.',
  retry: 'Tentar de novo',
}

async function calculate(page: Page): Promise<void> {
  await page.getByLabel('Material', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Peso', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Calcular valor', exact: true }).click()
  await expect(
    page.getByText('Valor aproximado. O valor final depende da avaliação presencial.').first(),
  ).toBeVisible()
}

test('offline prices, calculator and contact open', async ({ page, context }) => {
  await install(page)
  await context.setOffline(true)
  for (const path of ['/comercio-sucata', '/contato', '/']) {
    await visit(page, path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: layout.note })).toContainText(
      /\d+ de \p{L}+ de \d{4}\.$/u,
    )
  }
  await visit(page, '/comercio-sucata?material=cobre')
  await page.reload()
  await runs(page)
  await calculate(page)
  await context.setOffline(false)
  await expect(page.getByText(layout.note)).toHaveCount(0)
})

test('a page that was read opens offline, and its parts answer', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sobre')
  await expect.poll(() => kept(page), { timeout: 60_000 }).toContain('/sobre')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: layout.note })).toBeVisible({
    timeout: 30_000,
  })
  await page.locator('header summary').click()
  await expect(page.locator('header details')).toHaveAttribute('open')
})

test('the price of a lot at the door is computed without a network', async ({ page, context }) => {
  const path = '/lotes-informatica/notebooks-corporativos-core-i5'
  await install(page, path)
  await expect.poll(() => kept(page)).toContain(path)
  await context.setOffline(true)
  await visit(page, path)
  await runs(page)
  await page.getByLabel('Frete até o CEP', { exact: true }).fill('01310-100')
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  await expect(page.getByRole('main')).toContainText('R$\u00A028.178,50')
})

test('every page that was seen opens offline', async ({ page, context }) => {
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
    await expect(page.getByRole('heading', { name: layout.title })).toHaveCount(0)
  }
  await page.goto('/servicos')
  await expect(page.getByRole('heading', { level: 1, name: layout.title })).toBeVisible()
  await expect(page.locator(`a[href="mailto:${company.email}"]`)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('sem-conexao.png') })
  await context.setOffline(false)
  await page.getByRole('link', { name: layout.retry }).click()
  await runs(page)
  await expect(page).toHaveURL(/\/servicos$/)
})

test('all pages together leave at most 3 MB, and all of them are kept', async ({ page }) => {
  await install(page)
  const paths = Array.from(
    (await (await page.request.get('/sitemap.xml')).text()).matchAll(
      /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g,
    ),
    ([, path]) => path || '/',
  )
  const alike = paths.filter((path) => path.split('/').length > 2).filter((_, at) => at % 4 !== 0)
  for (const path of paths) {
    // Pages drawn by the same component share an application, so only every fourth starts it.
    if (alike.includes(path)) await page.goto(path, { waitUntil: 'load' })
    else await visit(page, path)
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

test('the editors’ page is none of the worker’s business', async ({ page, context }) => {
  await install(page)
  await page.goto('/admin/')
  expect((await kept(page)).filter((path) => path.startsWith('/admin'))).toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/admin/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('with data saving nothing is fetched for later', async ({ page }) => {
  await saveData(page)
  await visit(page, '/lotes-informatica?q=thinkpad')
  // Longer than the running page rests before it registers a worker.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 3000)
      }),
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
