import { expect, test } from '../site-test'

test('the chart is read with keys and pointer, its table by keyboard', async ({ page }) => {
  await page.goto('/comercio-sucata/cobre')
  const slider = page.getByRole('slider', { name: 'Preço de um dia do gráfico' })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /^19\/11\/2026: R\$\s[\d,]+\/kg$/)
  const day = Number(await slider.inputValue())
  await page
    .locator('.price-chart svg')
    .first()
    .hover({ position: { x: 60, y: 100 } })
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(day - 30)

  const table = page.getByRole('table', { name: 'Preço por mês' })
  await expect(table).toBeHidden()
  await slider.focus()
  const summary = page.getByText('Ver os números, mês a mês')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(table).toBeVisible()
})
