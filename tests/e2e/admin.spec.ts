import type { Page } from '@playwright/test'
import { todayInSaoPaulo } from '../../src/content/time/today'
import { checked, gitDiff } from './admin-checks'
import { expect, test } from './admin-test'
import { baseDocuments, openDocument, openEditor, picture, savedText } from './editor-folder'

const COPPER = 'materials/cobre.yaml'
/** The field of a document's newest price; the tests' copper has one of 20 November 2026. */
const newestPrice = (page: Page) => page.getByLabel(/^Preço desde/).first()
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()
const saved = (page: Page, file: string) =>
  expect(page.getByRole('status').filter({ hasText: `Salvo em content/${file}.` })).toBeVisible()

test('an editor changes a price: one line changes, and the check passes', async ({ page }) => {
  const before = `${baseDocuments().get(COPPER) ?? ''}\n# conferido na balança\n`
    .replace('2026-11-20: 4.5', '2026-11-20: 4.50 # por quilo')
    .replaceAll('\n', '\r\n')
  await openEditor(page, new Map(baseDocuments()).set(COPPER, before))
  await openDocument(page, COPPER)
  await newestPrice(page).fill('4.75')
  await expect(
    page.getByRole('region', { name: 'Prévia' }).getByRole('row', { name: /cobre/i }),
  ).toContainText('4,75')
  await expect(
    page.getByRole('region', { name: 'O que muda no arquivo' }).getByRole('listitem'),
  ).toHaveText([
    'Preço por quilo (R$): R$ 4,50 → R$ 4,75 (+5,6%)',
    'Carga de 100 kg: R$ 450,00 → R$ 475,00 (+5,6%)',
    /2026-11-20: 4\.50/,
    /2026-11-20: 4\.75/,
  ])
  await save(page)
  await saved(page, COPPER)
  const after = (await savedText(page, COPPER)) ?? ''
  expect(gitDiff(before, after)).toEqual([
    '-  2026-11-20: 4.50 # por quilo\r',
    '+  2026-11-20: 4.75 # por quilo\r',
  ])
  const { errors, documents } = await checked({ [COPPER]: after })
  expect(errors).toEqual([])
  expect(documents.find(({ file }) => file === COPPER)?.data).toMatchObject({
    pricePerKg: { '2026-11-20': 4.75 },
  })
  // The next save starts from the saved text.
  await newestPrice(page).fill('5')
  await save(page)
  await saved(page, COPPER)
  expect(gitDiff(after, (await savedText(page, COPPER)) ?? '')).toHaveLength(2)
})

test('a wrong value is refused in the words of the check, and stays', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, COPPER)
  const price = newestPrice(page)
  await price.fill('1.000,50')
  await save(page)
  const text = baseDocuments().get(COPPER) ?? ''
  const [fault] = (
    await checked({ [COPPER]: text.replace('2026-11-20: 4.5', '2026-11-20: 1.000,50') })
  ).errors
  const sentence = `${fault?.message} — ${fault?.fix}`
  expect(sentence).toContain('escreva 1000.50')
  const refused = page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
  await expect(refused).toContainText(sentence)
  await expect(refused).toBeFocused()
  await refused.getByRole('button', { name: /› 20\/11\/2026$/ }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(
    new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  )
  await expect(price).toHaveValue('1.000,50')
  expect(await savedText(page, COPPER)).toBe(text)
})

test('a new document gets a good name and the form of the others', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('link', { name: 'Criar: Material de sucata' }).click()
  await page.getByLabel('Nome de: Material de sucata').fill('Latão Velho!')
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Latão: velho')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })).toContainText(
    'Preço por quilo (R$): falta este campo',
  )
  await page.getByLabel('Grupo').selectOption('metais')
  await newestPrice(page).fill('21.50')
  for (const [label, value] of [
    ['Situação', 'Comprando'],
    ['Descrição', 'Limpo.'],
    ['Símbolo', 'La'],
    ['Ordem', '30'],
  ] as const)
    // The preview has fields, too.
    await page.locator('.ed-form').getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Rascunho (opcional)').check()
  await save(page)
  await saved(page, 'materials/latao-velho.yaml')
  const text = (await savedText(page, 'materials/latao-velho.yaml')) ?? ''
  expect(text).toBe(
    `name: "Latão: velho"\ngroup: metais\npricePerKg:\n  ${todayInSaoPaulo()}: ` +
      '21.50\nstatus: Comprando\ndescription: Limpo.\nsymbol: La\norder: 30\ndraft: true\n',
  )
  expect((await checked({ 'materials/latao-velho.yaml': text })).errors).toEqual([])
})

