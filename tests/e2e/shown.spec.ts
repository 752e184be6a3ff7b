import { ARTICLES, LOTS, MATERIALS, PAGES } from './all-pages'
import { expect, test } from './site-test'
import { listed, newestPrice, published, read } from './site-texts'

// Texts that a visitor reads in the cards and blocks of the tests' own site, document by document.

const lots = listed('lots')
const materials = published('materials')
const company = read('company.yaml')
const texts = read('pages/lots.yaml')
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const brazilian = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: 2 })
const tel = `tel:+${company.phone.replace(/\D/g, '')}`

test('the header stays in sight, with telephone, e-mail and address', async ({ page }) => {
  for (const path of [...PAGES, ARTICLES[0], LOTS[0], MATERIALS[0]].map(String)) {
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.locator('.strip').locator(`a[href="${tel}"]`)).toBeVisible()
    await expect(page.locator('.strip').locator(`a[href="mailto:${company.email}"]`)).toHaveText(
      company.email,
    )
    await expect(page.locator('.footer address')).toContainText(company.address.street)
    await expect(page.locator('.footer address')).toContainText(company.address.city)
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await expect(page.locator('header .logo')).toBeInViewport()
  }
})

test('each lot shows picture, category, prices, specs and rating', async ({ page }) => {
  await page.goto('/lotes-informatica')
  for (const lot of lots.slice(0, 12)) {
    const card = page.getByRole('article', { name: lot.title })
    const text = plain((await card.textContent()) ?? '')
    const was =
      lot.originalPrice === undefined
        ? []
        : [
            `R$ ${brazilian(lot.originalPrice, 0)}`,
            `${Math.round(((lot.originalPrice - lot.price) / lot.originalPrice) * 100)}% OFF`,
          ]
    const expected = [
      texts.categories[lot.category] ?? '',
      `R$ ${brazilian(lot.price, 0)}`,
      ...was,
      plain(lot.description),
      ...lot.specs.map(plain),
      lot.condition,
      `Avaliação ${lot.rating.toLocaleString('pt-BR', { minimumFractionDigits: 1 })} de 5`,
    ]
    expect(
      expected.filter((part) => !text.includes(part)),
      lot.title,
    ).toEqual([])
    expect([lot.title, await card.locator('s, .badge').count()]).toEqual([lot.title, was.length])
    expect(
      await card.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt'))),
    ).toEqual(lot.photo ? [lot.photo.alt] : [])
  }
})

test('each material shows its price by weight, variation and status', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await expect(page.locator('.material-grid-card')).toHaveCount(materials.length)
  for (const material of materials) {
    const { name, status } = material
    const price = brazilian(newestPrice(material), 2)
    const card = page
      .locator('.material-grid-card')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    expect(plain((await card.locator('.material-grid-price').textContent()) ?? '')).toBe(
      `R$ ${price}/kg`,
    )
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    // Each of the tests' materials is 2,5% above the month before; prices.spec.ts tests what a
    // variation is measured against.
    await expect(row.getByRole('cell')).toHaveText([price, /^\+2,5%/, status, ''])
  }
})

test('a seller of scrap reads telephone, address, hours and payment', async ({ page }) => {
  await page.goto('/comercio-sucata')
  const block = page.locator('.sell-block')
  await expect(block.locator(`a[href="${tel}"]`)).toBeVisible()
  await expect(block).toContainText(company.address.street)
  await expect(block).toContainText('Segunda a sexta, 8h às 17h. Sábado, 8h às 14h.')
  for (const way of ['dinheiro', 'PIX', 'transferência']) await expect(block).toContainText(way)
})

test('each article shows day, author, picture, text and two related', async ({ page }) => {
  for (const post of published('posts')) {
    await page.goto(`/blog/${post.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
    const day = new Date(`${post.date}T00:00:00Z`).toLocaleDateString('pt-BR', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    await expect(page.locator('.article-header')).toContainText(post.category)
    await expect(page.locator('.article-byline')).toContainText(post.author)
    await expect(page.locator('.article-header time').first()).toHaveText(day)
    await expect(page.locator('.article-photo img')).toHaveAttribute('alt', /\S/)
    await expect(page.locator('.article-body h2').first()).toBeVisible()
    await expect(page.locator('.article-author')).toContainText(post.author)
    const related = await page.locator('.related-posts-list .silk').allTextContents()
    expect(related.length).toBeLessThanOrEqual(2)
    expect(related.filter((category) => category !== post.category)).toEqual([])
  }
})
