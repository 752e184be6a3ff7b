import {
  blockStorage,
  button,
  expect,
  field,
  heading,
  menuLink,
  MISSING,
  offline,
  running,
  test,
} from '../site-test'

/** What a visitor does while something is missing. A start that fails is in start.spec.ts. */

test.use({ messages: MISSING })

const FAILED = 'A página não carregou.'
const DATA = /assets\/about-page-[^/]+\.json/

test('offline a missing page says so, and comes with the network', async ({ page }) => {
  await page.goto('/')
  await offline(page)
  await menuLink(page, 'Sobre').click()
  await expect(heading(page)).toHaveText(FAILED)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(FAILED)
  await offline(page, false)
  await button(page, 'Tentar de novo').click()
  await running(page)
  await expect(page).toHaveURL('/sobre')
  await expect(heading(page)).not.toHaveText(FAILED)
})

test('after a release without a file one full load helps', async ({ page }) => {
  await page.goto('/')
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route(/assets\/sobre-[^/]+\.js/, (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await menuLink(page, 'Sobre').click()
  await expect.poll(() => loads).toBe(1)
  await running(page)
  await expect(page).toHaveURL('/sobre')
  await expect(heading(page)).not.toHaveText(FAILED)
})

test('a missing file costs one load, and no weight in the calculator', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await field(page, 'material').selectOption('cobre')
  await field(page, 'peso').fill('12,5')
  await page.route(DATA, (route) => route.fulfill({ status: 404 }))
  await menuLink(page, 'Sobre').click()
  // The next page is loaded once, and its application cannot start.
  await running(page, 'nao')
  await expect(page).toHaveURL('/sobre')
  await page.goBack()
  await running(page)
  await expect(field(page, 'material')).toHaveValue('cobre')
  await expect(field(page, 'peso')).toHaveValue('12,5')
})

test('without storage a missing file ends in a page that says so', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/')
  await page.route(DATA, (route) => route.fulfill({ status: 404 }))
  await menuLink(page, 'Sobre').click()
  await expect(page.getByText('Uma parte da página não chegou.')).toBeVisible()
})
