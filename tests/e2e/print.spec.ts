import type { Page } from '@playwright/test'
import { expect, test } from './site-test'

/** The number of sheets of A4 that a page prints. */
async function sheets(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-head')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
const gone = async (page: Page, selectors: string[]) => {
  for (const one of selectors) await expect(page.locator(one).first()).toBeHidden()
}

test('a lot is printed on two sheets, with all its items and without the terms of the site', async ({
  page,
}) => {
  const lot = '/lotes-informatica/notebooks-corporativos-core-i5'
  expect(await sheets(page, lot)).toBeLessThanOrEqual(2)
  await expect(page.locator('.item-table tbody tr').last()).toBeVisible()
  await expect(page.locator('.item-table thead')).toHaveCSS('display', 'table-header-group')
  // Each row has room for a tick.
  const tick = await page
    .locator('.item-table tbody .item-table-line')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::after').width)
  expect(Number.parseFloat(tick)).toBeGreaterThan(10)
  await gone(page, [
    '.lot-fold:has(#condicoes)',
    '.related-lots',
    '.lot-freight',
    '.lot-difference',
    '.banner',
  ])
  expect(await sheets(page, '/lotes-informatica/servidores-vendidos')).toBeLessThanOrEqual(2)
})

test('a material is printed on two sheets, with its months and answers', async ({ page }) => {
  expect(await sheets(page, '/comercio-sucata/cobre')).toBeLessThanOrEqual(2)
  await expect(page.locator('.price-chart-months tr').last()).toBeVisible()
  await expect(page.locator('.questions details p').last()).toBeVisible()
})

test('the services are printed without buttons', async ({ page }) => {
  await page.goto('/servicos')
  await expect(page.locator('main .btn').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.btn:visible')).toHaveCount(0)
})

test('an article is printed without the other articles', async ({ page }) => {
  await page.goto('/blog/baterias-na-caixa-certa')
  await expect(page.locator('.related-posts')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await gone(page, ['.related-posts'])
})

test('a comparison is printed without buttons and crosses', async ({ page }) => {
  const address =
    '/lotes-informatica/comparar?lotes=notebooks-corporativos-core-i5,smartphones-galaxy-a52-128-gb'
  await page.goto(address)
  await expect(page.locator('.compare-table-remove')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await gone(page, ['.compare-table-remove', '.compare-table .btn', '.compare-page-tools'])
})
