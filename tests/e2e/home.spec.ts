import { TOASTS } from '../../src/site/ui/toast'
import { expect, test, type Page } from './site-test'
import { chatText, company, listed, newestPrice, published, read } from './site-texts'

const home = read('pages/home.yaml')
const toast = TOASTS.inDevelopment
const services = listed('services')
const materials = home.ticker.materials.flatMap((slug) =>
  published('materials').filter((material) => material.slug === slug),
)

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
const cards = [
  ...services,
  ...home.boughtItems,
  { title: 'Agendar Coleta', action: home.pickupAction },
]
const notice = (page: Page) => page.locator('.toast').filter({ hasText: toast.title })

test('the first screen leads to lots, prices and a chat for a collection', async ({ page }) => {
  await page.goto('/')
  expect(plain(await page.locator('h1').textContent())).toBe(home.hero.title)
  const hero = page.locator('.hero')
  await expect(hero.getByRole('link', { name: 'Ver lotes de informática' })).toHaveAttribute(
    'href',
    '/lotes-informatica',
  )
  await expect(hero.getByRole('link', { name: 'Vender sucata' })).toHaveAttribute(
    'href',
    '/comercio-sucata',
  )

  const chat = hero.getByRole('link', { name: 'Pedir coleta pelo WhatsApp' })
  await expect(chat).toHaveAttribute('target', '_blank')
  const href = new URL((await chat.getAttribute('href')) ?? '')
  expect(href.origin + href.pathname).toBe(`https://wa.me/${company.whatsapp.replace(/\D/g, '')}`)
  expect(href.searchParams.get('text')).toBe(chatText('collection'))
})

test('on a small phone the chat is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(
    page.locator('.hero').getByRole('link', { name: 'Pedir coleta pelo WhatsApp' }),
  ).toBeInViewport({ ratio: 1 })
})

test('four prices of the board stand below, with the way to all of them', async ({ page }) => {
  await page.goto('/')
  const ticker = page.getByRole('region', { name: 'Quanto pagamos por kg' })
  await expect(ticker.locator('dt')).toHaveText(materials.map(({ name }) => name))
  await expect(ticker.locator('.board-price')).toHaveText(
    materials.map((material) => newestPrice(material).toFixed(2).replace('.', ',')),
  )
  await ticker.getByRole('link', { name: 'Ver todos os preços' }).click()
  await expect(page).toHaveURL(/\/comercio-sucata$/)
})

test('each card does what its document says: the notice, or a link', async ({ page }) => {
  await page.goto('/')
  for (const { title, action } of cards) {
    const isToast = action === 'toast'
    const element = page
      .locator('main')
      .getByRole(isToast ? 'button' : 'link', { name: title, exact: true })
    if (!isToast) {
      await expect(element).toHaveAttribute('href', action)
      continue
    }
    await element.click()
    await expect(notice(page)).toHaveCount(1)
    await expect(notice(page)).toContainText(toast.text)
    await notice(page).getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(notice(page)).toHaveCount(0)
  }
})

test('a card answers anywhere, with one notice that leaves by itself', async ({ page }) => {
  const [first, second] = home.boughtItems.filter(({ action }) => action === 'toast')
  test.skip(!first || !second, 'no two cards of the content show the notice')
  await page.goto('/')
  const card = (title = '') => page.locator('.bought-list li').filter({ hasText: title })
  await card(first?.title).click({ position: { x: 20, y: 20 } })
  await expect(notice(page)).toBeVisible()
  await card(second?.title).click({ position: { x: 20, y: 20 } })
  await expect(notice(page)).toHaveCount(1)
  // A notice stays for 5000 ms, counted while the pointer is elsewhere.
  await page.mouse.move(0, 0)
  await expect(notice(page)).toHaveCount(0, { timeout: 9000 })
})

test('the keyboard reaches a card and sets off its action', async ({ page }) => {
  const card = home.boughtItems.find(({ action }) => action === 'toast')
  test.skip(!card, 'no card of the content shows the notice')
  await page.goto('/')
  await page
    .locator('main')
    .getByRole('button', { name: card?.title ?? '', exact: true })
    .focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeVisible()
})
