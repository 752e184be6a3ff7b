import { TOASTS } from '../../src/site/ui/toast'
import { expect, test, type Page } from './site-test'
import { listed } from './site-texts'
import { LOT_CATEGORY_NAMES, type LotCategory } from '../../src/content/vocabulary'

const lots = listed('lots')
const notebook = lots.find((lot) => lot.category === 'notebook')
if (!notebook) throw new Error('The journeys need a lot of notebooks in content/lots.')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar lote' })
const button = (page: Page, category: LotCategory | 'todos') =>
  page
    .getByRole('group', { name: 'Categoria' })
    .getByRole('button', { name: category === 'todos' ? 'Todos' : LOT_CATEGORY_NAMES[category] })
const titles = (page: Page) => page.locator('.lot-card h3')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a buyer finds a lot, and a colleague by its address', async ({ page, context }) => {
  await page.goto('/lotes-informatica')
  await expect(titles(page)).toHaveText(lots.slice(0, 12).map((lot) => lot.title))
  await button(page, 'notebook').click()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  const word = notebook.title.split(' ').find((part) => part.length > 5) ?? notebook.title
  // Typed as fast as possible: no keystroke is lost.
  await box(page).pressSequentially(word.toUpperCase(), { delay: 0 })
  await expect(box(page)).toHaveValue(word.toUpperCase())
  await expect(titles(page).first()).toHaveText(notebook.title)
  await expect.poll(() => searchOf(page)).toEqual({ q: word.toUpperCase(), categoria: 'notebook' })

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(box(colleague)).toHaveValue(word.toUpperCase())
  await expect(button(colleague, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(titles(colleague)).toHaveText(await titles(page).allTextContents())
})

test('back and forward walk through categories, not through letters', async ({ page }) => {
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
  await expect(titles(page)).toHaveCount(Math.min(12, lots.length))
  await page.goForward()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(box(page)).toHaveValue('lote')
})

test('a search without results says so and one click clears it', async ({ page }) => {
  await page.goto('/lotes-informatica?q=locomotiva&categoria=monitor')
  const empty = page.getByRole('heading', { name: 'Nenhum lote encontrado' })
  await expect(empty).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Nenhum lote encontrado' })).toHaveCount(
    1,
  )
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(empty).toBeHidden()
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await expect(box(page)).toBeFocused()
  await expect(titles(page)).toHaveCount(Math.min(12, lots.length))
})

test('«Comprar Lote» is a mail draft with lot and price, and a toast', async ({ page }) => {
  await page.goto('/lotes-informatica')
  // Once a filter answers, the page is interactive; before that the link alone works.
  await button(page, 'notebook').click()
  await expect(button(page, 'notebook')).toHaveAttribute('aria-pressed', 'true')
  const link = page
    .locator('.lot-card', { hasText: notebook.title })
    .getByRole('link', { name: 'Comprar Lote' })
  const href = await link.getAttribute('href')
  const draft = new URL(href ?? '')
  expect(draft.protocol).toBe('mailto:')
  expect(draft.searchParams.get('subject')).toBe(`Interesse na compra do lote: ${notebook.title}`)
  expect(draft.searchParams.get('body')).toContain(notebook.title)
  expect(draft.searchParams.get('body')).toContain(`R$ ${notebook.price.toLocaleString('pt-BR')}`)
  await link.click()
  await expect(page.getByText(TOASTS.lotDraftOpened.title)).toBeVisible()

  // The message belongs to this visit: the list does not open with it, and a line leads back to it.
  const panel = page.getByRole('heading', { name: 'Falta só você enviar.' })
  await expect(panel).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: /^Ver a mensagem preparada/ }).click()
  await expect(panel).toBeFocused()
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.locator('.lot-card :focus')).toBeInViewport()
})

test('price, order and state are in the address', async ({ page, context }) => {
  await page.goto('/lotes-informatica')
  await page.getByLabel('Ordenar por').selectOption('menor-preco')
  await page.getByLabel('Só disponíveis').check()
  const cheapest = lots
    .filter(({ status }) => status === undefined)
    .toSorted((a, b) => a.price - b.price)
  await expect(titles(page).first()).toHaveText(cheapest[0]?.title ?? '')
  await page.getByLabel('Menor preço', { exact: true }).fill('5 mil')
  await page.getByLabel('Maior preço', { exact: true }).fill('R$ 20.000,00')
  await page.keyboard.press('Enter')
  const inRange = cheapest
    .filter(({ price }) => price >= 5000 && price <= 20_000)
    .slice(0, 12)
    .map(({ title }) => title)
  await expect(titles(page)).toHaveText(inRange)
  await expect
    .poll(() => searchOf(page))
    .toEqual({ ordem: 'menor-preco', disponiveis: 'sim', de: '5000', ate: '20000' })
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(titles(colleague)).toHaveText(inRange)
  await expect(colleague.getByLabel('Maior preço', { exact: true })).toHaveValue('20.000')
  await colleague.getByRole('button', { name: 'Tirar o filtro: Só disponíveis' }).click()
  await expect(colleague).not.toHaveURL(/disponiveis/)
})

