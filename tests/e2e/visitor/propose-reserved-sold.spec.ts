import { chatOf } from '../mail-drafts'
import { expect, test } from '../site-test'
import { lotOf } from '../site-texts'

const notebooks = lotOf('notebooks-corporativos-core-i5')
const reserved = lotOf('notebooks-reservados')
const sold = lotOf('servidores-vendidos')

test('an offer from the least value on becomes a message, and what was typed stays', async ({
  page,
}) => {
  await page.goto(notebooks.path)
  const open = page.getByRole('button', { name: 'Fazer proposta' })
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
  for (const part of ['R$ 25.000', 'R$ 28.000', notebooks.path, 'Pago na retirada.'])
    await expect(page.getByRole('main')).toContainText(part)
})

test('a reserved lot is not for sale, takes no offer, and lets a visitor ask for word', async ({
  page,
}) => {
  await page.goto(reserved.path)
  await expect(page.getByRole('main').getByRole('link', { name: 'Comprar Lote' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Fazer proposta' })).toHaveCount(0)
  expect(await chatOf(page.getByRole('link', { name: 'Quero ser avisado' }))).toContain(
    reserved.title,
  )
})

test('an old link to a sold lot says so and leads to others of its category', async ({ page }) => {
  expect((await page.goto(sold.path))?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main).toContainText('Vendido em 04/03/2020')
  await expect(main.getByRole('link', { name: 'Comprar Lote' })).toHaveCount(0)
  expect(await chatOf(main.getByRole('link', { name: 'Quero ser avisado do próximo' }))).toContain(
    sold.path,
  )
  await main.getByRole('link', { name: 'Ver lotes desta categoria' }).click()
  await expect(page).toHaveURL(/categoria=servidor/)
  await expect(page.getByRole('article', { name: sold.title })).toHaveCount(0)
})
