import { chatOf } from '../mail-drafts'
import { button, expect, field, test } from '../site-test'

const SCRAP = '/comercio-sucata'

test('a collector calculates a load and opens a quote that carries it', async ({ page }) => {
  await page.goto(SCRAP)
  const weight = field(page, 'peso')
  const calculate = button(page, 'Calcular valor')
  const form = page.locator('form').filter({ has: calculate })
  const quote = () => chatOf(form.locator('..').getByRole('link', { name: 'Pedir cotação' }))
  const plain = await quote()
  await field(page, 'material').selectOption({ label: 'Cobre' })
  await expect(calculate).toBeDisabled()
  await weight.fill('-5')
  await calculate.click()
  await expect(weight).toHaveAccessibleDescription(/só com números/)
  await expect(weight).toBeFocused()
  await weight.fill('1.234,5')
  await calculate.click()
  const result = page
    .getByRole('status')
    .filter({ hasText: 'Valor aproximado. O valor final depende da avaliação presencial.' })
  await expect(result).toBeVisible()
  expect(await quote()).toContain('1.234,5 kg')
  await weight.fill('2')
  await expect(result).toHaveCount(0)
  await expect.poll(quote).toBe(plain)
})

test('search and order are in the address; a phone’s row leads on', async ({ page }) => {
  await page.goto(SCRAP)
  const search = page.getByRole('searchbox', { name: 'Buscar material' })
  const order = page.getByLabel('Ordem', { exact: true })
  await order.selectOption('Maior preço')
  await search.pressSequentially('PLASTICO', { delay: 15 })
  await expect(page).toHaveURL(/ordem=maior-preco&q=PLASTICO$/)
  // On a phone the whole row leads to its material.
  await page.setViewportSize({ width: 360, height: 740 })
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Plástico PET', exact: true }) })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) - 12)
  await expect(page).toHaveURL(`${SCRAP}/plastico-pet`)
  await expect(field(page, 'material')).toHaveValue('plastico-pet')
  await page.getByRole('main').getByRole('link', { name: 'Plástico', exact: true }).last().click()
  await expect(field(page, 'material')).toHaveValue('plastico')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goBack()
  await page.goBack()
  await expect(search).toHaveValue('PLASTICO')
  await expect(order).toHaveValue('maior-preco')
  await page.goBack()
  await expect(page).toHaveURL(SCRAP)
  await expect(search).toHaveValue('')
  await search.fill('urânio')
  await button(page, 'Mostrar todos').click()
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(16)
})

// The tests' prices are of 20 November 2026.
test('the day of the prices is «hoje» on that day in São Paulo alone', async ({ page }) => {
  const days = page.locator('time').filter({ hasText: 'hoje' })
  // 23:30 of the 20th in São Paulo is the 21st in London.
  await page.clock.install({ time: new Date('2026-11-21T02:30:00Z') })
  for (const path of ['/', '/comercio-sucata']) {
    await page.goto(path)
    await expect(days.first()).toBeVisible()
  }
  // A page that is open at midnight stops saying it.
  await page.clock.fastForward('01:00:00')
  await expect(page.getByText('em 20/11/2026').first()).toBeVisible()
  await expect(days).toHaveCount(0)
})
