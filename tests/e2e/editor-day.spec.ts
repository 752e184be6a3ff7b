import type { Page } from '@playwright/test'
import { todayInSaoPaulo } from '../../src/content/time/today'
import { expect, test } from './admin-test'
import { gitDiff, isSound, slowPictures } from './admin-checks'
import { baseDocuments, openEditor, picture, savedText, writeBehind } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const documents = baseDocuments(MODEL_CONTENT)
const COPPER = 'materials/cobre.yaml'
const ON_SALE = 'lots/notebooks-corporativos-core-i5.yaml'
const RESERVED = 'lots/notebooks-reservados.yaml'
const ARTICLE = 'posts/discos-sem-dados.mdx'
const today = todayInSaoPaulo()
const go = (page: Page, address: string) =>
  page.evaluate((hash) => location.assign(hash), `#/${address}`)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
const diff = async (page: Page, file: string, before = documents.get(file) ?? '') =>
  gitDiff(before, (await savedText(page, file)) ?? '')
async function changePrice(page: Page) {
  await go(page, 'precos')
  await field(page, 'Cobre').fill('41,50')
  await page.keyboard.press('Control+s')
  await says(page, '1 preço de hoje. Salvo')
  expect(await diff(page, COPPER)).toEqual([`+  ${today}: 41.50`])
}

async function sellLot(page: Page) {
  await go(page, 'precos/lotes')
  const title = '20 notebooks corporativos Lenovo ThinkPad T480'
  await field(page, title).fill('2950')
  await expect(page.getByText(/Quis dizer R\$\s29\.500,00, ou está certo\?/)).toBeVisible()
  await press(page, 'Usar 29.500,00')
  await page.getByLabel(`Situação: ${title}`).selectOption('reservado')
  await expect(page.getByLabel(`Desde: ${title}`)).toHaveValue(today)
  await page.getByLabel(`Até (opcional): ${title}`).fill('2020-01-01')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('A reserva acaba antes de começar')).toBeVisible()
  await expect(page.getByText('Responda 1 pergunta para salvar.')).toBeVisible()
  await page.getByLabel(`Até (opcional): ${title}`).fill('2099-12-31')
  await page.getByLabel('Situação: 15 notebooks Dell Latitude 5490').selectOption('vendido')
  await isSound(page)
  await press(page, 'Salvar 2')
  await says(page, /^2 lotes\. Salvo/)
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
}

async function createLot(page: Page) {
  await go(page, '')
  await page.getByRole('link', { name: 'Criar: Lote de informática' }).click()
  await page.getByLabel('Nome de: Lote de informática').fill('Três teclados!')
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
  await addPhotos(page)
  await press(page, 'Salvar')
  await says(page, 'Salvo em content/lots/tres-teclados.yaml.')
  expect(await savedText(page, 'lots/tres-teclados.yaml')).toBe(
    'title: "Lote: três teclados"\ncategory: componentes\nprice: 300\nunits: 3\n' +
      'description: Limpos e testados.\nspecs:\n  - Com cabo USB\ncondition: Usados\nrating: 4.5\n' +
      'photo:\n  src: lots/tres-teclados.png\n  alt: Três teclados pretos\n' +
      'morePhotos:\n  - src: lote.jpg\n    alt: Teclado visto de lado\n' +
      `enteredOn: "${today}"\norder: 90\n`,
  )
  expect((await savedText(page, 'photos/lots/tres-teclados.png'))?.slice(1, 4)).toBe('PNG')
}

async function addPhotos(page: Page) {
  const fold = (name: string | RegExp) => page.locator('summary').filter({ hasText: name }).click()
  await fold(/^Foto/)
  await press(page, 'Acrescentar: Foto')
  await slowPictures(page)
  await page.getByLabel('Enviar uma foto nova para: Foto').setInputFiles({
    name: 'IMG 0042 (Ção).PNG',
    mimeType: 'image/png',
    buffer: await picture('png'),
  })
  await field(page, 'Texto alternativo').fill('Três teclados pretos')
  await fold('Outras fotos')
  await press(page, 'Acrescentar: Outra foto')
  const second = page.getByRole('group', { name: 'Outra foto 1' })
  await second.getByRole('combobox').selectOption('lote.jpg')
  await second.getByLabel('Texto alternativo').fill('Teclado visto de lado')
  await expect(page.getByText('lots/tres-teclados.png: 640 × 400 px')).toBeVisible()
}

async function loadList(page: Page) {
  const panel = page.getByRole('region', { name: 'Relação de itens' })
  await press(page, 'Ir à relação de itens')
  await expect(panel).toBeFocused()
  const load = panel.getByLabel('Carregar um arquivo CSV')
  const choose = (text: string) =>
    load.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('Modelo;Funcional;Unidades\r\nKB 216;E;2\r\nKB 212;B;1\r\n')
  await expect(panel).toContainText('B2 Funcional «E» não é uma nota — escreva A, B, C ou D')
  await expect(load, 'the same file can be chosen again').toHaveValue('')
  await isSound(page)
  await panel.getByRole('button', { name: 'Corrija a relação para salvar' }).press('Enter')
  expect(await savedText(page, 'lots/tres-teclados.csv')).toBeUndefined()
  await choose('Modelo;Funcional;Unidades\r\nKB 216;A;2\r\nKB 212;B;1\r\n')
  await panel.getByRole('button', { name: 'Salvar a relação' }).click()
  await expect(panel.getByRole('status')).toContainText('Salvo')
  expect(await savedText(page, 'lots/tres-teclados.csv')).toBe(
    'Modelo;Funcional;Unidades\r\nKB 216;A;2\r\nKB 212;B;1\r\n',
  )
}

