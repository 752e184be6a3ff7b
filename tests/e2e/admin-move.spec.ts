import { gitDiff } from './admin-checks'
import { expect, test } from './admin-test'
import { excess, violations } from './axe'
import { baseDocuments, openEditor, savedText } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const documents = baseDocuments(MODEL_CONTENT)
const PHOTOS = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg']
const ARTICLE = 'posts/discos-sem-dados.mdx'

test('on a phone an article gets another name, a copy, and an end, and its old address leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, documents, PHOTOS, `/admin#/${ARTICLE}`)
  const panel = page.getByText('Renomear, duplicar ou apagar')
  const done = (text: string) => expect(page.getByText(text)).toBeVisible()
  await panel.click()
  await page.getByRole('button', { name: 'Renomear' }).click()
  await done('escreva um nome com letras ou números')
  await page.getByLabel('Outro nome').fill('Discos limpos')
  await page.getByRole('button', { name: 'Renomear' }).click()
  await done(`Renomeia content/${ARTICLE}.`)
  await expect(page).toHaveURL(/#\/posts\/discos-limpos\.mdx$/)
  expect(await savedText(page, ARTICLE)).toBeUndefined()
  expect(await savedText(page, 'posts/discos-limpos.mdx')).toBe(documents.get(ARTICLE))
  const redirects = async () =>
    gitDiff(documents.get('redirects.yaml') ?? '', (await savedText(page, 'redirects.yaml')) ?? '')
  expect(await redirects()).toEqual([
    '-    to: /blog/discos-sem-dados',
    '+    to: /blog/discos-limpos',
    '+  - from: /blog/discos-sem-dados',
    '+    to: /blog/discos-limpos',
  ])

  await panel.click()
  await page.getByLabel('Outro nome').fill('Discos outra vez')
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await expect(page).toHaveURL(/#\/posts\/discos-outra-vez\.mdx$/)
  await done('Este documento ainda não foi salvo')
  await expect(page.getByLabel('Rascunho')).toBeChecked()
  await expect(page.getByLabel('Texto do artigo')).toHaveValue(/Apagar o arquivo não apaga/)
  await page.goBack()

  await panel.click()
  await page.getByRole('button', { name: 'Apagar…' }).click()
  expect(await violations(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await page.getByLabel(/^Para onde vai quem usa/).selectOption('/blog/caminho-da-placa')
  await page.getByRole('button', { name: 'Sim, apagar' }).click()
  await done('Apaga content/posts/discos-limpos.mdx.')
  expect(await savedText(page, 'posts/discos-limpos.mdx')).toBeUndefined()
  expect(await redirects()).toEqual([
    '-    to: /blog/discos-sem-dados',
    '+    to: /blog/caminho-da-placa',
    '+  - from: /blog/discos-sem-dados',
    '+    to: /blog/caminho-da-placa',
    '+  - from: /blog/discos-limpos',
    '+    to: /blog/caminho-da-placa',
  ])
})
