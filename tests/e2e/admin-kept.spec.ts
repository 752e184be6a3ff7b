import type { Locator, Page } from '@playwright/test'
import { expect, test } from './admin-test'
import { openDocument, openEditor } from './editor-folder'

const COPPER = 'materials/cobre.yaml'
const newestPrice = (page: Page) => page.getByLabel(/^Preço desde/).first()
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()

test('unsaved work stands in the list, with the way to it, until it is discarded', async ({
  page,
}) => {
  await openEditor(page)
  await openDocument(page, COPPER)
  await newestPrice(page).fill('4.75')
  await page.getByRole('link', { name: 'Todos os documentos' }).click()
  await page.getByRole('link', { name: `content/${COPPER}` }).click()
  await expect(newestPrice(page)).toHaveValue('4.75')
  await page.getByRole('button', { name: 'Descartar o que não foi salvo' }).click()
  await expect(newestPrice(page)).toHaveValue('4.5')
})

/** Types into a field, and reloads the page as soon as the list of changes shows the typed text. */
const typeAndLeave = (field: Locator, typed: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    const form = document.querySelector('[aria-labelledby="o-que-muda"]')
    // React replaces the setter of this element and would not notice a change made through it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const leave = () => (form?.textContent.includes(text) ? location.reload() : setTimeout(leave))
    leave()
  }, typed)

test('what was typed stays, however soon the tab closes', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, COPPER)
  for (const price of ['4.61', '4.62', '4.63', '4.64', '4.65', '4.66']) {
    await typeAndLeave(newestPrice(page), price)
    await page.getByRole('button', { name: 'Continuar na pasta «projeto»' }).click()
    await expect(newestPrice(page)).toHaveValue(price)
  }
})

test('a refused save moves the focus once, and never while somebody types', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, 'lots/notebooks.yaml')
  const alt = page.getByLabel('Texto alternativo').first()
  const fold = page.locator('summary').filter({ hasText: /^Foto/ })
  await fold.click()
  await alt.fill('')
  await save(page)
  const refused = page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
  await expect(refused).toBeFocused()
  // The button of an error leads to its field, even when that part of the form is folded.
  await fold.click()
  await refused.getByRole('button').click()
  await expect(alt).toBeFocused()
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
