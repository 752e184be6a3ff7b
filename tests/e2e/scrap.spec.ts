import { openWithoutScript } from './held-script'
import { expect, running, test, type Page } from './site-test'
import { company, listed, newestPrice, read } from './site-texts'

const materials = listed('materials')
const texts = read('pages/scrap.yaml')
const copper = materials.find(({ name }) => name === 'Cobre')
const [cheapest] = materials.toSorted((a, b) => newestPrice(a) - newestPrice(b))
if (!copper || !cheapest)
  throw new Error('The journeys need the material Cobre in content/materials.')

const money = (reais: number) => `R$ ${reais.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`
const rows = (page: Page) => page.locator('.price-table tbody tr:not(.price-table-group)')
const names = (page: Page) => rows(page).locator('th').allTextContents()
const weight = (page: Page) => page.getByLabel('Peso', { exact: true })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular valor' })
const quote = async (page: Page) => {
  const href = await page
    .locator('.calculator')
    .getByRole('link', { name: 'Pedir cotação' })
    .getAttribute('href')
  return new URL(href ?? '').searchParams.get('text') ?? ''
}
/** Opens the page and waits until the board's headings are buttons: the application runs then. */
const open = async (page: Page) => {
  await page.goto('/comercio-sucata')
  await expect(page.locator('th button.price-table-heading').first()).toBeAttached()
}

test('a collector estimates a load and opens a quote that carries it', async ({ page }) => {
  await open(page)
  const plain = await quote(page)
  expect(plain).not.toContain('1.234,5')
  await expect(calculate(page)).toBeDisabled()
  await page.getByLabel('Material', { exact: true }).selectOption({ label: copper.name })
  await expect(calculate(page)).toBeDisabled()
  await weight(page).fill('1.234,5')
  await expect(page.getByText('Entendemos 1.234,5 kg')).toBeVisible()
  await calculate(page).click()

  const value = money(1234.5 * newestPrice(copper))
  await expect(page.getByRole('status').filter({ hasText: value })).toContainText(
    'Valor aproximado. O valor final depende da avaliação presencial.',
  )
  const text = await quote(page)
  for (const part of [copper.name, '1.234,5 kg', value]) expect(text).toContain(part)

  await weight(page).fill('2')
  await expect(page.locator('.calculator-result')).toHaveCount(0)
  await expect.poll(() => quote(page)).toBe(plain)
})

test('a weight that is none is answered by a sentence beside the field', async ({ page }) => {
  await open(page)
  await page.getByLabel('Material', { exact: true }).selectOption({ label: copper.name })
  for (const [typed, sentence] of [
    ['-5', /negativo/],
    ['dez', /só números/],
    ['0', /maior que zero/],
    ['1,2,3', /mais de uma vírgula/],
  ] as const) {
    await weight(page).fill(typed)
    await calculate(page).click()
    await expect(weight(page)).toHaveAccessibleDescription(sentence)
    await expect(weight(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(weight(page)).toBeFocused()
    await expect(page.locator('.calculator-result')).toHaveCount(0)
  }
  await page.getByLabel('Material', { exact: true }).selectOption({ label: cheapest.name })
  await weight(page).fill('0,001')
  await calculate(page).click()
  await expect(weight(page)).toHaveAccessibleDescription(/abaixo de um centavo/)
})

test('the board stands in groups, and its columns sort it and back', async ({ page }) => {
  await open(page)
  const grouped = ['metais', 'eletronicos', 'papel-plastico'].flatMap((group) =>
    materials.filter((row) => row.group === group).map((row) => row.name),
  )
  expect(await names(page)).toEqual(grouped)
  await expect(rows(page).first()).toContainText('Cobre')

  const price = page.getByRole('columnheader', { name: 'R$/kg' })
  await expect(price.locator('path')).toHaveCount(2)
  await price.getByRole('button').click()
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await expect(price.locator('path')).toHaveCount(1)
  await expect(page.locator('.price-table-group')).toHaveCount(0)
  await expect(page.locator('.price-table .board-price')).toHaveText(
    materials
      .map(newestPrice)
      .sort((a, b) => b - a)
      .map((reais) => reais.toFixed(2).replace('.', ',')),
  )
  await price.getByRole('button').click()
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await price.getByRole('button').click()
  await expect(price).not.toHaveAttribute('aria-sort')
  await expect.poll(() => names(page)).toEqual(grouped)
})

test('the search of the board ignores accents, and clears', async ({ page }) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Buscar material' })
  await search.fill('ALUMINIO')
  await expect.poll(async () => (await names(page)).length).toBeLessThan(materials.length)
  expect(await names(page)).toContain('Perfil de alumínio')
  await search.fill('urânio')
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Mostrar todos' }).click()
  await expect(rows(page)).toHaveCount(materials.length)
})

test('search and order of the board stand in the address, and Back returns', async ({
  page,
  context,
}) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Buscar material' })
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')
  const plain = await canonical()
  const price = page.getByRole('columnheader', { name: 'R$/kg' })
  const asked = (of: Page) => Object.fromEntries(new URL(of.url()).searchParams)
  await price.getByRole('button').click()
  await expect.poll(() => asked(page)).toEqual({ ordem: 'maior-preco' })
  await search.pressSequentially('cobre', { delay: 15 })
  await expect.poll(() => asked(page)).toEqual({ q: 'cobre', ordem: 'maior-preco' })
  await expect.poll(async () => (await names(page)).length).toBeLessThan(materials.length)
  const found = await names(page)
  await expect.poll(canonical).toBe(plain)

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await running(colleague)
  await expect(colleague.getByRole('searchbox', { name: 'Buscar material' })).toHaveValue('cobre')
  await expect.poll(() => names(colleague)).toEqual(found)

  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/comercio-sucata\/./)
  await page.goBack()
  await expect(search).toHaveValue('cobre')
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => names(page)).toEqual(found)
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(price).not.toHaveAttribute('aria-sort')
  await expect(page).toHaveURL(/\/comercio-sucata$/)
})

