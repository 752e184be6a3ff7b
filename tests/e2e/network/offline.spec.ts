import { panel, writeMessage } from '../mail-drafts'
import { expect, MISSING, offline, saveData, type Page } from '../site-test'
import { company, lotOf, posts } from '../site-texts'
import { install, kept, test } from './release-host'

/** The site without a network, in a browser that keeps it. */

test.use({ allowed: MISSING })

const NOTE = 'Sem conexão: preços de'
const NOT_KEPT = 'Sem conexão, esta página não abre.'
const notebooks = lotOf('notebooks-corporativos-core-i5')
const note = (page: Page) => page.getByRole('status').filter({ hasText: NOTE })

test('offline prices, calculator and contact open, and a message is prepared', async ({ page }) => {
  await install(page)
  await offline(page)
  for (const path of ['/', '/comercio-sucata']) {
    await page.goto(path)
    await expect(note(page)).toContainText(/\d+ de \p{L}+ de \d{4}\.$/u)
  }
  await page.getByLabel('Material', { exact: true }).selectOption('cobre')
  await page.getByLabel('Peso', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Calcular valor', exact: true }).click()
  await expect(page.getByText('R$ 80,00').first()).toBeVisible()
  await page.goto('/contato')
  await writeMessage(page, 'Temos 40 notebooks.')
  await expect(panel(page)).toBeVisible()
  await offline(page, false)
  await expect(note(page)).toHaveCount(0)
})

test('every page that was seen opens offline, and its parts answer', async ({ page }) => {
  const article = `/blog/${posts[0]?.slug}`
  await install(page, '/lotes-informatica')
  await page.goto(notebooks.path)
  await expect.poll(() => kept(page)).toContain(notebooks.path)
  await page.goto('/servicos')
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.locator(`main a[href="${article}"]`).first().click()
  await expect.poll(() => kept(page)).toContain(article)
  await offline(page)
  for (const path of ['/blog', article, '/lotes-informatica', notebooks.path]) {
    await page.goto(path)
    await expect(note(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: NOT_KEPT })).toHaveCount(0)
  }
  await page.getByLabel('Frete até o CEP').fill('01310-100')
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  await expect(page.getByRole('main')).toContainText('R$\u00A028.178,50')
  await page.getByRole('link', { name: 'Comprar Lote' }).first().click()
  await expect(panel(page)).toBeVisible()
  // A page that nobody has seen is replaced by one with ways onward.
  await page.goto('/sobre', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1, name: NOT_KEPT })).toBeVisible()
  await expect(page.locator(`a[href="mailto:${company.email}"]`)).toBeVisible()
  await offline(page, false)
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NOT_KEPT })).toHaveCount(0)
  await expect(page).toHaveURL(/\/sobre$/)
})

test('with data saving nothing is fetched for later', async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  // Longer than the running page rests before it registers a worker.
  await page.clock.runFor(10_000)
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
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test's window is private, where nothing can be installed.
  const errors = installabilityErrors.map(({ errorId }) => errorId)
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])
})
