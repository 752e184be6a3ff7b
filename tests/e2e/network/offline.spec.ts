import { panel, writeMessage } from '../mail-drafts'
import { button, expect, field, heading, MISSING, offline, type Page } from '../site-test'
import { company, lotOf, posts } from '../site-texts'
import { install, kept, test } from './release-host'

/** The site without a network, in a browser that keeps it. */

test.use({ messages: MISSING })

const NOT_KEPT = 'Sem conexão, esta página não abre.'
const notebooks = lotOf('notebooks-corporativos-core-i5')
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem conexão: preços de' })

test('prices, calculator and contact open; the site can be installed', async ({ page }) => {
  await install(page, '/')
  await offline(page)
  await page.goto('/')
  await page.goto('/comercio-sucata')
  await field(page, 'material').selectOption('cobre')
  await field(page, 'peso').fill('2')
  await button(page, 'Calcular valor').click()
  await expect(page.getByText('R$ 80,00').first()).toBeVisible()
  await page.goto('/contato/')
  await expect(note(page)).toContainText(/\d+ de \p{L}+ de \d{4}\.$/u)
  await writeMessage(page, 'Temos 40 notebooks.')
  await expect(panel(page)).toBeVisible()
  await offline(page, false)
  await expect(note(page)).toHaveCount(0)
  const devtools = await page.context().newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A test's window is private, where nothing can be installed.
  const errors = installabilityErrors.map(({ errorId }) => errorId)
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])
})

test('every page that was seen opens offline, and its parts answer', async ({ page }) => {
  const article = `/blog/${posts[0]?.slug}`
  await install(page, notebooks.path)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.locator(`main a[href="${article}"]`).first().click()
  await expect.poll(() => kept(page)).toContain(article)
  await offline(page)
  for (const path of ['/blog', article, notebooks.path]) {
    await page.goto(path)
    await expect(heading(page)).not.toHaveText(NOT_KEPT)
  }
  await page.getByLabel('Frete até o CEP').fill('01310-100')
  await button(page, 'Calcular frete').click()
  await expect(page.getByRole('main')).toContainText('até 01310-100')
  await page.getByRole('link', { name: 'Comprar Lote' }).first().click()
  await expect(panel(page)).toBeVisible()
  // A page that nobody has seen is replaced by one with ways onward.
  await page.goto('/sobre', { waitUntil: 'load' })
  await expect(heading(page)).toHaveText(NOT_KEPT)
  await expect(page.locator(`a[href="mailto:${company.email}"]`)).toBeVisible()
  await offline(page, false)
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(heading(page)).not.toHaveText(NOT_KEPT)
  await expect(page).toHaveURL('/sobre')
})