test('the price of today is one line more, and the older ones stay', async ({ page }) => {
  const before = (baseDocuments().get(COPPER) ?? '').replace(
    '2026-11-20: 4.5',
    '2026-11-20: 4.50 # por quilo\n  2026-10-01: 4.10',
  )
  await openEditor(page, new Map(baseDocuments()).set(COPPER, before))
  await openDocument(page, COPPER)
  await expect(newestPrice(page)).toHaveValue('4.50')
  await expect(page.getByText('Preços anteriores (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Acrescentar preço de hoje' }).click()
  await expect(newestPrice(page)).toBeFocused()
  // The copied old price is selected, so typing replaces it.
  await page.keyboard.type('4.75')
  await expect(page.getByRole('button', { name: 'Acrescentar preço de hoje' })).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Prévia' }).getByRole('row', { name: /cobre/i }),
  ).toContainText('4,75')
  await save(page)
  await saved(page, COPPER)
  const after = (await savedText(page, COPPER)) ?? ''
  expect(gitDiff(before, after)).toEqual([`+  ${todayInSaoPaulo()}: 4.75`])
  expect((await checked({ [COPPER]: after })).errors).toEqual([])
})

test('a change that breaks another document is refused by its name', async ({ page }) => {
  await openEditor(page)
  await openDocument(page, 'pages/blog.yaml')
  await page.locator('summary').filter({ hasText: 'Autores' }).click()
  await page.getByLabel('Nome', { exact: true }).first().fill('Bia Souza')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })).toContainText(
    'content/posts/artigo.mdx',
  )
  expect(await savedText(page, 'pages/blog.yaml')).toBe(baseDocuments().get('pages/blog.yaml'))
})

test('an article is previewed as shown, and hostile HTML does nothing', async ({ page }) => {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  await openEditor(page)
  await openDocument(page, 'posts/artigo.mdx')
  const text = page.getByLabel('Texto do artigo')
  const before = await text.inputValue()
  await text.fill(
    `## Um subtítulo\n\nTexto **forte**.\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n![Foto](pasta/foto.jpg)`,
  )
  const article = page.getByTestId('artigo')
  await expect(article.getByRole('heading', { name: /^Um subtítulo/ })).toBeVisible()
  await expect(article.getByRole('cell', { name: '2' })).toBeVisible()
  await expect(article.getByRole('img', { name: 'Foto' })).toHaveJSProperty('complete', true)
  await text.fill(
    '<script>alert(1)</script><img src=x onerror="alert(2)"><a ' +
      'href="javascript:alert(3)">x</a><iframe src="/"></iframe><form ' +
      'action="/x"><button>y</button></form><p style="position:fixed" ' +
      'onclick="alert(4)">fim</p>',
  )
  await expect(article).toContainText('fim')
  expect(
    await article.evaluate((element) => [
      element.querySelectorAll('script, iframe, form, button, [onerror], [onclick], [style]')
        .length,
      [...element.querySelectorAll('a')].filter((link) =>
        link.getAttribute('href')?.startsWith('javascript'),
      ).length,
    ]),
  ).toEqual([0, 0])
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })).toContainText(
    '<script> não é permitido em artigos — retire-o; o site o apagaria',
  )
  await text.fill(`${before}\n\nMais um parágrafo.`)
  await save(page)
  await saved(page, 'posts/artigo.mdx')
  expect(
    gitDiff(
      baseDocuments().get('posts/artigo.mdx') ?? '',
      (await savedText(page, 'posts/artigo.mdx')) ?? '',
    ),
  ).toEqual(['+', '+Mais um parágrafo.'])
  expect(ran).toEqual([])
})

test('a picture gets a good name, its size and which way up it is; no other file is taken', async ({
  page,
}) => {
  await openEditor(page)
  await openDocument(page, COPPER)
  await page.getByRole('button', { name: 'Acrescentar: Foto' }).click()
  const upload = async (name: string, mimeType: string, buffer: Promise<Buffer>) =>
    page
      .getByLabel('Enviar uma foto nova para: Foto')
      .setInputFiles({ name, mimeType, buffer: await buffer })
  await upload('foto.jpg', 'image/jpeg', picture('gif'))
  await expect(page.getByText('O arquivo não é uma imagem JPEG, PNG ou WebP.')).toBeVisible()
  await upload('pequena.png', 'image/png', picture('png', 100))
  await expect(page.getByText('A foto tem 100 px de largura; o mínimo é 320 px.')).toBeVisible()
  await upload('IMG 0042 (Ção).PNG', 'image/png', picture('png'))
  await expect(page.getByRole('textbox', { name: 'Arquivo' })).toHaveValue('materials/cobre.png')
  await expect(page.getByText(/materials\/cobre\.png: 640 × 400 px, \d+ KB/)).toBeVisible()
  await expect(page.getByText('A foto está em pé')).toHaveCount(0)
  await upload('outra.png', 'image/png', picture('png', 330))
  await expect(
    page.getByText('A foto está em pé: onde o site a mostra deitada, corta'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Arquivo' })).toHaveValue('materials/cobre-2.png')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })).toContainText(
    'está vazio',
  )
  await page.getByLabel('Texto alternativo').fill('Fio de cobre')
  await save(page)
  await saved(page, COPPER)
  expect(gitDiff(baseDocuments().get(COPPER) ?? '', (await savedText(page, COPPER)) ?? '')).toEqual(
    ['+image:', '+  src: materials/cobre-2.png', '+  alt: Fio de cobre'],
  )
  expect((await savedText(page, 'photos/materials/cobre-2.png'))?.slice(1, 4)).toBe('PNG')
  // The first photo was never written, because no text named it at the save.
  expect(await savedText(page, 'photos/materials/cobre.png')).toBeUndefined()
})