async function writeArticle(page: Page) {
  await go(page, ARTICLE)
  const text = field(page, 'Texto do artigo')
  const before = await text.inputValue()
  await text.press('Control+End')
  await page.keyboard.type('\n\nFim')
  await press(page, 'Título')
  await page.keyboard.type(' do texto\n\nGuarde o ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('laudo')
  await page.getByRole('button', { name: 'Foto', exact: true }).click()
  await press(page, 'Pôr no texto')
  await expect(page.getByText('Escolha uma foto.')).toBeVisible()
  const photo = page.getByRole('group', { name: 'Foto no texto' })
  await photo.getByRole('combobox').selectOption('lote.jpg')
  const alt = page.getByLabel('O que se vê na foto')
  await alt.fill('foto')
  await expect(photo.getByRole('alert').last()).toContainText('uma descrição tem pelo menos')
  await alt.fill('Pilha de discos furados ao meio')
  // The bar of «Salvar» would cover half of the next button, which axe takes for a small one.
  await alt.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await isSound(page)
  await alt.press('Enter')
  await expect(text).toBeFocused()
  const photoLine = '![Pilha de discos furados ao meio](lote.jpg)'
  const added = '\n\n## Fim do texto\n\nGuarde o **laudo**'
  await expect(text).toHaveValue(`${before}${added}\n\n${photoLine}`)
  // One undo takes the photo back, and one redo brings it again.
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue(before + added)
  await page.keyboard.press('Control+Shift+z')
  await press(page, 'Salvar')
  await says(page, `content/${ARTICLE}`)
  expect(await diff(page, ARTICLE)).toEqual(
    ['', '## Fim do texto', '', 'Guarde o **laudo**', '', photoLine].map((line) => `+${line}`),
  )
}

async function rename(page: Page) {
  const before = await savedText(page, ARTICLE)
  await page.getByText('Renomear, duplicar ou apagar').click()
  await page.getByLabel('Outro nome').fill('Discos limpos')
  await press(page, 'Renomear')
  await expect(page).toHaveURL(/#\/posts\/discos-limpos\.mdx$/)
  expect(await savedText(page, ARTICLE)).toBeUndefined()
  expect(await savedText(page, 'posts/discos-limpos.mdx')).toBe(before)
  expect(await diff(page, 'redirects.yaml')).toEqual([
    '-    to: /blog/discos-sem-dados',
    '+    to: /blog/discos-limpos',
    '+  - from: /blog/discos-sem-dados',
    '+    to: /blog/discos-limpos',
  ])
}

/** Corrects an error, reloads the page before the save, and saves after somebody else did. */
async function cureAndMerge(page: Page) {
  const before = (await savedText(page, COPPER)) ?? ''
  await go(page, COPPER)
  const price = page.getByLabel(/^Preço desde/).first()
  await price.fill('1.000,50')
  await press(page, 'Salvar')
  await expect(refusal(page)).toContainText('escreva 1000.50, só o número')
  await expect(refusal(page)).toBeFocused()
  await refusal(page).getByRole('button').first().click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/escreva 1000\.50/)
  expect(await savedText(page, COPPER)).toBe(before)
  await price.fill('42.25')
  await field(page, 'Nome').fill('Cobre limpo')
  await expect(page.getByLabel('O que muda no arquivo')).toContainText('Cobre limpo')
  await page.reload()
  await press(page, 'Continuar na pasta «projeto»')
  await expect(page.getByText('este aparelho as guardou')).toBeVisible()
  await expect(price).toHaveValue('42.25')
  await expect(field(page, 'Nome')).toHaveValue('Cobre limpo')
  const other = before.replace('status: Comprando', 'status: Parado').replace('Cobre', 'Fio')
  await writeBehind(page, COPPER, other)
  await press(page, 'Salvar')
  await says(page, 'Nada foi salvo')
  expect(await savedText(page, COPPER)).toBe(other)
  await press(page, 'Ver o que mudou e continuar')
  await expect(page.getByText(/mudou depois que você começou, também em Nome/)).toBeVisible()
  await expect(page.getByLabel(`O que mudou em content/${COPPER}`)).toContainText('status: Parado')
  await expect(field(page, 'Situação')).toHaveValue('Parado')
  await press(page, 'Salvar')
  await says(page, `Salvo em content/${COPPER}.`)
  expect(await diff(page, COPPER, other)).toEqual([
    '-name: Fio',
    '+name: Cobre limpo',
    `-  ${today}: 41.50`,
    `+  ${today}: 42.25`,
  ])
}

const DAY = [changePrice, sellLot, createLot, loadList, writeArticle, rename, cureAndMerge]

test("an editor's day on a phone: each save changes its own lines and no other", async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, documents, ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg'])
  for (const part of DAY) await part(page)
})
