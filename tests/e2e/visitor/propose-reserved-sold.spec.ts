import { chatOf } from '../mail-drafts'
import { button, expect, test } from '../site-test'
import { lotOf } from '../site-texts'

const notebooks = lotOf('notebooks-corporativos-core-i5')
const reserved = lotOf('notebooks-reservados')
const sold = lotOf('servidores-vendidos')

test('an offer becomes a message, and what was typed stays', async ({ page }) => {
  await page.goto(notebooks.path)
  const open = button(page, 'Fazer proposta')
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Fazer proposta' })
  const value = dialog.getByLabel(/^Sua proposta/)
  await expect(value).toBeFocused()
  await value.fill('10.000')
  await dialog.getByRole('button', { name: 'Preparar proposta' }).click()
  await expect(value).toHaveAccessibleDescription(/R\$\u00A022\.400/)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.click()
  await expect(value).toHaveValue('10.000')
  await value.fill('25.000')
  await dialog.getByLabel(/^Observação/).fill('Pago na retirada.')
  await dialog.getByRole('button', { name: 'Preparar proposta' }).click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pago na retirada.')
})

test('of a reserved or sold lot a visitor asks for word, and finds others', async ({ page }) => {
  const main = page.getByRole('main')
  for (const [lot, ask] of [
    [reserved, 'Quero ser avisado'],
    [sold, 'Quero ser avisado do próximo'],
  ] as const) {
    expect((await page.goto(lot.path))?.status()).toBe(200)
    await expect(main.getByRole('link', { name: 'Comprar Lote' })).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Fazer proposta' })).toHaveCount(0)
    expect(await chatOf(main.getByRole('link', { name: ask }))).toContain(lot.path)
  }
  await main.getByRole('link', { name: 'Ver lotes desta categoria' }).click()
  await expect(page).toHaveURL(/categoria=servidor/)
})