test('a text that is no price shows an error, and filters nothing', async ({ page }) => {
  await page.goto('/lotes-informatica')
  const field = page.getByLabel('Maior preço', { exact: true })
  await field.fill('barato')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription(/Não entendemos o preço/)
  await expect(field).toHaveValue('barato')
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await button(page, 'notebook').click()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(field).toHaveValue('')
  await page.goto('/lotes-informatica?de=5000&ate=1000')
  await expect(field).toHaveAccessibleDescription(/O menor preço é maior/)
})

test('lots stand in rows for who wants them so, in the address and on the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/lotes-informatica')
  await page.getByRole('button', { name: 'Linhas' }).click()
  await expect(page).toHaveURL(/\?ver=linhas$/)
  const [first, second] = [page.locator('.lot-card').first(), page.locator('.lot-card').nth(1)]
  const lefts = async () => [(await first.boundingBox())?.x, (await second.boundingBox())?.x]
  await expect.poll(async () => new Set(await lefts()).size).toBe(1)

  const later = await context.newPage()
  await later.goto('/lotes-informatica')
  const rows = later.getByRole('button', { name: 'Linhas' })
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
  await later.getByRole('button', { name: 'Cartões' }).click()
  await later.reload()
  await expect(rows).toHaveAttribute('aria-pressed', 'false')
})

test('a lot shows its ten facts before a click, and a buyer sees prices in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/lotes-informatica')
  const card = page.locator('.lot-card', { hasText: notebook.title })
  const { title, category, price, originalPrice, description, specs, condition, rating } = notebook
  const reais = (value: number) => `R$\u00A0${value.toLocaleString('pt-BR')}`
  for (const fact of [
    title,
    LOT_CATEGORY_NAMES[category],
    reais(price),
    reais(originalPrice ?? 0),
    /\d+% OFF/,
    description,
    ...specs,
    condition,
    String(rating).replace('.', ','),
  ])
    await expect(card).toContainText(fact)
  await expect(card.getByRole('img')).toHaveCount(1)
  await expect(page.locator('.lot-card strong').first()).toBeInViewport()
  await expect(page.locator('.lot-card .btn').first()).toBeInViewport()
})

test('every page of the list has its address; a search has pages of its own', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await page.getByRole('link', { name: 'Próxima' }).click()
  await expect(page).toHaveURL(/\/lotes-informatica\/pagina\/2$/)
  await expect(titles(page)).toHaveText(lots.slice(12, 24).map(({ title }) => title))
  await expect(page).toHaveTitle(/página 2/)
  // A search looks through all lots, and begins at its first page.
  await box(page).fill(notebook.title)
  await expect(titles(page).first()).toHaveText(notebook.title)
  await expect(box(page)).toBeFocused()
  await page.goto('/lotes-informatica?ordem=menor-preco&pagina=2')
  await expect(titles(page)).toHaveText(
    lots
      .toSorted((a, b) => a.price - b.price)
      .slice(12, 24)
      .map(({ title }) => title),
  )
  expect((await page.request.get('/lotes-informatica/pagina/99')).status()).toBe(404)
})

test('back from a lot, a list on a phone is at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/contato')
  await page.locator('a[href="/lotes-informatica"]').filter({ visible: true }).first().click()
  await expect(titles(page)).toHaveCount(Math.min(12, lots.length))
  const lot = titles(page).nth(7).getByRole('link')
  const title = await lot.textContent()
  await page.mouse.move(200, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(lot).toBeInViewport({ timeout: 50 })
  }).toPass({ intervals: [50] })
  const top = (await lot.boundingBox())?.y ?? 0
  // A click would scroll first.
  await lot.dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.goBack()
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await expect.poll(async () => Math.abs(((await lot.boundingBox())?.y ?? 0) - top)).toBeLessThan(2)
  expect(loads, 'the step back is the application’s').toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('lots, drafts and the specialist are there, no dead control', async ({ page }) => {
    await page.goto('/lotes-informatica')
    await expect(titles(page)).toHaveCount(Math.min(12, lots.length))
    await expect(box(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Comprar Lote' }).first()).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    // Every lot is reached by links alone.
    await page.getByRole('link', { name: 'Próxima' }).click()
    await expect(titles(page)).toHaveCount(lots.length - 12)
    await expect(page.getByRole('link', { name: 'Conversar com um especialista' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    )
  })
})
