import { expect, test, type Page } from '@playwright/test'
import { reportMark } from '../../src/content/views/version'
import { adminHtml } from '../../src/pipeline/admin/build-admin'
import { markdownReport } from '../../src/review/markdown/report'
import { FakeGitHub } from '../admin/store/fake-github'
import { NO_REVIEW } from '../review/test-repository'
import { excess, violations } from './axe'
import { baseDocuments, openDocument } from './editor-folder'

/** A fake server answers as GitHub's documentation describes; the real service is not tested. */
const repository = { name: 'dono/nome', branch: 'main' }

/** Signs an account in to /admin of a site with a repository. */
async function signIn(page: Page, github: FakeGitHub, login: string): Promise<void> {
  github.login = login
  await page.route('**/admin', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('data-repository=""', `data-repository="${repository.name}"`)
      .replace(/connect-src [^;]*/, '$& https://api.github.com')
      .replace(/(?<=No GitHub<\/h2>)/, adminHtml('<!--github-->', { repository }))
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
  await page.goto('/admin')
  await page.getByLabel('Chave de acesso do GitHub').fill('chave')
  await page.getByRole('button', { name: 'Entrar' }).click()
}

test('a price is sent, approved on a phone as the commit that was read, and as no other', async ({
  page,
  browser,
}) => {
  const documents = [...baseDocuments(), ['photos/pasta/foto.jpg', 'JPEG'] as const]
  const github = new FakeGitHub(
    Object.fromEntries(documents.map(([file, text]) => [`content/${file}`, text])),
  )
  /** Adds the comment that the review's workflow writes about the newest commit. */
  const report = () => {
    const commit = github.refs.get(github.pulls[0]?.head.ref ?? '') ?? ''
    const user = { login: 'github-actions[bot]' }
    const body = markdownReport(NO_REVIEW) + reportMark(commit)
    github.comments.set(1, [{ user, html_url: '', body }])
  }
  await signIn(page, github, 'camila')
  await openDocument(page, 'lots/notebooks.yaml')
  await page.getByLabel('Preço (R$)').fill('110')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'Ver e enviar para revisão' }).click()
  await expect(page.getByText('Conferência em andamento.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar para revisão' }).click()
  await expect(page.getByText('Enviado para revisão.')).toBeVisible()

  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage()
  report()
  await signIn(phone, github, 'rafael')
  await phone.getByRole('link', { name: 'Em aberto' }).click()
  await expect(phone.getByText('Espera revisão.')).toBeVisible()
  await phone.getByText('O que muda').click()
  await expect(phone.getByRole('heading', { name: 'Revisão do conteúdo' })).toBeVisible()
  expect(await violations(phone)).toEqual([])
  expect(await excess(phone)).toBe(0)

  // Meanwhile the editor sends another commit.
  await page.getByRole('link', { name: 'Todos os documentos' }).click()
  await openDocument(page, 'lots/notebooks.yaml')
  await page.getByLabel('Preço (R$)').fill('120')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo no rascunho nº 1.')).toBeVisible()
  await phone.getByLabel('Comentário').fill('Confira o preço.')
  await phone.getByRole('button', { name: /^Aprovar a versão/ }).click()
  await expect(phone.getByText('já não é a última: nada foi enviado')).toBeVisible()
  await expect(phone.getByText('Conferência em andamento.')).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Aprovar a versão/ })).toBeHidden()
  expect(github.reviews.size).toBe(0)

  await phone.getByRole('button', { name: 'Comentar' }).click()
  await expect(phone.getByText('Comentário enviado.')).toBeVisible()
  report()
  await phone.getByRole('link', { name: 'Fotos' }).click()
  await phone.getByRole('link', { name: 'Em aberto' }).click()
  await expect(phone.getByText('rafael: «Confira o preço.»')).toBeVisible()
  await phone.getByRole('button', { name: /^Aprovar a versão/ }).click()
  await expect(phone.getByText('Aprovado por rafael: falta publicar no GitHub.')).toBeVisible()
  expect(github.reviews.get(1)?.map(({ commit_id }) => commit_id)).toEqual(
    Array.from({ length: 2 }, () => github.refs.get(github.pulls[0]?.head.ref ?? '')),
  )
  await phone.context().close()
})
