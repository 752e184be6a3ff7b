import { openWithoutScript } from './held-script'
import { readDraft, watchDrafts } from './mail-drafts'
import { expect, test } from './site-test'
import { company, contactTexts, read } from './site-texts'
import { complaints } from './all-pages'

/*
 * Presses before the first script has loaded, on controls that only a script answers: the page
 * itself keeps the presses (start/press.ts).
 */

const lotTexts = read('pages/lot.yaml').purchase
const { board } = read('pages/scrap.yaml')

test('the menu opens before any script, and the application takes it over', async ({ page }) => {
  const faults = complaints(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const come = await openWithoutScript(page, '/')
  const menu = page.locator('header summary')
  const opened = page.locator('header details[open]')
  const link = page.locator('header nav a[href="/servicos"]').filter({ visible: true })
  for (const isOpen of [true, false, true]) {
    await menu.click()
    await expect(opened).toHaveCount(Number(isOpen))
    await expect(link).toHaveCount(Number(isOpen))
  }
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ''])
  await come()
  await expect(opened).toHaveCount(1)
  await menu.click()
  await expect(link).toHaveCount(0)
  await menu.click()
  await link.click()
  await expect(page).toHaveURL(/\/servicos$/)
  expect(faults).toEqual([])
})

test('without script the menu opens, and leads on', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL !== undefined && { baseURL }),
  })
  await page.goto('/')
  await page.locator('header summary').click()
  await page.locator('header nav a[href="/servicos"]').filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/servicos$/)
  await page.close()
})

test('a button answers when the application is there, once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const come = await openWithoutScript(page, '/lotes-informatica/notebooks-corporativos-core-i5')
  await page.getByRole('button', { name: lotTexts.shareButton }).click()
  await come()
  await expect(page.getByText(lotTexts.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/lotes-informatica/')
})

test('the board is sorted by the column that was pressed', async ({ page }) => {
  const come = await openWithoutScript(page, '/comercio-sucata')
  const head = page.getByRole('columnheader', { name: board.columns.variation })
  await head.getByRole('button').click()
  await expect(head).not.toHaveAttribute('aria-sort')
  await come()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
})

test('a message that is sent opens one draft', async ({ page }) => {
  const { drafts } = await watchDrafts(page)
  const come = await openWithoutScript(page, '/contato')
  await page.getByLabel(contactTexts.form.name).fill('Helena Prado')
  await page.getByLabel(contactTexts.form.email, { exact: true }).fill('helena@empresa.example')
  await page.getByLabel(contactTexts.form.subject).selectOption({ index: 1 })
  await page.getByLabel(contactTexts.form.message).fill('Temos 40 notebooks.')
  await page.getByRole('button', { name: contactTexts.form.submitButton }).click()
  await come()
  await expect.poll(() => drafts.length).toBe(1)
  const { to, body } = readDraft(drafts[0] ?? '')
  expect(to).toBe(company.email)
  expect(body).toContain('Temos 40 notebooks.')
  await expect(page.getByRole('heading', { level: 1, name: 'Falta só você enviar.' })).toBeVisible()
  expect(drafts).toHaveLength(1)
})
