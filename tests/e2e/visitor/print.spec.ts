import { expect, test, type Page } from '../site-test'
import { company, money, priceOf } from '../site-texts'

/** The number of sheets of A4 that the open page prints. */
async function sheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-head')).toContainText(company.name)
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('the prices are one sheet with their day and the terms', async ({ page }) => {
  await page.goto('/comercio-sucata')
  expect(await sheets(page)).toBe(1)
  await expect(page.getByRole('table').getByRole('row').last()).toBeVisible()
  await expect(page.locator('.printed-date')).toContainText(/\d+ de \p{L}+ de \d{4}/u)
  await expect(page.getByText(/Podem mudar sem aviso/).first()).toBeVisible()
  for (const gone of ['header', 'footer', '.calculator', '.material-grid'])
    await expect(page.locator(gone).first()).toBeHidden()
})

test('an estimate is a sheet of its own in place of the prices', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await page.getByRole('checkbox', { name: 'Somar à estimativa: Cobre', exact: true }).check()
  await page.getByLabel('Peso de Cobre', { exact: true }).fill('12,5')
  expect(await sheets(page)).toBe(1)
  const sheet = page.locator('.estimate-sheet')
  await expect(sheet).toContainText(money(12.5 * priceOf('Cobre')).replace('R$ ', ''))
  await expect(page.locator('.price-table')).toBeHidden()
})

test('a lot is two sheets, with all its items and without the terms of the site', async ({
  page,
}) => {
  await page.goto('/lotes-informatica/notebooks-corporativos-core-i5')
  expect(await sheets(page)).toBeLessThanOrEqual(2)
  await expect(page.locator('.item-table thead')).toHaveCSS('display', 'table-header-group')
  // Each row has room for a tick.
  const tick = await page
    .locator('.item-table tbody .item-table-line')
    .last()
    .evaluate((cell) => getComputedStyle(cell, '::after').width)
  expect(Number.parseFloat(tick)).toBeGreaterThan(10)
  for (const gone of ['.lot-fold:has(#condicoes)', '.related-lots', '.lot-freight'])
    await expect(page.locator(gone).first()).toBeHidden()
})

test('a material is two sheets, with its months and answers', async ({ page }) => {
  await page.goto('/comercio-sucata/cobre')
  expect(await sheets(page)).toBeLessThanOrEqual(2)
  await expect(page.getByRole('table', { name: 'Preço por mês' })).toBeVisible()
  await expect(page.locator('details p').last()).toBeVisible()
})

test('services, articles and comparisons are printed without what is pressed', async ({ page }) => {
  for (const path of [
    '/servicos',
    '/blog/baterias-na-caixa-certa',
    '/lotes-informatica/comparar?lotes=notebooks-corporativos-core-i5,smartphones-galaxy-a52-128-gb',
  ]) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.btn').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})
