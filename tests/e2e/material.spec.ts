import { expect, test, type Page } from './site-test'
import { complaints } from './all-pages'
import { listed, read } from './site-texts'

const materials = listed('materials')
const texts = read('pages/material.yaml')
const copper = materials.find(({ slug }) => slug === 'cobre')
if (!copper?.guide)
  throw new Error('The journeys need the material cobre with a guide in content/materials.')
const { guide } = copper

const main = (page: Page) => page.getByRole('main')
const chatText = async (link: ReturnType<Page['getByRole']>) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-running', 'sim')
}

test('copper has price, day and variation, and a load to ask a quote for', async ({ page }) => {
  const said = complaints(page)
  await open(page, '/comercio-sucata')
  await page.getByRole('searchbox').fill('cobre')
  await page.getByRole('row').getByRole('link', { name: 'Cobre', exact: true }).click()
  await expect(page).toHaveURL(/\/comercio-sucata\/cobre$/)
  await expect(page).toHaveTitle(/^Preço do cobre hoje\? R\$\s40,00 por kg em 20\/11\/2026$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preço do cobre hoje?')
  await expect(page.locator('.photo-header .lead')).toContainText(
    /R\$\s40,00 por quilo em 20\/11\/2026: \+2,5%/,
  )
  const board = page.getByRole('region', { name: 'Preço do cobre hoje?' })
  await expect(board.locator('time').first()).toHaveAttribute('datetime', '2026-11-20')
  for (const part of ['40,00', '+2,5%', copper.status]) await expect(board).toContainText(part)

  const calculator = page.locator('.calculator')
  await expect(calculator.getByLabel('Material', { exact: true })).toHaveValue('cobre')
  const quote = calculator.getByRole('link', { name: 'Pedir cotação' })
  for (const text of [
    await chatText(quote),
    await chatText(page.locator('.sell-block').getByRole('link', { name: /WhatsApp/ })),
  ]) {
    expect(text).toContain('Material: Cobre')
    expect(text).toMatch(/https:\/\/[^\s]+\/comercio-sucata\/cobre/)
  }
  await calculator.getByLabel('Peso', { exact: true }).fill('12,5')
  await calculator.getByRole('button', { name: 'Calcular valor' }).click()
  await expect(calculator.getByRole('status').filter({ hasText: 'R$ 500,00' })).toBeVisible()
  for (const part of ['Cobre', '12,5 kg', 'R$ 500,00'])
    await expect.poll(() => chatText(quote)).toContain(part)
  expect(said).toEqual([])
})

test('the chart says what it draws, and its table opens by keyboard', async ({ page }) => {
  await open(page, '/comercio-sucata/cobre')
  await expect(
    page.getByRole('img', {
      name: /^Gráfico do preço do cobre, em reais por quilo, de .+ a 20 de novembro de 2026: mínimo de [\d,]+, máximo de [\d,]+, último de 40,00\.$/,
    }),
  ).toBeVisible()
  const table = page.getByRole('table', { name: 'Preço por mês' })
  await expect(table).toBeHidden()
  const summary = page.getByText('Ver os números, mês a mês')
  await page.locator('.skip, .layout-skip').first().focus()
  for (
    let key = 0;
    key < 60 && !(await summary.evaluate((element) => element === document.activeElement));
    key++
  )
    await page.keyboard.press('Tab')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Mês' })).toBeVisible()
  await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveText('novembro de 2026')
})

test('the price of any day is read off the chart, with keys and with the pointer', async ({
  page,
}) => {
  await open(page, '/comercio-sucata/cobre')
  const slider = page.getByRole('slider', { name: 'Preço de um dia do gráfico' })
  const said = page.locator('.price-chart-day b')
  await expect(said).toHaveText(/^20\/11\/2026: R\$\s40,00\/kg$/)
  // The line always has a mark at its newest day.
  const marks = page.locator('.price-chart circle')
  const before = await marks.count()
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(marks).toHaveCount(before + 1)
  await expect(said).toHaveText(/^19\/11\/2026: R\$\s[\d,]+\/kg$/)
  await expect(slider).toHaveAttribute('aria-valuetext', /^19\/11\/2026: R\$\s[\d,]+\/kg$/)
  const read = Number(await slider.inputValue())
  await page
    .locator('.price-chart svg')
    .first()
    .hover({ position: { x: 60, y: 100 } })
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(read - 30)
  await expect(said).not.toHaveText(/\/11\/2026/)
})

test('on a phone the whole row of the board leads to the material', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/comercio-sucata')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Inox', exact: true }) })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('The row of Inox has no box.')
  await page.mouse.click(box.x + 30, box.y + box.height - 12)
  await expect(page).toHaveURL(/\/comercio-sucata\/inox$/)
})

