import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gitDiff, isSound } from './admin-checks'
import { expect, test } from './admin-test'
import { baseDocuments, openDocument, openEditor, savedText, writeBehind } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const PHOTOS = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg']
const LOT = 'lots/notebooks-corporativos-core-i5.yaml'
const FILE = 'lots/notebooks-corporativos-core-i5.csv'
const stored = readFileSync(join(MODEL_CONTENT, FILE), 'utf8')
const documents = baseDocuments(MODEL_CONTENT).set(FILE, stored)

const panel = (page: Page) => page.getByRole('region', { name: 'Relação de itens' })
const shown = (page: Page) => panel(page).getByRole('region', { name: 'Itens' })
const load = (page: Page, name: string, text: string) =>
  panel(page)
    .getByLabel(/^(?:Trocar por outro|Carregar um) arquivo CSV$/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const diff = async (page: Page) =>
  gitDiff(stored.replace('\uFEFF', ''), (await savedText(page, FILE)) ?? '')

test("a list is refused in the check's words, corrected in its file, and one line changes", async ({
  page,
}) => {
  await openEditor(page, documents, PHOTOS)
  await openDocument(page, LOT)
  const [, first = ''] = stored.trim().split(/\r?\n/)
  await load(page, 'lista.csv', stored.replace(';A;A;', ';E;A;'))
  await expect(panel(page)).toContainText('F2 Funcional «E» não é uma nota — escreva A, B, C ou D')
  await isSound(page)
  await panel(page).getByRole('button', { name: 'Corrija a relação para salvar' }).press('Enter')
  expect(await diff(page)).toEqual([])

  await load(page, 'lista.csv', stored.replace(';A;A;', ';B;A;'))
  await panel(page).getByRole('button', { name: 'Salvar a relação' }).click()
  await expect(panel(page).getByRole('status')).toContainText('Salvo')
  expect(await diff(page)).toEqual([`-${first}`, `+${first.replace(';A;A;', ';B;A;')}`])
})

test('a list is loaded from a file, kept through a reload, and no other file is taken', async ({
  page,
}) => {
  await openEditor(page, documents, PHOTOS)
  await openDocument(page, LOT)
  await load(page, 'lista.xlsx', 'PK\u0003\u0004')
  await expect(panel(page).getByRole('alert')).not.toBeEmpty()
  await expect(shown(page)).toContainText('i5-8350U')
  await load(page, 'lista.csv', '\uFEFFModelo;Unidades\r\nThinkPad T480;19\r\n')
  await expect(shown(page)).toContainText('1 linhas, 19 unidades')
  await page.reload()
  await page.getByRole('button', { name: 'Abrir a pasta do projeto' }).click()
  await expect(panel(page)).toContainText('não estavam salvas')
  await expect(shown(page)).toContainText('19 unidades')
  // The lot has twenty units, so the check refuses the list in its own words and nothing is saved.
  await panel(page).getByRole('button', { name: 'Salvar a relação' }).click()
  await expect(panel(page).getByRole('alert').filter({ hasText: 'Nada foi salvo' })).toBeVisible()
  expect(await diff(page)).toEqual([])
  await load(page, 'lista.csv', '\uFEFFModelo;Unidades\r\nThinkPad T480;20\r\n')
  await panel(page).getByRole('button', { name: 'Salvar a relação' }).click()
  await expect(panel(page).getByRole('status')).toContainText('Salvo')
  expect(await savedText(page, FILE)).toBe('Modelo;Unidades\r\nThinkPad T480;20\r\n')
})

test('what somebody else wrote into a list meanwhile is shown at every return, until one is chosen', async ({
  page,
}) => {
  await openEditor(page, documents, PHOTOS)
  await openDocument(page, LOT)
  await load(page, 'lista.csv', stored.replace(';A;A;', ';B;A;'))
  await writeBehind(page, FILE, stored.replace('i5-8350U', 'i5-8365U'))
  for (let returns = 0; returns < 2; returns += 1) {
    await page.reload()
    await page.getByRole('button', { name: 'Abrir a pasta do projeto' }).click()
    await expect(panel(page)).toContainText('A relação mudou depois que você começou')
    await expect(panel(page).getByRole('list', { name: /^O que mudou/ })).toContainText('i5-8365U')
    await expect(shown(page).getByRole('row').nth(1)).toContainText('i5-8350U')
  }
  await page.getByRole('link', { name: 'Todos os documentos' }).click()
  await page.getByRole('link', { name: `content/${FILE}` }).click()
  await panel(page).getByRole('button', { name: 'Descartar o que não foi salvo' }).click()
  await expect(shown(page)).toContainText('i5-8365U')
})

test('a list as large as the check takes is taken, and can be taken out', async ({ page }) => {
  await openEditor(page, documents, PHOTOS)
  await openDocument(page, LOT)
  const rows = Array.from({ length: 4000 }, (_, row) => `ThinkPad T480 ${'x'.repeat(60)} ${row};1`)
  await load(page, 'longa.csv', ['Modelo;Unidades', ...rows].join('\n'))
  await expect(shown(page)).toContainText('4000 linhas, 4000 unidades')
  await expect(panel(page).getByRole('alert')).toBeEmpty()
  await panel(page).getByRole('button', { name: 'Tirar a relação' }).click()
  await panel(page).getByRole('button', { name: 'Salvar a relação' }).click()
  await expect(panel(page).getByRole('status')).toContainText('Salvo')
  expect(await savedText(page, FILE)).toBeUndefined()
})
