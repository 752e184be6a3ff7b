import { expect, holdBack, test, type Page } from './site-test'
import { categorySlug } from '../../src/content/vocabulary'
import { published, read } from './site-texts'

const posts = published('posts').sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
const texts = read('pages/blog.yaml')
const post = posts.find(
  ({ category }) => posts.filter((other) => other.category === category).length > 1,
)
if (!post) throw new Error('The journeys need two articles of one category in content/posts.')
const ofCategory = posts.filter(({ category }) => category === post.category)
const slug = categorySlug(post.category)

const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar artigo' })
const select = (page: Page) => page.getByLabel('Categoria', { exact: true })
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Artigos', exact: true }).locator('h3')
const card = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Artigos', exact: true })
    .getByRole('link', { name: title, exact: true })
const back = (page: Page) => page.getByRole('link', { name: 'Voltar para o blog' }).first()
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a visitor reads an article from the filtered list and comes back to it', async ({ page }) => {
  await page.goto('/blog')
  await select(page).selectOption(post.category)
  await expect(titles(page)).toHaveText(ofCategory.map(({ title }) => title))
  await card(page, post.title).click()

  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(post.title.slice(0, 20)))
  await back(page).click()

  await expect(page).toHaveURL(new RegExp(`/blog\\?categoria=${slug}$`))
  await expect(select(page)).toHaveValue(slug)
  await expect(titles(page)).toHaveText(ofCategory.map(({ title }) => title))
})

test('an article opened by its own address leads back to the whole list', async ({ page }) => {
  await page.goto(`/blog/${post.slug}`)
  await expect(back(page)).toHaveAttribute('href', '/blog')
  await page.goto(`/blog?categoria=${slug}`)
  await expect(titles(page)).toHaveCount(ofCategory.length)
  await card(page, post.title).click()
  await expect(back(page)).toHaveAttribute('href', `/blog?categoria=${slug}`)
  await page.reload()
  await expect(back(page)).toHaveAttribute('href', `/blog?categoria=${slug}`)
})

test('typing changes the address in place, a category is a step back', async ({ page }) => {
  await page.goto('/blog')
  const word = post.title.split(' ').find((part) => part.length > 6) ?? post.title
  await box(page).pressSequentially(word.toUpperCase(), { delay: 15 })
  await expect.poll(() => searchOf(page)).toEqual({ q: word.toUpperCase() })
  await expect(card(page, post.title)).toBeVisible()
  const before = await page.evaluate(() => history.length)

  await select(page).selectOption(post.category)
  await expect.poll(() => searchOf(page)).toEqual({ q: word.toUpperCase(), categoria: slug })
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1)
  await page.reload()
  await expect(box(page)).toHaveValue(word.toUpperCase())
  await expect(select(page)).toHaveValue(slug)

  await page.goBack()
  await expect.poll(() => searchOf(page)).toEqual({ q: word.toUpperCase() })
  await expect(select(page)).toHaveValue('')
  await expect(box(page)).toHaveValue(word.toUpperCase())
})

test('a wrong value in the address cleans itself and filters nothing', async ({ page }) => {
  await page.goto('/blog?categoria=carros&q=%20%20')
  await expect.poll(() => searchOf(page)).toEqual({})
  await expect(titles(page)).toHaveCount(posts.length)
})

test('a search without result says so and can be cleared', async ({ page }) => {
  await page.goto('/blog?q=zzzz')
  await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible()
  await expect(page.getByText('Tente ajustar os filtros ou termo de busca.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(titles(page)).toHaveCount(posts.length)
  await expect(box(page)).toBeFocused()
  await expect.poll(() => searchOf(page)).toEqual({})
})

test('the number of articles found is announced', async ({ page }) => {
  await page.goto('/blog')
  await select(page).selectOption(post.category)
  await expect(page.getByRole('status').filter({ hasText: 'artigo' })).toHaveText(
    `${ofCategory.length} artigos`,
  )
})

test('an address without an article shows the toast once and leads on', async ({ page }) => {
  const response = await page.goto('/blog/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: texts.notFound.title })).toBeVisible()
  await expect(page.getByText('Artigo não encontrado.', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Erro', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Carregando artigo...')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('.related-posts-list a').first()).toBeVisible()
  await back(page).click()
  await expect(titles(page)).toHaveCount(posts.length)
})

test('while an article really loads the page says so', async ({ page }) => {
  const arrive = await holdBack(page, `**/assets/${post.slug}-*.json`)
  await page.goto('/blog')
  await select(page).selectOption(post.category)
  await expect(titles(page)).toHaveCount(ofCategory.length)
  await card(page, post.title).click()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando artigo...' })).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(page.getByText('Carregando artigo...')).toHaveCount(0)
})

test('an article whose file is missing comes with one full load', async ({ page }) => {
  await page.goto('/blog')
  await page.route(`**/assets/${post.slug}-*.json`, (route) => route.abort())
  let loads = 0
  page.on('request', (request) => {
    if (
      request.isNavigationRequest() &&
      request.method() === 'GET' &&
      request.frame() === page.mainFrame()
    )
      loads += 1
  })
  await select(page).selectOption(post.category)
  await expect(titles(page)).toHaveCount(ofCategory.length)
  await card(page, post.title).click()
  // The article's file is still missing: the page stays as it was built, without the application.
  await expect(page.locator('html')).toHaveAttribute('data-running', 'nao', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(loads).toBe(1)
})

test('the keyboard alone finds an article and jumps to its sections', async ({ page }) => {
  await page.goto('/blog')
  await box(page).focus()
  await page.keyboard.type(post.title.slice(0, 12))
  await expect(card(page, post.title)).toBeVisible()
  // The button appears with the results of the search, a moment after the keystroke.
  const clear = page.getByRole('button', { name: 'Limpar filtros' })
  await expect(clear).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(select(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(clear).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('region', { name: 'Artigos', exact: true }).locator('article a').first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(post.title)

  const last = page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link').last()
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#./)
  const target = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`h2[id="${target}"]`)).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every article is listed and readable, without dead controls', async ({ page }) => {
    await page.goto(`/blog?categoria=${slug}`)
    await expect(titles(page)).toHaveCount(posts.length)
    await expect(box(page)).toBeHidden()
    await card(page, post.title).click()
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    await expect(page.locator('.article-body p').first()).toBeVisible()
  })
})

test('search engines get the article as structured data', async ({ request }) => {
  const html = await (await request.get(`/blog/${post.slug}`)).text()
  const objects = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )
  expect(objects).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: post.title,
      datePublished: `${post.date}T00:00:00-03:00`,
      author: expect.objectContaining({ name: post.author }),
      image: expect.stringMatching(/^https:.*\/fotos\/.*\.webp$/),
    }),
  )
  expect(objects).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  expect(html).toContain('<meta property="og:type" content="article"/>')
})
