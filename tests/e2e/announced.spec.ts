import { expect, holdBack, running, test, type Page } from './site-test'
import { listed, read } from './site-texts'

/** What a screen reader announces when a page changes, and where the keyboard focus then is. */

const { board, calculator, estimate } = read('pages/scrap.yaml')
const lots = listed('lots')
const REVERSED = 'O menor preço é maior que o maior. Troque os dois.'

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Somar à estimativa: ${name}`, exact: true })

for (const width of [390, 1000, 1440]) {
  test(`at ${width} px a tick stays where it is, and a line leads to its weight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/comercio-sucata')
    for (const name of ['Cobre', 'Papelão']) {
      await tick(page, name).scrollIntoViewIfNeeded()
      await tick(page, name).focus()
      const before = await tick(page, name).boundingBox()
      await page.keyboard.press('Space')
      await said(page, estimate.added.replace('{material}', name))
      await expect(tick(page, name)).toBeFocused()
      expect(await tick(page, name).boundingBox()).toEqual(before)
    }
    // The line with the link covers none of the next eight elements that take the focus.
    await tick(page, 'Cobre').focus()
    for (let rest = 8; rest > 0; rest--) {
      await page.keyboard.press('Tab')
      const { left, bottom } = await page.evaluate(() => {
        const { left = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
        return { left, bottom }
      })
      const line = await page.locator('.price-table-added').boundingBox()
      expect(left > 0 && bottom <= (line?.y ?? 0)).toBe(true)
    }
    const link = page.getByRole('status').getByRole('link', { name: estimate.weightButton })
    await expect(link).toBeInViewport()
    await link.press('Enter')
    const weight = page.getByLabel('Peso de Papelão', { exact: true })
    await expect(weight).toBeFocused()
    await expect(weight).toBeInViewport()
    await page.keyboard.type('2')
    await expect(link).toHaveCount(0)
  })
}

test.describe('a change of page', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const at = async (page: Page, address: RegExp) => {
    await expect(page).toHaveURL(address)
    await expect(heading(page)).toBeFocused()
  }
  const y = (page: Page) => page.evaluate(() => scrollY)

  test('gives the focus to the heading: by menu, card and Back, at the same place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.locator('body')).toBeFocused()
    await page.locator('header summary').click()
    await page.locator('.mobile-menu a[href="/blog"]').click()
    await at(page, /\/blog$/)
    await expect.poll(() => y(page)).toBe(0)
    const card = page.locator('main a[href^="/blog/"]').last()
    // Read at the click, because Playwright scrolls to the card before it clicks.
    const pressedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(scrollY), { capture: true, once: true })
        }),
    )
    await card.click()
    const place = await pressedAt
    expect(place).toBeGreaterThan(500)
    await at(page, /\/blog\/.+/)
    await expect.poll(() => y(page)).toBe(0)
    await page.goBack()
    await at(page, /\/blog$/)
    await expect.poll(async () => Math.abs((await y(page)) - place)).toBeLessThan(2)
    await page.goBack()
    await at(page, /\/$/)
  })

  test('leads back to the place of a press that follows the movement at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/blog')
    await page.locator('header summary').click()
    await running(page)
    await page
      .locator('main a[href^="/blog/"]')
      .last()
      .evaluate((card: HTMLElement) => {
        scrollTo({ top: 1500, behavior: 'instant' })
        card.click()
      })
    await at(page, /\/blog\/.+/)
    await page.goBack()
    await at(page, /\/blog$/)
    await expect.poll(() => y(page)).toBe(1500)
  })

  test('shows no ring to a mouse, and one to a keyboard', async ({ page }) => {
    await page.goto('/')
    const ring = () => heading(page).evaluate((element) => element.matches(':focus-visible'))
    await page.locator('.header-nav a[href="/sobre"]').click()
    await at(page, /\/sobre$/)
    await expect.poll(ring).toBe(false)
    await page.locator('.header-nav a[href="/contato"]').press('Enter')
    await at(page, /\/contato$/)
    await expect.poll(ring).toBe(true)
  })

  test('waits for a page that comes late', async ({ page }) => {
    await page.goto('/')
    const come = await holdBack(page, /\/assets\/.*/)
    const asked = page.waitForRequest(/\/assets\//)
    await page.locator('.header-nav a[href="/sobre"]').click()
    await asked
    // Waits much longer than the change takes when the page's files are already there.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 500)
        }),
    )
    come()
    await at(page, /\/sobre$/)
  })

  test('is none where only the search or the place changes', async ({ page }) => {
    await page.goto('/lotes-informatica')
    const button = page.getByRole('group', { name: 'Categoria' }).getByRole('button').nth(1)
    await button.click()
    await expect(page).toHaveURL(/categoria=/)
    await expect(button).toBeFocused()
    await page.goto('/privacidade')
    await page.locator('.article-toc a').first().click()
    await expect(page).toHaveURL(/#/)
    await expect(heading(page)).not.toBeFocused()
  })
})