test('an estimate of the address leaves search and order in it', async ({ page }) => {
  await page.goto('/comercio-sucata?q=papel&ordem=menor-preco&carga=cobre:2')
  await expect(page.getByLabel('Peso de Cobre', { exact: true })).toHaveValue('2')
  await expect(page).toHaveURL(/\/comercio-sucata\?q=papel&ordem=menor-preco$/)
  await page.goto('/comercio-sucata?ordem=nenhuma')
  await expect(page).toHaveURL(/\/comercio-sucata$/)
})

test('a search of the board that is sent before the application runs is answered', async ({
  page,
}) => {
  const come = await openWithoutScript(page, '/comercio-sucata')
  await page.getByRole('searchbox', { name: 'Buscar material' }).fill('cobre')
  await Promise.all([
    page.waitForURL(/\?q=cobre/, { waitUntil: 'commit' }),
    page.keyboard.press('Enter'),
  ])
  await come()
  await expect(page.getByRole('searchbox')).toHaveValue('cobre')
  await expect.poll(async () => (await names(page)).length).toBeLessThan(materials.length)
})

async function isOneSheet(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-head')).toContainText(company.name)
  await expect(page.locator('.print-head')).toContainText(/\d+h/)
  await expect(page.locator('.printed-date')).toContainText(/\d+ de \p{L}+ de \d{4}/u)
  await expect(rows(page).last()).toBeVisible()
  await expect(page.getByText(texts.disclaimer)).toBeVisible()
  for (const gone of [
    '.calculator',
    '.material-grid',
    '.sell-block',
    '.header',
    '.footer',
    '.whatsapp-button',
    '.price-table-tools',
  ])
    await expect(page.locator(gone).first()).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
}

test('printed, the page is one sheet with every price and the disclaimer', async ({ page }) => {
  await open(page)
  await isOneSheet(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the printed page is the same sheet', async ({ page }) => {
    await page.goto('/comercio-sucata')
    await isOneSheet(page)
  })

  test('prices are a plain table, and the calculator says how to ask', async ({ page }) => {
    await page.goto('/comercio-sucata')
    await expect(rows(page)).toHaveCount(materials.length)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    // Playwright's text matchers ignore the text in noscript.
    expect(await page.locator('.calculator noscript').innerHTML()).toContain(
      'Peça a cotação pelo WhatsApp',
    )
    await expect(calculate(page)).toBeHidden()
    expect(await quote(page)).not.toBe('')
  })
})
