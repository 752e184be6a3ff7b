import { expect, test, type Page } from '@playwright/test'
import { running, saveData } from './site-test'

/** What a visitor does while something is missing. A start that fails is in start.spec.ts. */

test.describe('one page to another', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await running(page)
  })
  const follow = (page: Page, path: string) => page.locator(`.header-nav a[href="${path}"]`).click()

  test('offline a missing page says so, and comes with the network', async ({ page, context }) => {
    await context.setOffline(true)
    await follow(page, '/sobre')
    await expect(
      page.getByRole('heading', { level: 1, name: 'A página não carregou.' }),
    ).toBeVisible()
    await expect(page).toHaveTitle('A página não carregou.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('O servidor não respondeu.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-running', 'sim')
    await expect(page).toHaveURL(/\/sobre$/)
    await expect(page.getByRole('heading', { name: 'A página não carregou.' })).toHaveCount(0)
  })

  test('an «offline» event with a working network stops nothing', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false })
      dispatchEvent(new Event('offline'))
    })
    await follow(page, '/sobre')
    await expect(page.locator('.about-header, .page-header').first()).toBeVisible()
    await expect(page).not.toHaveTitle('A página não carregou.')
    await expect(page).toHaveURL(/\/sobre$/)
  })

  for (const [what, pattern] of [
    ['route', /assets\/sobre-[^/]+\.js/],
    ['data', /assets\/about-page-[^/]+\.json/],
  ] as const) {
    test(`after a release without a ${what} file one full load helps`, async ({ page }) => {
      let loads = 0
      let gone = true
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
          loads += 1
          gone = false
        }
      })
      await page.route(pattern, (route) =>
        gone ? route.fulfill({ status: 404 }) : route.continue(),
      )
      await follow(page, '/sobre')
      await expect.poll(() => loads).toBe(1)
      await expect(page.locator('html')).toHaveAttribute('data-running', 'sim')
      await expect(page).toHaveURL(/\/sobre$/)
      await expect(page.getByRole('heading', { name: 'A página não carregou.' })).toHaveCount(0)
      expect(loads).toBe(1)
    })
  }

  test('without storage a missing file ends in a page that says so', async ({ page }) => {
    await page.evaluate(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.route(/assets\/about-page-[^/]+\.json/, (route) => route.fulfill({ status: 404 }))
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    await follow(page, '/sobre')
    await expect(
      page.getByText('A internet responde, mas uma parte da página não chegou.'),
    ).toBeVisible()
    // A change of the address within the document counts as one.
    expect(loads).toBeLessThanOrEqual(1)
  })
})

test('what stands in the calculator is there again after a page that failed', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await running(page)
  await page.getByLabel('Material', { exact: true }).selectOption('cobre')
  await page.getByLabel('Peso', { exact: true }).fill('12,5')
  await page.route(/assets\/about-page-[^/]+\.json/, (route) => route.fulfill({ status: 404 }))
  await page.locator('.header-nav a[href="/sobre"]').click()
  // Without a file of the next page, that page is loaded once, and its application cannot start.
  await running(page, 'nao')
  await expect(page).toHaveURL(/\/sobre$/)
  await page.goBack()
  await expect(page.locator('h1')).toContainText('Sucata')
  await running(page)
  await expect(page.getByLabel('Material', { exact: true })).toHaveValue('cobre')
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('12,5')
})

test('a step back from a page whose application waits after a reload shows the page before it', async ({
  page,
}) => {
  await saveData(page)
  await page.goto('/comercio-sucata')
  await page.keyboard.press('Shift')
  await running(page)
  await page.locator('.header-nav a[href="/sobre"]').click()
  await expect(page).toHaveURL(/\/sobre$/)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-running')
  await page.goBack()
  await expect(page).toHaveURL(/\/comercio-sucata$/)
  await expect(page.locator('h1')).toContainText('Sucata')
})
