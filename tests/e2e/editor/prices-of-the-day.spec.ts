import { isSound } from '../axe'
import { button, expect, test } from '../site-test'
import { original, field, go, notified, openEditor, press, savedText, today } from './editor-folder'

const NOTEBOOKS = '20 notebooks corporativos Lenovo ThinkPad T480'

test('sixteen prices: six keys, one save, one line each, a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, '/admin#/precos')
  const prices = page.locator('input[data-price]')
  await expect(prices).toHaveCount(16)
  const shown = await prices.evaluateAll((inputs) =>
    inputs.map((input) => [input.id, input.getAttribute('placeholder') ?? ''] as const),
  )
  await prices.first().focus()
  const typed = new Map<string, string>()
  for (const [id, last] of shown) {
    // A step of 4% from the last price, which is usual for one morning.
    const price = (Number(last.replace('.', '').replace(',', '.')) * 1.04).toFixed(2)
    typed.set(id.replace('preco-', ''), price)
    expect(price.length + 1).toBeLessThanOrEqual(6)
    await page.keyboard.insertText(price.replace('.', ','))
    await page.keyboard.press('Enter')
  }
  await expect(button(page, 'Salvar 16')).toBeFocused()
  await page.keyboard.press('Enter')
  await notified(page, /^16 preços de hoje\. Salvo/)
  for (const [file, price] of typed)
    expect(await savedText(page, file)).toBe(
      original(file, ['pricePerKg:\n', `$&  ${today}: ${price}\n`]),
    )
  await isSound(page)
  await press(page, 'Copiar o texto')
  await expect(page.getByText('Texto copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Cobre: 41,60')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar a imagem' }).click()
  expect((await download).suggestedFilename()).toBe(`precos-${today}.png`)
})

test('a jump needs an answer; lots are reserved and sold in their own lines', async ({ page }) => {
  await openEditor(page, '/admin#/precos')
  const copper = field(page, 'Cobre')
  await copper.fill('52')
  await expect(page.getByText(/^Cobre sobe 30%.*Está certo\?/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Responda 1 pergunta' })).toBeVisible()
  await copper.fill('4150')
  await expect(page.getByText(/Confira a vírgula/)).toBeVisible()
  await copper.fill('41,50')
  await expect(button(page, 'Salvar 1')).toBeVisible()
  await page.reload()
  await press(page, 'Abrir a pasta do projeto')
  await expect(copper).toHaveValue('41,50')
  await press(page, 'Salvar 1')
  await notified(page, /^1 preço de hoje/)

  await go(page, 'precos/lotes')
  await field(page, NOTEBOOKS).fill('29500')
  await page.getByLabel(`Situação: ${NOTEBOOKS}`).selectOption('reservado')
  await page.getByLabel(`Até (opcional): ${NOTEBOOKS}`).fill('2099-12-31')
  await page.getByLabel('Situação: 15 notebooks Dell Latitude 5490').selectOption('vendido')
  await isSound(page)
  await press(page, 'Salvar 2')
  await notified(page, /^2 lotes\. Salvo/)
  const sold = 'lots/notebooks-reservados.yaml'
  expect(await savedText(page, sold)).toBe(
    original(
      sold,
      ['status: reservado', 'status: vendido'],
      ['2026-11-19', today],
      ['reservedUntil: "2026-12-04"\n', ''],
    ),
  )
  expect(await savedText(page, 'lots/notebooks-corporativos-core-i5.yaml')).toMatch(
    new RegExp(
      `price: 29500\n[^]*status: reservado\nstatusOn: "${today}"\nreservedUntil: "2099-12-31"\n`,
    ),
  )
})
