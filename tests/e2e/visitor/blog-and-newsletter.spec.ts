import { violations } from '../axe'
import { onlyDraft, panel, watchDrafts } from '../mail-drafts'
import { expect, heading, holdBack, test, type Page } from '../site-test'
import { posts } from '../site-texts'
import { categorySlug } from '../../../src/content/vocabulary'

const post = posts.find(
  ({ category }) => posts.filter((other) => other.category === category).length > 1,
)
if (!post) throw new Error('The journeys need two articles of one category.')
const filtered = `/blog?categoria=${categorySlug(post.category)}`

const search = (page: Page) => page.getByRole('main').getByRole('searchbox')
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const card = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: post.title, exact: true }).first()

test('a visitor reads an article from the filtered list and comes back to it', async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel('Categoria', { exact: true }).selectOption(post.category)
  await expect(page).toHaveURL(filtered)
  const count = posts.filter(({ category }) => category === post.category).length
  await expect(titles(page)).toHaveCount(count)
  const arrive = await holdBack(page, `**/assets/${post.slug}-*.json`)
  await card(page).click()
  const waiting = page.getByRole('status').filter({ hasText: 'Carregando artigo...' })
  await expect(waiting).toBeVisible()
  arrive()
  await expect(heading(page)).toHaveText(post.title)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveCount(count)
})

test('the keyboard alone finds an article and jumps to its sections', async ({ page }) => {
  await page.goto('/blog?q=zzzz')
  expect(await violations(page)).toEqual([])
  await page
    .locator('main button')
    .filter({ hasText: /Limpar|todos/i })
    .last()
    .press('Enter')
  await expect(titles(page)).toHaveCount(posts.length)
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(post.title.slice(0, 12))
  await expect(page).toHaveURL(/\?q=/)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(card(page)).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(post.title)
  const last = page.locator('nav a[href^="#"]').filter({ visible: true }).last()
  await last.press('Enter')
  await expect(page).toHaveURL(/#./)
  const target = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`h2:has([id="${target}"])`)).toBeInViewport()
})

test('an unknown article says so once; a newsletter sign-up opens a draft', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/blog/nao-existe')
  await expect(page.getByText('Artigo não encontrado.', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Erro', { exact: true })).toHaveCount(1)
  await page.locator('main a[href="/blog"]').first().click()
  const field = page.locator('main form input[type=email]')
  await field.fill('helena@empresa.example')
  await field.press('Enter')
  await expect(panel(page)).toBeFocused()
  expect((await onlyDraft(seen)).body).toContain('helena@empresa.example')
})
