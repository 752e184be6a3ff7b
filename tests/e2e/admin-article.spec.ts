import { gitDiff } from './admin-checks'
import { expect, test } from './admin-test'
import { excess, violations } from './axe'
import { baseDocuments, openEditor, savedText } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const documents = baseDocuments(MODEL_CONTENT)
const PHOTOS = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg']
const ARTICLE = 'posts/discos-sem-dados.mdx'

for (const width of [360, 1440])
  test(`at ${width} px an article gets a heading, bold words and a photo by buttons, and only those lines change`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await openEditor(page, documents, PHOTOS, `/admin#/${ARTICLE}`)
    const text = page.getByLabel('Texto do artigo')
    const before = await text.inputValue()
    await text.press('Control+End')
    await page.keyboard.type('\n\nFim')
    await page.getByRole('button', { name: 'Título' }).click()
    await page.keyboard.type(' do texto\n\nGuarde o ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('laudo')
    await page.getByRole('button', { name: 'Foto', exact: true }).click()
    await page.getByRole('button', { name: 'Pôr no texto' }).click()
    await expect(page.getByText('Escolha uma foto.')).toBeVisible()
    const photo = page.getByRole('group', { name: 'Foto no texto' })
    await photo.getByRole('combobox').selectOption('lote.jpg')
    await page.getByLabel('O que se vê na foto').fill('foto')
    await expect(photo.getByRole('alert').last()).toContainText('uma descrição tem pelo menos')
    await page.getByLabel('O que se vê na foto').fill('Pilha de discos furados ao meio')
    expect(await violations(page)).toEqual([])
    expect(await excess(page)).toBe(0)
    await page.getByLabel('O que se vê na foto').press('Enter')
    await expect(text).toBeFocused()
    const picture = '![Pilha de discos furados ao meio](lote.jpg)'
    const added = '\n\n## Fim do texto\n\nGuarde o **laudo**'
    await expect(text).toHaveValue(`${before}${added}\n\n${picture}`)
    // One undo takes the photo back, and one redo brings it again.
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue(before + added)
    await page.keyboard.press('Control+Shift+z')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('status').filter({ hasText: `content/${ARTICLE}` })).toBeVisible()
    expect(gitDiff(documents.get(ARTICLE) ?? '', (await savedText(page, ARTICLE)) ?? '')).toEqual([
      '+',
      '+## Fim do texto',
      '+',
      '+Guarde o **laudo**',
      '+',
      `+${picture}`,
    ])
  })

test('every photo stands on one shelf with the documents that show it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, documents, [...PHOTOS, 'sobra.jpg'], '/admin#/fotos')
  await expect(page.getByText('Nenhum documento a mostra.')).toBeVisible()
  await expect(page.getByText('5 fotos em content/photos, 1 sem uso.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await page.getByRole('link', { name: ARTICLE }).first().click()
  await expect(page.getByLabel('Texto do artigo')).toBeVisible()
})
