import { chatOf } from '../mail-drafts'
import { expect, test, type Page } from '../site-test'
import { money, priceOf } from '../site-texts'

const material = (page: Page) => page.getByLabel('Material', { exact: true })
const weight = (page: Page) => page.getByLabel('Peso', { exact: true })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular valor' })
const quote = (page: Page) =>
  chatOf(
    page
      .locator('form')
      .filter({ has: calculate(page) })
      .locator('..')
      .getByRole('link', { name: 'Pedir cotação' }),
  )

test('a collector calculates a load and opens a quote that carries it', async ({ page }) => {
  await page.goto('/comercio-sucata')
  const plain = await quote(page)
  await expect(calculate(page)).toBeDisabled()
  await material(page).selectOption({ label: 'Cobre' })
  await expect(calculate(page)).toBeDisabled()
  await weight(page).fill('-5')
  await calculate(page).click()
  await expect(weight(page)).toHaveAccessibleDescription(/negativo/)
  await expect(weight(page)).toBeFocused()
  await weight(page).fill('1.234,5')
  await calculate(page).click()
  const value = money(1234.5 * priceOf('Cobre'))
  await expect(page.getByRole('status').filter({ hasText: value })).toContainText(
    'Valor aproximado. O valor final depende da avaliação presencial.',
  )
  const text = await quote(page)
  for (const part of ['Cobre', '1.234,5 kg', value]) expect(text).toContain(part)
  await weight(page).fill('2')
  await expect(page.getByRole('status').filter({ hasText: value })).toHaveCount(0)
  await expect.poll(() => quote(page)).toBe(plain)
})

test('search and order of the price table are in the address, and Back returns', async ({
  page,
}) => {
  await page.goto('/comercio-sucata')
  const search = page.getByRole('searchbox', { name: 'Buscar material' })
  const price = page.getByRole('columnheader', { name: 'R$/kg' })
  await price.getByRole('button').click()
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await search.pressSequentially('ALUMINIO', { delay: 15 })
  await expect(page).toHaveURL(/ordem=maior-preco&q=ALUMINIO$/)
  const link = page.getByRole('table').getByRole('link', { name: 'Perfil de alumínio' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alumínio')
  await expect(material(page)).toHaveValue('perfil-aluminio')
  await page.goBack()
  await expect(search).toHaveValue('ALUMINIO')
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(page).toHaveURL(/\/comercio-sucata$/)
  await expect(search).toHaveValue('')
  await search.fill('urânio')
  await page.getByRole('button', { name: 'Mostrar todos' }).click()
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(16)
})

test('on a phone the whole row of the table leads to its material, and from there on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/comercio-sucata')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Plástico PET', exact: true }) })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) - 12)
  await expect(page).toHaveURL(/\/comercio-sucata\/plastico-pet$/)
  await page.getByRole('main').getByRole('link', { name: 'Plástico', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preço de plástico hoje?')
  await expect(material(page)).toHaveValue('plastico')
})
