import { expect, test, type Page } from './site-test'
import { listed, read } from './site-texts'

interface Lot { title: string; category: string; price: number }

const lots = listed<Lot>('lots')
const texts = read<{
  search: { label: string }
  categories: Record<string, string>
  card: { buyButton: string }
  empty: { title: string; button: string }
  closingButton: string
}>('pages/lots.yaml')
const notebook = lots.find((lot) => lot.category === 'notebook')
if (!notebook) throw new Error('The journeys need a lot of notebooks in content/lots.')

const box = (page: Page) => page.getByRole('searchbox', { name: texts.search.label })
const button = (page: Page, category: string) => page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: texts.categories[category] })
const titles = (page: Page) => page.locator('.lot-card h3')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a buyer finds a lot, and the address brings a colleague to the same list', async ({ page, context }) => {
  await page.goto('/lotes-informatica')
  await expect(titles(page)).toHaveText(lots.slice(0, 24).map((lot) => lot.title))

  await button(page, 'notebook').click()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  const word = notebook.title.split(' ').find((part) => part.length > 5) ?? notebook.title
  await box(page).pressSequentially(word.toUpperCase(), { delay: 15 })
  await expect(titles(page).first()).toHaveText(notebook.title)
  await expect.poll(() => searchOf(page)).toEqual({ q: word.toUpperCase(), categoria: 'notebook' })

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(box(colleague)).toHaveValue(word.toUpperCase())
  await expect(button(colleague, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(titles(colleague)).toHaveText(await titles(page).allTextContents())
})

test('back and forward walk through the chosen categories, not through the letters typed', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await button(page, 'notebook').click()
  await expect(page).toHaveURL(/categoria=notebook/)
  await box(page).pressSequentially('lote', { delay: 15 })
  await expect(page).toHaveURL(/q=lote/)
  await button(page, 'servidor').click()
  await expect(page).toHaveURL(/categoria=servidor/)

  await page.goBack()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(box(page)).toHaveValue('lote')
  await page.goBack()
  await expect(button(page, 'todos')).toHaveAttribute('aria-pressed', 'true')
  await expect(box(page)).toHaveValue('')
  await expect(titles(page)).toHaveCount(Math.min(24, lots.length))
  await page.goForward()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(box(page)).toHaveValue('lote')
})

test('a wrong category in the address cleans itself and every lot is shown', async ({ page }) => {
  await page.goto('/lotes-informatica?categoria=geladeira')
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await expect(titles(page)).toHaveCount(Math.min(24, lots.length))
})

test('no letter is lost when a visitor types fast', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await button(page, 'notebook').click()
  const text = 'notebooks corporativos com garantia'
  await box(page).pressSequentially(text, { delay: 0 })
  await expect(box(page)).toHaveValue(text)
  await expect.poll(() => searchOf(page).q).toBe(text)
})

test('a search without results says so and one click clears it', async ({ page }) => {
  await page.goto('/lotes-informatica?q=locomotiva&categoria=monitor')
  const empty = page.getByRole('heading', { name: texts.empty.title })
  await expect(empty).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: texts.empty.title })).toHaveCount(1)
  await page.getByRole('button', { name: texts.empty.button }).click()
  await expect(empty).toBeHidden()
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await expect(box(page)).toBeFocused()
  await expect(titles(page)).toHaveCount(Math.min(24, lots.length))
})

test('«Comprar Lote» is a mail draft that names lot and price, and a toast says to send it', async ({ page }) => {
  await page.goto('/lotes-informatica')
  // Once a filter answers, the page is interactive; before that the link alone works.
  await button(page, 'notebook').click()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  const link = page.locator('.lot-card', { hasText: notebook.title }).getByRole('link', { name: texts.card.buyButton })
  const href = await link.getAttribute('href')
  const draft = new URL(href ?? '')
  expect(draft.protocol).toBe('mailto:')
  expect(draft.searchParams.get('subject')).toBe(`Interesse na compra do lote: ${notebook.title}`)
  expect(draft.searchParams.get('body')).toContain(notebook.title)
  expect(draft.searchParams.get('body')).toContain(`R$ ${notebook.price.toLocaleString('pt-BR')}`)
  const shell = read<{ toasts: { lotDraftOpened: { title: string } } }>('pages/shell.yaml')
  await link.click()
  await expect(page.getByText(shell.toasts.lotDraftOpened.title)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('lots, drafts and the specialist are there, and no control that cannot answer', async ({ page }) => {
    await page.goto('/lotes-informatica')
    await expect(titles(page)).toHaveCount(Math.min(24, lots.length))
    await expect(box(page)).toBeHidden()
    await expect(page.getByRole('link', { name: texts.card.buyButton }).first()).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', { name: texts.closingButton })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  })
})
