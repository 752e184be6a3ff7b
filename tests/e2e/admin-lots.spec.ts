import type { Page } from '@playwright/test'
import { todayInSaoPaulo } from '../../src/content/today'
import { gitDiff } from './admin-checks'
import { expect, test } from './admin-test'
import { excess, violations } from './axe'
import { baseDocuments, openEditor, savedText } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const documents = baseDocuments(MODEL_CONTENT)
const PHOTOS = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg']
const ON_SALE = 'lots/notebooks-corporativos-core-i5.yaml'
const RESERVED = 'lots/notebooks-reservados.yaml'
const today = todayInSaoPaulo()

const diff = async (page: Page, file: string) =>
  gitDiff(documents.get(file) ?? '', (await savedText(page, file)) ?? '')

for (const width of [360, 1440])
  test(`at ${width} px a lot is reserved at a new price and another one sold, in one save`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await openEditor(page, documents, PHOTOS, '/admin#/precos/lotes')
    const title = '20 notebooks corporativos Lenovo ThinkPad T480'
    await page.getByLabel(title, { exact: true }).fill('2950')
    await expect(page.getByText(/Quis dizer R\$\s29\.500,00, ou está certo\?/)).toBeVisible()
    await page.getByRole('button', { name: 'Usar 29.500,00' }).click()
    await page.getByLabel(`Situação: ${title}`).selectOption('reservado')
    await expect(page.getByLabel(`Desde: ${title}`)).toHaveValue(today)
    await page.getByLabel(`Até (opcional): ${title}`).fill('2020-01-01')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('A reserva acaba antes de começar')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Responda 1 pergunta' })).toBeVisible()
    await page.getByLabel(`Até (opcional): ${title}`).fill('2099-12-31')
    await page.getByLabel('Situação: 15 notebooks Dell Latitude 5490').selectOption('vendido')
    expect(await violations(page)).toEqual([])
    expect(await excess(page)).toBe(0)
    await page.getByRole('button', { name: 'Salvar 2' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^2 lotes\. Salvo/ })).toBeVisible()
    expect(await diff(page, ON_SALE)).toEqual([
      '-price: 28000',
      '+price: 29500',
      '+status: reservado',
      `+statusOn: "${today}"`,
      '+reservedUntil: "2099-12-31"',
    ])
    expect(await diff(page, RESERVED)).toEqual([
      '-status: reservado',
      '-statusOn: "2026-11-19"',
      '-reservedUntil: "2026-12-04"',
      '+status: vendido',
      `+statusOn: "${today}"`,
    ])
    await expect(page.getByRole('region', { name: 'Vendidos' })).toContainText('RT-0408')
  })
