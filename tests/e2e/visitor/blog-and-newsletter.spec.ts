import { violations } from '../axe'
import { onlyDraft, panel, watchDrafts } from '../mail-drafts'
import { expect, holdBack, MISSING, test, type Page } from '../site-test'
import { company, posts } from '../site-texts'
import { categorySlug } from '../../../src/content/vocabulary'

const post = posts.find(
  ({ category }) => posts.filter((other) => other.category === category).length > 1,
)
if (!post) throw new Error('The journeys need two articles of one category.')
const slug = categorySlug(post.category)
const alike = posts.filter(({ category }) => category === post.category)

const search = (page: Page) => page.getByRole('main').getByRole('searchbox')
const category = (page: Page) => page.getByLabel('Categoria', { exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const card = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: post.title, exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: post.title })
const filtered = new RegExp(`/blog\\?categoria=${slug}$`)

test('a visitor reads an article from the filtered list and comes back to it', async ({ page }) => {
  await page.goto('/blog')
  await category(page).selectOption(post.category)
  await expect(titles(page)).toHaveText(alike.map(({ title }) => title))
  await expect(page).toHaveURL(filtered)
  const arrive = await holdBack(page, `**/assets/${post.slug}-*.json`)
  await card(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando artigo...' })).toBeVisible()
  arrive()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Carregando artigo...')).toHaveCount(0)
  // The way back stays through a reload.
  await page.reload()
  await page.locator(`main a[href="/blog?categoria=${slug}"]`).first().click()
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveText(alike.map(({ title }) => title))
})

test('the keyboard alone finds an article and jumps to its sections', async ({ page }) => {
  await page.goto('/blog')
  await search(page).focus()
  await page.keyboard.type(post.title.slice(0, 12))
  await expect(page).toHaveURL(/\?q=/)
  await expect(card(page)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(card(page)).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeVisible()
  const last = page.getByRole('navigation').locator('a[href^="#"]').filter({ visible: true }).last()
  await last.press('Enter')
  await expect(page).toHaveURL(/#./)
  const target = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`h2:has([id="${target}"])`)).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test('an empty search and a wrong address say what to do', async ({ page }) => {
  await page.goto('/blog?q=zzzz')
  await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: /Limpar|todos/i })
    .last()
    .click()
  await expect(titles(page)).toHaveCount(posts.length)
  await expect(search(page)).toBeFocused()
  await page.goto('/blog?categoria=carros&q=%20%20')
  await expect(page).toHaveURL(/\/blog$/)

  const response = await page.goto('/blog/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Artigo não encontrado.', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Erro', { exact: true })).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.locator('main a[href="/blog"]').first().click()
  await expect(titles(page)).toHaveCount(posts.length)
})

test.describe('without its file', () => {
  test.use({ allowed: MISSING })
  test('an article comes with one full load', async ({ page }) => {
    await page.goto('/blog')
    await page.route(`**/assets/${post.slug}-*.json`, (route) => route.abort())
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    await card(page).click()
    // The article's file is still missing: the page stays as it was built.
    await expect(page.locator('html')).toHaveAttribute('data-running', 'nao')
    await expect(heading(page)).toBeVisible()
    expect(loads).toBe(1)
  })
})

test('a newsletter sign-up opens a draft and keeps the message', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/blog')
  const field = page.locator('main form input[type=email]')
  await field.fill('helena@empresa.example')
  await field.press('Enter')
  await expect(panel(page)).toBeFocused()
  await expect(page.getByText('✅ Inscrição realizada!')).toBeVisible()
  await expect(field).toHaveValue('')
  const draft = await onlyDraft(seen)
  expect(draft.to).toBe(company.email)
  expect(draft.body).toContain('helena@empresa.example')
})