test('a weight that is none is said, in the calculator and in the list', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await page.getByLabel(calculator.materialLabel, { exact: true }).selectOption('cobre')
  const single = page.getByLabel(calculator.weightLabel, { exact: true })
  await single.fill('dez')
  await single.press('Enter')
  await said(page, calculator.faults.letters)
  await expect(single).toHaveAccessibleDescription(calculator.faults.letters)
  await single.fill('')
  await tick(page, 'Papelão').check()
  const listedWeight = page.getByLabel('Peso de Papelão', { exact: true })
  await listedWeight.fill('-1')
  await page.keyboard.press('Tab')
  await said(page, calculator.faults.negative)
  await expect(listedWeight).toHaveAccessibleDescription(calculator.faults.negative)
})

test('a price that is none is said, and two that are reversed', async ({ page }) => {
  await page.goto('/lotes-informatica')
  const [from, to] = ['Menor preço', 'Maior preço'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  if (!from || !to) throw new Error('The range has two fields.')
  await to.fill('barato')
  await page.keyboard.press('Tab')
  await said(page, /Não entendemos o preço/)
  await to.fill('10')
  await from.fill('2 mil')
  await page.keyboard.press('Tab')
  await said(page, REVERSED)
  for (const field of [from, to]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(REVERSED)
  }
  await from.fill('10')
  await page.keyboard.press('Tab')
  await expect(to).toHaveAccessibleDescription('')
})

test('the comparison says what came, what went, and that it is full', async ({ page }) => {
  await page.goto('/lotes-informatica')
  const titles = lots.slice(0, 4).map(({ title }) => title)
  const box = (index: number) => page.locator('.lot-card').nth(index).getByRole('checkbox')
  for (const [index, title] of titles.entries()) {
    await box(index).check()
    await said(page, `${title}: na comparação. `)
  }
  await said(page, 'Já são quatro')
  const out = page.getByRole('button', { name: `Tirar da comparação: ${titles[3]}` })
  await out.press('Enter')
  await said(page, `${titles[3]}: fora da comparação. `)
  // The pressed button has disappeared, so the focus is on something else in the bar.
  await expect(page.locator('.compare-bar :focus')).toHaveCount(1)
  await page.locator('.compare-bar').getByRole('button', { name: 'Limpar' }).press('Enter')
  await said(page, 'Comparação vazia.')
  await expect(page.locator('body')).not.toBeFocused()
})

test('an order is said: of prices, of lots, of items', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await page.getByRole('columnheader', { name: board.columns.price }).getByRole('button').click()
  await said(page, board.orders.highestPrice)
  await page.getByRole('columnheader', { name: board.columns.price }).getByRole('button').click()
  await said(page, board.orders.lowestPrice)

  await page.goto('/lotes-informatica')
  await page.getByLabel('Ordenar por').selectOption('menor-preco')
  await said(page, 'Menor preço')

  await page.goto('/lotes-informatica/notebooks-corporativos-core-i5')
  const column = page.locator('.item-table thead button').nth(1)
  const label = await column.textContent()
  await column.click()
  await said(page, `${label}, em ordem crescente`)
  await column.click()
  await said(page, `${label}, em ordem decrescente`)
})