test('a card leads to its material, and from there to the others', async ({ page }) => {
  await open(page, '/comercio-sucata')
  await page
    .locator('.material-grid-card')
    .filter({ has: page.getByRole('heading', { name: 'Plástico PET', exact: true }) })
    .click()
  await expect(page).toHaveURL(/\/comercio-sucata\/plastico-pet$/)
  await expect(page.locator('.other-materials h3').first()).toBeVisible()
  const names = await page.locator('.other-materials h3').allTextContents()
  const own = materials
    .filter(({ group, slug }) => group === 'papel-plastico' && slug !== 'plastico-pet')
    .map(({ name }) => name)
  expect(names.slice(0, own.length)).toEqual(own)
  await page.locator('.other-materials').getByRole('link', { name: own[0], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preço de plástico hoje?')
  await expect(page.locator('.calculator').getByLabel('Material', { exact: true })).toHaveValue(
    'plastico',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a material says what is accepted, refused and worth less, and why', async ({ page }) => {
    await page.goto('/comercio-sucata/cobre')
    for (const [kind, name] of [
      ['accepted', 'Preço cheio'],
      ['lowers', 'Vale menos'],
      ['refused', 'Não compramos'],
    ] as const) {
      const column = main(page)
        .locator('.material-takes > div')
        .filter({ has: page.getByRole('heading', { name }) })
      for (const { title, text } of guide[kind] ?? [])
        await expect(column.getByRole('listitem').filter({ hasText: title })).toContainText(text)
    }
    const source = guide.refused?.[0]?.source
    await expect(main(page).getByRole('link', { name: source?.text })).toHaveAttribute(
      'href',
      source?.href ?? '',
    )
    for (const { title, text } of guide.steps ?? [])
      await expect(
        main(page).locator('.material-steps li').filter({ hasText: title }),
      ).toContainText(text)
    await expect(page.locator('.material-terms')).toContainText(guide.minimum ?? '')
    await expect(page.locator('.material-terms')).not.toContainText(texts.terms.minimum.text)
    const questions = await page.locator('.questions summary').allTextContents()
    expect(questions).toEqual(
      [...(guide.questions ?? []), ...texts.questionItems].map(({ question }) => question),
    )
    // The browser opens an answer without script.
    await page.getByText(texts.questionItems[0]?.question ?? '').click()
    await expect(
      page
        .locator('.questions details')
        .filter({ hasText: texts.questionItems[0]?.question ?? '' })
        .getByRole('paragraph'),
    ).toBeVisible()
  })

  test('a material with nothing more known has no empty section', async ({ page }) => {
    await page.goto('/comercio-sucata/inox')
    await expect(page.locator('.photo-header')).toContainText('Preço de inox hoje?')
    // A material without enough prices for a chart shows the value of some weights instead.
    await expect(page.locator('.material-yields dl > div').first()).toContainText('10 kgR$ 30,00')
    await expect(page.locator('.material-terms')).toContainText(texts.terms.minimum.text)
    await expect(page.locator('.questions summary')).toHaveText(
      texts.questionItems.map(({ question }) => question),
    )
    for (const gone of [
      '.material-takes',
      '.material-steps',
      '.price-chart',
      '.price-chart-months',
    ])
      await expect(page.locator(gone)).toHaveCount(0)
    await page.goto('/comercio-sucata/metal')
    await expect(page.locator('.material-takes h3')).toHaveText(['Vale menos'])
  })
})

test('an address that is no material answers 404, with ways onward', async ({ page }) => {
  const response = await page.goto('/comercio-sucata/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('data-running', 'sim')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(main(page).locator('a[href="/comercio-sucata"]')).toHaveCount(1)
  await expect(page).toHaveTitle(/não/i)
})

test('the pages of the materials are in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { slug } of materials) expect(sitemap).toContain(`/comercio-sucata/${slug}</loc>`)
})
