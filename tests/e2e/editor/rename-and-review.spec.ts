import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminHtml } from '../../../src/pipeline/admin/build-admin'
import { FakeGitHub } from '../../admin/store/fake-github'
import { excess, isSound, violations } from '../axe'
import { ROOT } from '../site'
import { expect, MISSING, test, type Page } from '../site-test'
import { documents, field, go, openEditor, original, press, savedText } from './editor-folder'

const ARTICLE = 'posts/discos-sem-dados.mdx'
const LOT = '/admin#/lots/memorias-ddr4-8-gb.yaml'

test('a renamed, copied and deleted article: its old address leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, `/admin#/${ARTICLE}`)
  const move = page.getByText('Renomear, duplicar ou apagar')
  await move.click()
  await field(page, 'Outro nome').fill('Discos limpos')
  await press(page, 'Renomear')
  await expect(page).toHaveURL(/#\/posts\/discos-limpos\.mdx$/)
  expect(await savedText(page, ARTICLE)).toBeUndefined()
  expect(await savedText(page, 'posts/discos-limpos.mdx')).toBe(original(ARTICLE))
  await move.click()
  await field(page, 'Outro nome').fill('Discos outra vez')
  await press(page, 'Duplicar')
  await expect(page).toHaveURL(/#\/posts\/discos-outra-vez\.mdx$/)
  await expect(page.getByLabel('Rascunho')).toBeChecked()
  await page.goBack()
  await move.click()
  page.once('dialog', (dialog) => void dialog.accept())
  await press(page, 'Apagar…')
  await expect(page.getByText('Apaga content/posts/discos-limpos.mdx.')).toBeVisible()
  const redirects = await savedText(page, 'redirects.yaml')
  for (const name of ['discos-sem-dados', 'discos-limpos'])
    expect(redirects).toContain(`  - from: /blog/${name}\n    to: /blog\n`)
  expect(redirects).not.toContain('to: /blog/discos')
  // Every photo stands on one shelf with the documents that show it.
  await go(page, 'fotos')
  await expect(page.getByText('4 fotos em content/photos')).toBeVisible()
  await isSound(page)
})

test('without folders other ways are told', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker')
  })
  await page.goto('/admin')
  await isSound(page)
  await expect(page.getByText('é preciso o Chrome ou o Edge')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abrir a pasta do projeto' })).toBeHidden()
})

/** Signs in to /admin of a site with a repository, which a fake server answers for. */
async function signIn(page: Page, github: FakeGitHub): Promise<void> {
  const repository = { name: 'dono/nome', branch: 'main' }
  const template = readFileSync(join(ROOT, 'src/admin/index.html'), 'utf8')
  const [signInForm = ''] =
    /(?<=No GitHub<\/h2>).*?(?=<\/li>)/s.exec(adminHtml(template, { repository })) ?? []
  await page.route('**/admin', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('data-repository=""', `data-repository="${repository.name}"`)
      .replace(/connect-src [^;]*/, '$& https://api.github.com')
      .replace(/(?<=No GitHub<\/h2>)/, signInForm)
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request()
    const answer = await github.answer(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(request.postData() === null ? {} : { body: request.postData() }),
    })
    await route.fulfill({
      status: answer.status,
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await answer.text(),
    })
  })
  await page.goto(LOT)
  await field(page, 'Chave de acesso do GitHub').fill('chave')
  await press(page, 'Entrar')
}

test.describe('with GitHub', () => {
  test.use({ messages: MISSING, hosts: ['api.github.com'] })
  test('a price is sent to review, and it stands in the list on a phone', async ({
    page,
    context,
  }) => {
    const photos = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg']
    const github = new FakeGitHub(
      Object.fromEntries(
        [...documents, ...photos.map((name) => [`photos/${name}`, 'JPEG'] as const)].map(
          ([file, text]) => [`content/${file}`, text],
        ),
      ),
    )
    await signIn(page, github)
    await field(page, 'Preço (R$)').fill('1100')
    await press(page, 'Salvar')
    await expect(page.getByText('Salvo no rascunho nº 1.')).toBeVisible()
    await page.getByRole('link', { name: 'Ver e enviar para revisão' }).click()
    await press(page, 'Enviar para revisão')
    await expect(page.getByRole('button', { name: 'Enviar para revisão' })).toBeHidden()

    const phone = await context.newPage()
    await phone.setViewportSize({ width: 360, height: 740 })
    await signIn(phone, github)
    await phone.getByRole('link', { name: 'Em aberto' }).click()
    await expect(phone.getByText('Espera revisão.')).toBeVisible()
    expect(await violations(phone)).toEqual([])
    expect(await excess(phone)).toBe(0)
  })
})
