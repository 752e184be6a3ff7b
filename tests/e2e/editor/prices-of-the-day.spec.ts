import { isSound, violations } from '../axe'
import { expect, test, type Page } from '../site-test'
import {
  diff,
  documents,
  field,
  notified,
  openEditor,
  press,
  savedText,
  today,
  writeBehind,
} from './editor-folder'

const COPPER = 'materials/cobre.yaml'
const NOTEBOOKS = '20 notebooks corporativos Lenovo ThinkPad T480'
const prices = (page: Page) => page.locator('input[data-price]')

test("a morning's sixteen prices: six keys each, one save, one line each", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, '/admin#/precos')
  await expect(prices(page)).toHaveCount(16)
  const shown = await prices(page).evaluateAll((inputs) =>
    inputs.map((input) => [input.id, input.getAttribute('placeholder') ?? ''] as const),
  )
  let keys = 0
  const type = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  await prices(page).first().focus()
  const typed = new Map<string, string>()
  for (const [id, last] of shown) {
    // A step of 4% from the last price, which is usual for one morning.
    const price = (Number(last.replace('.', '').replace(',', '.')) * 1.04).toFixed(2)
    typed.set(id.replace('preco-', ''), price)
    for (const sign of price.replace('.', ',')) await type(sign)
    await type('Enter')
  }
  await expect(page.getByRole('button', { name: 'Salvar 16' })).toBeFocused()
  await type('Enter')
  await notified(page, /^16 preços de hoje\. Salvo/)
  expect(keys).toBeLessThanOrEqual(6 * 16 + 1)
  for (const [file, price] of typed)
    expect(await diff(page, file)).toEqual([`+  ${today}: ${price}`])
  await isSound(page)
})

test('a jump needs an answer; typed prices survive a closed tab and another editor’s save', async ({
  page,
}) => {
  await openEditor(page, '/admin#/precos')
  const copper = field(page, 'Cobre')
  await copper.fill('52')
  await expect(page.getByText(/^Cobre sobe 30%.*Está certo\?/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Responda 1 pergunta' })).toBeVisible()
  await copper.fill('4150')
  await press(page, 'Usar 41,50')
  await expect(copper).toHaveValue('41,50')
  expect(await violations(page)).toEqual([])
  await page.reload()
  await press(page, 'Continuar na pasta «projeto»')
  await expect(copper).toHaveValue('41,50')
  const other = (documents.get(COPPER) ?? '').replace('pricePerKg:', `$&\n  ${today}: 40.80`)
  await writeBehind(page, COPPER, other)
  await press(page, 'Salvar 1')
  await notified(page, 'Nada foi salvo')
  expect(await savedText(page, COPPER)).toBe(other)
  await press(page, 'Ver o que mudou e continuar')
  await expect(page.getByText(/mudou Cobre de R\$\s40,00 a R\$\s40,80\. O que você/)).toBeVisible()
  await expect(copper).toHaveValue('41,50')
  await press(page, 'Salvar 1')
  await notified(page, /^1 preço de hoje/)
  expect(await diff(page, COPPER, other)).toEqual([`-  ${today}: 40.80`, `+  ${today}: 41.50`])
})

test('the saved prices are a picture of a status and a text, to keep and to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditor(page, '/admin#/precos')
  await field(page, 'Cobre').fill('41,50')
  await page.keyboard.press('Control+s')
  await notified(page, '1 preço de hoje')
  await press(page, 'Copiar o texto')
  await expect(page.getByText('Texto copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Cobre: 41,50')
  const download = page.waitForEvent('download')
  await press(page, 'Baixar a imagem')
  expect((await download).suggestedFilename()).toBe(`precos-${today}.png`)
  const size = await page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  expect(size).toEqual([1080, 1920])
})

test('a lot is reserved, another one sold, each by its own lines', async ({ page }) => {
  await openEditor(page, '/admin#/precos/lotes')
  await field(page, NOTEBOOKS).fill('2950')
  await press(page, 'Usar 29.500,00')
  await page.getByLabel(`Situação: ${NOTEBOOKS}`).selectOption('reservado')
  await expect(page.getByLabel(`Desde: ${NOTEBOOKS}`)).toHaveValue(today)
  await page.getByLabel(`Até (opcional): ${NOTEBOOKS}`).fill('2020-01-01')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('A reserva acaba antes de começar')).toBeVisible()
  await page.getByLabel(`Até (opcional): ${NOTEBOOKS}`).fill('2099-12-31')
  await page.getByLabel('Situação: 15 notebooks Dell Latitude 5490').selectOption('vendido')
  await isSound(page)
  await press(page, 'Salvar 2')
  await notified(page, /^2 lotes\. Salvo/)
  expect(await diff(page, 'lots/notebooks-corporativos-core-i5.yaml')).toEqual([
    '-price: 28000',
    '+price: 29500',
    '+status: reservado',
    `+statusOn: "${today}"`,
    '+reservedUntil: "2099-12-31"',
  ])
  expect(await diff(page, 'lots/notebooks-reservados.yaml')).toEqual([
    '-status: reservado',
    '-statusOn: "2026-11-19"',
    '-reservedUntil: "2026-12-04"',
    '+status: vendido',
    `+statusOn: "${today}"`,
  ])
})
