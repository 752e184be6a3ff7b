import { expect, test, tick, weight, type Page } from '../site-test'

/** The number of sheets of A4 that the open page prints. */
async function sheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-head')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
async function leavesOut(page: Page, ...selectors: string[]): Promise<void> {
  for (const gone of selectors) await expect(page.locator(gone).first()).toBeHidden()
  await expect(page.locator('.btn').filter({ visible: true })).toHaveCount(0)
}

test('the prices are one sheet, an estimate one in their place', async ({ page }) => {
  await page.goto('/comercio-sucata')
  expect(await sheets(page)).toBe(1)
  await expect(page.getByRole('table').getByRole('row').last()).toBeVisible()
  await expect(page.locator('.printed-date')).toContainText(/\d+ de \p{L}+ de \d{4}/u)
  await expect(page.getByText(/Podem mudar sem aviso/).first()).toBeVisible()
  await leavesOut(page, 'header', 'footer', '.calculator', '.material-grid')
  await page.emulateMedia({ media: 'screen' })
  await tick(page, 'Cobre').check()
  await weight(page, 'Cobre').fill('12,5')
  expect(await sheets(page)).toBe(1)
  await expect(page.locator('.estimate-sheet')).toContainText('Cobre')
  await expect(page.locator('.price-table')).toBeHidden()
})

test('a lot and a material are two sheets, without what is pressed', async ({ page }) => {
  await page.goto('/lotes-informatica/notebooks-corporativos-core-i5')
  expect(await sheets(page)).toBeLessThanOrEqual(2)
  await expect(page.locator('.item-table thead')).toHaveCSS('display', 'table-header-group')
  // Each row has room for a tick.
  const tick = await page
    .locator('.item-table tbody .item-table-line')
    .last()
    .evaluate((cell) => getComputedStyle(cell, '::after').width)
  expect(Number.parseFloat(tick)).toBeGreaterThan(10)
  await leavesOut(page, '.lot-fold:has(#condicoes)', '.related-lots', '.lot-freight')
  await page.goto('/comercio-sucata/cobre')
  expect(await sheets(page)).toBeLessThanOrEqual(2)
  await expect(page.getByRole('table', { name: 'Preço por mês' })).toBeVisible()
  await expect(page.locator('details p').last()).toBeVisible()
})
