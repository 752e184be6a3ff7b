import { blockStorage, expect, MISSING, offline, running, test, type Page } from '../site-test'

/** What a visitor does while something is missing. A start that fails is in start.spec.ts. */

test.use({ messages: MISSING })

const FAILED = 'A página não carregou.'
const DATA = /assets\/about-page-[^/]+\.json/
const follow = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Sobre', exact: true })
    .click()
const failed = (page: Page) => page.getByRole('heading', { level: 1, name: FAILED })

test('offline a missing page says so, and comes with the network', async ({ page }) => {
  await page.goto('/')
  await offline(page)
  await follow(page)
  await expect(failed(page)).toBeFocused()
  await expect(page).toHaveTitle(FAILED)
  await offline(page, false)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await running(page)
  await expect(page).toHaveURL('/sobre')
  await expect(failed(page)).toHaveCount(0)
})

test('after a release without a file one full load helps', async ({ page }) => {
  await page.goto('/')
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route(/assets\/sobre-[^/]+\.js/, (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await follow(page)
  await expect.poll(() => loads).toBe(1)
  await running(page)
  await expect(page).toHaveURL('/sobre')
  await expect(failed(page)).toHaveCount(0)
})

test('a file that stays away costs one load, and what stood in the calculator is there on Back', async ({
  page,
}) => {
  await page.goto('/comercio-sucata')
  await page.getByLabel('Material', { exact: true }).selectOption('cobre')
  await page.getByLabel('Peso', { exact: true }).fill('12,5')
  await page.route(DATA, (route) => route.fulfill({ status: 404 }))
  await follow(page)
  // The next page is loaded once, and its application cannot start.
  await running(page, 'nao')
  await expect(page).toHaveURL('/sobre')
  await page.goBack()
  await running(page)
  await expect(page.getByLabel('Material', { exact: true })).toHaveValue('cobre')
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('12,5')
})

test('without storage a missing file ends in a page that says so', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/')
  await page.route(DATA, (route) => route.fulfill({ status: 404 }))
  await follow(page)
  await expect(
    page.getByText('A internet responde, mas uma parte da página não chegou.'),
  ).toBeVisible()
})
