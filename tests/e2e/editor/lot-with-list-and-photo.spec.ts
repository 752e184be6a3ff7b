import { isSound } from '../axe'
import { expect, test, type Page } from '../site-test'
import {
  documents,
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
const STORED = 'lots/notebooks-corporativos-core-i5'
const list = (page: Page) => page.getByRole('region', { name: 'Relação de itens' })
const load = (page: Page, text: string, name = 'lista.csv') =>
  list(page)
    .getByLabel(/^(?:Trocar por outro|Carregar um) arquivo CSV$/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
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
  await upload.setInputFiles({ ...file, buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('O arquivo não é uma imagem JPEG, PNG ou WebP.')).toBeVisible()
  await upload.setInputFiles({ ...file, buffer: await picture('png') })
  await expect(page.getByText('lots/tres-teclados.png: 640 × 400 px')).toBeVisible()
  await press(page, 'Salvar')
  await expect(refusal(page)).toContainText('está vazio')
  await isSound(page)
  await field(page, 'Texto alternativo').fill('Três teclados pretos')
  await press(page, 'Salvar')
  await notified(page, `Salvo em content/${NAME}.yaml.`)
  expect(await savedText(page, `${NAME}.yaml`)).toMatch(
    /^title: "Lote: três teclados"\ncategory: componentes\nprice: 300\nunits: 3\n/,
  )
  expect((await savedText(page, `photos/${NAME}.png`))?.slice(1, 4)).toBe('PNG')

  await press(page, 'Ir à relação de itens')
  await expect(list(page)).toBeFocused()
  await load(page, LIST.replace(';A;', ';E;'))
  await expect(list(page)).toContainText('B2 Funcional «E» não é uma nota — escreva A, B, C ou D')
  await isSound(page)
  expect(await savedText(page, `${NAME}.csv`)).toBeUndefined()
  await load(page, LIST)
  await press(page, 'Salvar')
  await expect.poll(() => savedText(page, `${NAME}.csv`)).toBe(LIST)
})

test('a list is kept through a reload, and saved with its lot over no newer one', async ({
  page,
}) => {
  await openEditor(page, `/admin#/${STORED}.yaml`)
  const stored = documents.get(`${STORED}.csv`) ?? ''
  const changes = list(page).getByRole('list', { name: 'O que muda na relação' })
  await load(page, 'PK\u0003\u0004', 'lista.xlsx')
  await expect(list(page).getByRole('alert')).not.toBeEmpty()
  await load(page, stored.replace(';A;A;', ';B;A;'))
  await expect(changes).not.toContainText('i5-8365U')
  const theirs = stored.replace('i5-8350U', 'i5-8365U')
  await press(page, 'Salvar')
  await notified(page, `Salvo em content/${STORED}.csv.`)
  await writeBehind(page, `${STORED}.csv`, theirs)
  await list(page).getByRole('button', { name: 'Tirar a relação' }).click()
  await press(page, 'Salvar')
  await notified(page, 'Nada foi salvo')
  expect(await savedText(page, `${STORED}.csv`)).toBe(theirs)
  await page.reload()
  await press(page, 'Abrir a pasta do projeto')
  await expect(changes).toContainText('i5-8365U')
  await press(page, 'Descartar o que não foi salvo')
  await expect(changes).toHaveCount(0)
  const rows = Array.from({ length: 4000 }, (_, row) => `ThinkPad T480 ${'x'.repeat(60)} ${row};1`)
  await load(page, ['Modelo;Unidades', ...rows].join('\n'))
  await expect(list(page)).toContainText('4000 linhas, 4000 unidades')
  await list(page).getByRole('button', { name: 'Tirar a relação' }).click()
  await press(page, 'Salvar')
  await expect.poll(() => savedText(page, `${STORED}.csv`)).toBeUndefined()
})
