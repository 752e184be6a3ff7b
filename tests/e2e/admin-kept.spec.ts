import type { Page } from '@playwright/test'
import { gitDiff } from './admin-checks'
import { expect, test } from './admin-test'
import { baseDocuments, openDocument, openEditor, savedText, writeBehind } from './editor-folder'

const COPPER = 'materials/cobre.yaml'
const newestPrice = (page: Page) => page.getByLabel(/^Preço desde/).first()
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()
const saved = (page: Page, file: string) =>
  expect(page.getByRole('status').filter({ hasText: `Salvo em content/${file}.` })).toBeVisible()

test('what somebody else changed is shown, and both changes stay', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, COPPER)
  const before = baseDocuments().get(COPPER) ?? ''
  const other = before
    .replace(/^status: .*$/m, 'status: Parado')
    .replace('name: cobre', 'name: Fio')
  await writeBehind(page, COPPER, other)
  await newestPrice(page).fill('4.75')
  await page.getByLabel('Nome', { exact: true }).fill('Cobre limpo')
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: 'Nada foi salvo' })).toBeVisible()
  expect(await savedText(page, COPPER)).toBe(other)
  await page.getByRole('button', { name: 'Ver o que mudou e continuar' }).click()
  await expect(page.getByText(/mudou depois que você começou, também em Nome/)).toBeVisible()
  await expect(page.getByLabel(`O que mudou em content/${COPPER}`)).toContainText('status: Parado')
  await expect(newestPrice(page)).toHaveValue('4.75')
  await expect(page.getByLabel('Situação', { exact: true })).toHaveValue('Parado')
  await save(page)
  await saved(page, COPPER)
  expect(gitDiff(other, (await savedText(page, COPPER)) ?? '')).toEqual([
    '-name: Fio',
    '+name: Cobre limpo',
    '-  2026-11-20: 4.5',
    '+  2026-11-20: 4.75',
  ])
})

test('unsaved work survives a closed tab, and its address opens it again', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, COPPER)
  await newestPrice(page).fill('4.75')
  await page.getByRole('link', { name: 'Todos os documentos' }).click()
  await expect(page.getByRole('link', { name: `content/${COPPER}` })).toBeVisible()
  await page.goBack()
  await expect(newestPrice(page)).toHaveValue('4.75')
  await page.reload()
  await page.getByRole('button', { name: 'Continuar na pasta «projeto»' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Material de sucata: cobre')
  await expect(newestPrice(page)).toHaveValue('4.75')
  await expect(page.getByText('este aparelho as guardou')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar o que não foi salvo' }).click()
  await expect(newestPrice(page)).toHaveValue('4.5')
})

test('a refused save moves the focus once, and never while somebody types', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, 'lots/notebooks.yaml')
  const alt = page.getByLabel('Texto alternativo').first()
  await alt.fill('')
  await save(page)
  const refused = page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
  await expect(refused).toBeFocused()
  await alt.pressSequentially('Notebooks')
  await expect(refused).toBeHidden()
  await alt.fill('')
  await expect(refused).toBeVisible()
  await expect(alt).toBeFocused()
  await alt.pressSequentially('Notebooks empilhados na prateleira')
  await expect(alt).toHaveValue('Notebooks empilhados na prateleira')
})

test('a sentence that somebody saw on the site leads to its field', async ({ page }) => {
  await openEditor(page)
  const find = page.getByLabel('Achar um documento')
  await find.fill('NOTEBOOKS usádos')
  await page.getByRole('link', { name: /^Notebooks usados.*Descrição em lots\/notebooks/ }).click()
  await expect(page.getByLabel('Descrição', { exact: true })).toBeFocused()
  await page.goBack()
  await find.fill('https://www.empresa.com.br/comercio-sucata/cobre')
  await expect(page.getByRole('link', { name: COPPER })).toBeVisible()
  await find.fill('frase que nenhum documento tem')
  await expect(page.getByText('Não achei esta frase.')).toBeVisible()
})
