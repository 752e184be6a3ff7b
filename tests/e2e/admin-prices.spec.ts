import type { Page } from '@playwright/test'
import { todayInSaoPaulo } from '../../src/content/time/today'
import { gitDiff, isSound } from './admin-checks'
import { expect, test } from './admin-test'
import { violations } from './axe'
import { baseDocuments, openEditor, savedText, writeBehind } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const documents = baseDocuments(MODEL_CONTENT)
const PHOTOS = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg']
const fields = (page: Page) => page.locator('input[data-price]')
const openPrices = (page: Page) => openEditor(page, documents, PHOTOS, '/admin#/precos')
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'preços de hoje. Salvo' })

test("a morning's sixteen prices: five keys each, one save, one line each", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPrices(page)
  await expect(fields(page)).toHaveCount(16)
  const shown = await fields(page).evaluateAll((inputs) =>
    inputs.map((input) => [input.id, input.getAttribute('placeholder') ?? ''] as const),
  )
  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  await fields(page).first().focus()
  const typed = new Map<string, string>()
  for (const [id, last] of shown) {
    // A step of 4% from the last price, which is usual for one morning.
    const price = (Number(last.replace('.', '').replace(',', '.')) * 1.04).toFixed(2)
    typed.set(id.replace('preco-', ''), price)
    for (const sign of price.replace('.', ',')) await press(sign)
    await press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Salvar 16' })).toBeFocused()
  await press('Enter')
  await expect(saved(page)).toHaveText(/^16 preços de hoje/)
  expect(keys).toBeLessThanOrEqual(6 * 16 + 1)
  for (const [file, price] of typed)
    expect(gitDiff(documents.get(file) ?? '', (await savedText(page, file)) ?? '')).toEqual([
      `+  ${todayInSaoPaulo()}: ${price}`,
    ])
  await isSound(page)
})

test('a jump asks, a far one stops, and the focus stays where the editor put it', async ({
  page,
}) => {
  await openPrices(page)
  const copper = page.getByLabel('Cobre', { exact: true })
  await copper.fill('52')
  await expect(page.getByText(/^Cobre sobe 30%.*Está certo\?/)).toBeVisible()
  await expect(copper).toBeFocused()
  await expect(page.getByRole('link', { name: 'Abrir o documento' })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Responda 1 pergunta' })).toBeVisible()
  await page.getByRole('button', { name: 'Está certo: Cobre' }).click()
  await expect(page.getByText('Confirmado.')).toBeVisible()
  await copper.fill('4100')
  await page.getByRole('button', { name: 'Usar 41,00' }).click()
  await expect(copper).toHaveValue('41,00')
  await expect(page.getByText('+1,00')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await copper.press('Escape')
  await expect(copper).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: 'Nenhum preço novo.' })).toBeVisible()
})

test('typed prices survive a closed tab, and nothing is saved over another one’s change', async ({
  page,
}) => {
  await openPrices(page)
  await page.getByLabel('Cobre', { exact: true }).fill('41,50')
  await page.reload()
  await page.getByRole('button', { name: 'Continuar na pasta «projeto»' }).click()
  await expect(page.getByLabel('Cobre', { exact: true })).toHaveValue('41,50')
  const copper = 'materials/cobre.yaml'
  const before = documents.get(copper) ?? ''
  const other = before.replace('pricePerKg:', `pricePerKg:\n  ${todayInSaoPaulo()}: 40.80`)
  await writeBehind(page, copper, other)
  await page.getByRole('button', { name: 'Salvar 1' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nada foi salvo' })).toBeVisible()
  expect(await savedText(page, copper)).toBe(other)
  await page.getByRole('button', { name: 'Ver o que mudou e continuar' }).click()
  await expect(page.getByText(/mudou Cobre de R\$\s40,00 a R\$\s40,80\. O que você/)).toBeVisible()
  await expect(page.getByLabel('Cobre', { exact: true })).toHaveValue('41,50')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText('Lido de novo')).toHaveCount(0)
  await page.getByLabel('Cobre', { exact: true }).fill('41,50')
  await page.getByRole('button', { name: 'Salvar 1' }).click()
  await expect(page.getByText(/^1 preço de hoje/)).toBeVisible()
  const day = `  ${todayInSaoPaulo()}: `
  expect(gitDiff(other, (await savedText(page, copper)) ?? '')).toEqual([
    `-${day}40.80`,
    `+${day}41.50`,
  ])
})

test('the saved prices are a picture of a status and a text, to keep and to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPrices(page)
  await page.getByLabel('Cobre', { exact: true }).fill('41,50')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: '1 preço de hoje' })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar o texto' }).click()
  await expect(page.getByText('Texto copiado.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('preços de hoje')
  expect(text).toContain('Cobre: 41,50')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar a imagem' }).click()
  expect((await download).suggestedFilename()).toBe(`precos-${todayInSaoPaulo()}.png`)
  const size = await page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  expect(size).toEqual([1080, 1920])
})
