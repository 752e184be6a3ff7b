import { isSound } from '../axe'
import { expect, test, type Page } from '../site-test'
import {
  field,
  notified,
  openEditor,
  picture,
  press,
  refusal,
  savedText,
  writeBehind,
} from './editor-folder'

const NAME = 'lots/tres-teclados'
const LIST = 'Modelo;Funcional;Unidades\r\nKB 216;A;2\r\nKB 212;B;1\r\n'
const list = (page: Page) => page.getByRole('region', { name: 'Relação de itens' })
const load = (page: Page, text: string) =>
  list(page)
    .getByLabel(/^(?:Trocar por outro|Carregar um) arquivo CSV$/)
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an editor enters a lot with a photo and its list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page)
  await page.getByRole('link', { name: 'Criar: Lote de informática' }).click()
  await field(page, 'Nome de: Lote de informática').fill('Três teclados!')
  await press(page, 'Começar')
  await field(page, 'Título').fill('Lote: três teclados')
  await press(page, 'Salvar')
  await expect(refusal(page)).toContainText('Preço (R$): falta este campo')
  await field(page, 'Categoria').selectOption('componentes')
  for (const [label, value] of [
    ['Preço (R$)', '300'],
    ['Unidades (opcional)', '3'],
    ['Descrição', 'Limpos e testados.'],
    ['Estado', 'Usados'],
    ['Avaliação', '4.5'],
    ['Ordem', '90'],
  ] as const)
    await field(page, label).fill(value)
  await press(page, 'Acrescentar: Especificação')
  await field(page, 'Especificação 1').fill('Com cabo USB')
  await page.locator('summary').filter({ hasText: /^Foto/ }).click()
  await press(page, 'Acrescentar: Foto')
  const upload = page.getByLabel('Enviar uma foto nova para: Foto')
  const file = { name: 'IMG 0042 (Ção).PNG', mimeType: 'image/png' }
  await upload.setInputFiles({ ...file, buffer: await picture('png') })
  await expect(page.getByText('lots/tres-teclados.png: 640 × 400 px')).toBeVisible()
  await isSound(page)
  await field(page, 'Texto alternativo').fill('Três teclados pretos')
  await press(page, 'Salvar')
  await notified(page, `Salvo em content/${NAME}.yaml.`)
  expect(await savedText(page, `${NAME}.yaml`)).toMatch(
    /^title: "Lote: três teclados"\ncategory: componentes\nprice: 300\nunits: 3\n/,
  )
  expect(await savedText(page, `photos/${NAME}.png`)).toContain('PNG')

  await press(page, 'Ir à relação de itens')
  await expect(list(page)).toBeFocused()
  await load(page, LIST)
  await press(page, 'Salvar')
  await expect.poll(() => savedText(page, `${NAME}.csv`)).toBe(LIST)

  // An unsaved list outlives a reload, and is saved over no newer one.
  const changes = list(page).getByRole('list', { name: 'O que muda na relação' })
  await load(page, LIST.replace('KB 212', 'KB 213'))
  await expect(changes).toContainText('KB 213')
  const theirs = LIST.replace('KB 212', 'KB 214')
  await writeBehind(page, `${NAME}.csv`, theirs)
  await press(page, 'Salvar')
  await notified(page, 'Nada foi salvo')
  expect(await savedText(page, `${NAME}.csv`)).toBe(theirs)
  await page.reload()
  await press(page, 'Abrir a pasta do projeto')
  await expect(changes).toContainText('KB 213')
  await press(page, 'Descartar o que não foi salvo')
  await list(page).getByRole('button', { name: 'Tirar a relação' }).click()
  await press(page, 'Salvar')
  await expect.poll(() => savedText(page, `${NAME}.csv`)).toBeUndefined()
})
