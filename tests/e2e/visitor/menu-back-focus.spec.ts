import { violations } from '../axe'
import { expect, heading, menuLink, test, type Page } from '../site-test'

const LOTS = '/lotes-informatica'
const menu = (page: Page) => page.locator('header summary')
const top = (page: Page) => page.evaluate(() => scrollY)

/** Waits until a page is there, whose heading then has the focus. */
async function at(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toBeFocused()
}

test('the menu of a phone opens, closes with Escape, and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sobre')
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

test('Back shows the page before at the place of the press, without a load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LOTS)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  for (const place of [2000, 1500]) {
    // The press follows the movement at once.
    await page
      .locator(`main article a[href^="${LOTS}/"]`)
      .last()
      .evaluate((card: HTMLElement, y) => {
        scrollTo({ top: y, behavior: 'instant' })
        card.click()
      }, place)
    await at(page, /\/lotes-informatica\/.+/)
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await at(page, /\/lotes-informatica$/)
    await expect.poll(() => top(page)).toBe(place)
  }
  expect(loads).toBe(0)
})

test('the keyboard skips to the content, and sees the ring of its focus', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#conteudo$/)
  const ring = () => heading(page).evaluate((element) => element.matches(':focus-visible'))
  await menuLink(page, 'Sobre').click()
  await at(page, /\/sobre$/)
  await expect.poll(ring).toBe(false)
  await menuLink(page, 'Blog').press('Enter')
  await at(page, /\/blog$/)
  await expect.poll(ring).toBe(true)
  await page.locator('main a[href^="/blog/"]').first().click()
  await at(page, /\/blog\/.+/)
  await expect(menuLink(page, 'Blog')).toHaveAttribute('aria-current', 'page')
  await page.goto('/comercio-sucata')
  await page.getByRole('link', { name: 'Ir para a calculadora' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main [name="material"]').first()).toBeFocused()
})

test('the navigation has one line, a phone’s first screen the chat', async ({ page }) => {
  await page.goto('/')
  const heights = new Set<number>()
  for (const width of [1440, 1200, 1199, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    heights.add(await page.locator('.header-nav').evaluate(({ clientHeight }) => clientHeight))
  }
  expect([...heights]).toHaveLength(1)
  await page.setViewportSize({ width: 360, height: 640 })
  const chat = page.getByRole('main').getByRole('link', { name: 'Pedir coleta pelo WhatsApp' })
  await expect(chat.first()).toBeInViewport({ ratio: 1 })
})
