import type { Page } from '@playwright/test'
import { expect, running, test } from './site-test'
import { listed, offer } from './site-texts'

/* The price of a lot delivered to the visitor's door. */

const lots = ['notebooks-corporativos-core-i5', 'desktops-dell-optiplex-core-i5'] as const
const [notebooks] = lots
const path = `/lotes-informatica/${notebooks}`
const { title } = offer('lots', notebooks)

async function ask(page: Page, cep: string): Promise<void> {
  await page.getByLabel('Frete até o CEP', { exact: true }).fill(cep)
  await page.getByRole('button', { name: 'Calcular frete' }).click()
}

test('quanto custa na minha porta: by CEP, in the message, and again for the next lot', async ({
  page,
}) => {
  await page.goto(path)
  await running(page)
  await ask(page, '01310100')
  const main = page.getByRole('main')
  // The lot's 0,19 m³ count as 57 kg, so the freight is 93 + 57 × 1,50 reais.
  await expect(main).toContainText('até 01310-100: R$\u00A0178,50, em 3 dias úteis')
  await expect(main).toContainText('R$\u00A028.178,50')
  const buy = main.getByRole('link', { name: 'Comprar Lote' }).first()
  await expect(buy).toHaveAttribute('href', /01310-100/)
  const draft = new URL((await buy.getAttribute('href')) ?? '').searchParams
  expect(draft.get('subject')).toBe(`Interesse na compra do lote: ${title}`)
  for (const part of [title, 'R$ 28.000', path, 'Entregue em 01310-100: R$ 28.178,50'])
    expect(draft.get('body')).toContain(part)

  await main.getByRole('checkbox', { name: /seguro/i }).check()
  await expect(main).toContainText('R$\u00A028.374,50')
  await page.reload()
  await expect(main).toContainText('R$\u00A028.374,50')
  expect((await page.getByRole('main').innerHTML()).includes('style=')).toBe(false)
  // Search engines still get the price of the lot itself.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toMatch(/"price":"?28000/)
})

test('a text that is no CEP, and a CEP without a price, say what to do', async ({ page }) => {
  await page.goto(path)
  await running(page)
  await ask(page, '0131')
  const field = page.getByLabel('Frete até o CEP', { exact: true })
  await expect(field).toHaveAccessibleDescription(/O CEP tem 8 números/)
  await expect(field).toHaveValue('0131')
  await ask(page, '00100-000')
  await expect(page.getByRole('main')).toContainText('Não temos tabela para este CEP')
  const chat = await page
    .getByRole('link', { name: 'Pedir a cotação do frete' })
    .getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('00100-000')
})

test('with a CEP every lot has its price at the door, as a card and in the message', async ({
  page,
}) => {
  await page.goto('/lotes-informatica')
  await page.getByText('Preço com entrega').click()
  await page.getByLabel('Frete até o CEP').fill('01310100')
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  const card = page.locator('.lot-card', { hasText: title })
  await expect(card).toContainText('R$\u00A028.178,50 entregue')
  await expect(card.getByRole('link', { name: 'Comprar Lote' })).toHaveAttribute(
    'href',
    /01310-100/,
  )
  await page.getByRole('button', { name: 'Linhas' }).click()
  await expect(card).toContainText('R$\u00A028.178,50 entregue')
})

test('a comparison begins with the delivered prices, and puts the best lot first', async ({
  page,
}) => {
  await page.goto(`/lotes-informatica/comparar?lotes=${lots.join(',')}`)
  await expect(page.getByRole('table')).toBeVisible()
  await ask(page, '01310-100')
  const row = page.getByRole('row', { name: /^Frete estimado/ })
  await expect(row.getByRole('cell')).toContainText(['R$\u00A0178,50', 'Não informado'])
  await page.getByRole('button', { name: /^Preço do lote/ }).click()
  const columns = page.getByRole('table').locator('thead h2')
  const cheapest = listed('lots')
    .filter(({ slug }) => lots.some((one) => one === slug))
    .toSorted((a, b) => a.price - b.price)
  await expect(columns).toHaveText(cheapest.map((lot) => lot.title))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says how to ask for the freight', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.lot-freight noscript p')).toContainText('mande o CEP pelo WhatsApp')
    await expect(page.getByLabel('Frete até o CEP', { exact: true })).toBeHidden()
  })
})
