import { violations } from '../axe'
import { expect, holdBack, NONE, test, type Page } from '../site-test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.locator('header summary')
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })
const top = (page: Page) => page.evaluate(() => scrollY)

/** Waits until a page is there, whose heading then has the focus. */
async function at(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toBeFocused()
}

test('the menu of a phone opens, closes with Escape, and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await menu(page).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await menu(page).click()
  await page.locator('header a[href="/blog"]').filter({ visible: true }).click()
  await at(page, /\/blog$/)
  await expect.poll(() => top(page)).toBe(0)
  await expect(page.locator('header details[open]')).toHaveCount(0)
})

test('Back shows the page before at the same place, without a load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lotes-informatica')
  const card = page.getByRole('main').getByRole('article').last().getByRole('link').first()
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
  await at(page, /\/lotes-informatica\/.+/)
  await expect.poll(() => top(page)).toBe(0)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.goBack()
  await at(page, /\/lotes-informatica$/)
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(2)
  expect(loads).toBe(0)
})

test('Back leads to the place of a press that follows the movement at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lotes-informatica')
  await page
    .locator('main article a[href^="/lotes-informatica/"]')
    .last()
    .evaluate((card: HTMLElement) => {
      scrollTo({ top: 1500, behavior: 'instant' })
      card.click()
    })
  await at(page, /\/lotes-informatica\/.+/)
  await page.goBack()
  await at(page, /\/lotes-informatica$/)
  await expect.poll(() => top(page)).toBe(1500)
})

test('the keyboard skips to the content, and a changed page shows its ring to it alone', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#conteudo$/)
  const ring = () => heading(page).evaluate((element) => element.matches(':focus-visible'))
  const come = await holdBack(page, /\/assets\/.*/)
  const first = page.waitForRequest(/\/assets\//)
  await navigation(page, 'Sobre').click()
  await first
  come()
  await at(page, /\/sobre$/)
  await expect.poll(ring).toBe(false)
  await navigation(page, 'Blog').press('Enter')
  await at(page, /\/blog$/)
  await expect.poll(ring).toBe(true)
  await page.locator('main a[href^="/blog/"]').first().click()
  await at(page, /\/blog\/.+/)
  await expect(navigation(page, 'Blog')).toHaveAttribute('aria-current', 'page')
})

test('an unknown address gets status 404 and a page with ways onward', async ({ page }) => {
  for (const path of ['/nao-existe', '/SERVICOS', '/comercio-sucata/nao-existe']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(heading(page)).toHaveCount(1)
    await expect(page).toHaveTitle(/não/i)
  }
  await page.locator('main a[href="/lotes-informatica"]').first().click()
  await at(page, /\/lotes-informatica$/)
})

test.describe('an address that cannot be read', () => {
  // The application cannot know which page it is.
  test.use({ allowed: { ...NONE, messages: /does not start/ } })
  test('keeps the page with ways onward', async ({ page }) => {
    expect((await page.goto('/%', { waitUntil: 'load' }))?.status()).toBe(404)
    await page.locator('main a[href="/servicos"]').click()
    await expect(page).toHaveURL(/\/servicos$/)
  })
})
