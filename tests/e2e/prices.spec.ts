import { expect, test, type Page } from './site-test'

// The day of a price: the date that the served file shows on any day, and the words that the page
// shows once a script runs. The tests' board is of 20 November 2026.

const boardDay = (page: Page) => page.locator('.price-table-head time')
const at = (page: Page, moment: string) => page.clock.setFixedTime(new Date(moment))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every price stands with its date, which is true on any day', async ({ page }) => {
    await page.goto('/comercio-sucata')
    await expect(boardDay(page)).toHaveText('em 20/11/2026')
    await expect(page.locator('.strip')).toContainText('em 20/11/2026')
    await page.goto('/')
    await expect(page.locator('.ticker time')).toHaveText('em 20/11/2026')
    for (const path of ['/', '/comercio-sucata']) {
      await page.goto(path)
      expect(await page.locator('body').innerText()).not.toMatch(/hoje/i)
    }
  })
})

test('the day of the prices is «hoje» on that day in São Paulo alone', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as PerformanceEntry & { sources?: { node: Node | null }[] }
        document.documentElement.dataset.moved =
          `${document.documentElement.dataset.moved ?? ''} ` +
          sources.map(({ node }) => node?.parentElement?.className ?? '').join(' ')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Fonts that arrive during the test would move everything.
  await page.route(/\.woff2$/, (route) => route.abort())
  // 23:30 of the 20th in São Paulo is the 21st in London.
  await at(page, '2026-11-21T02:30:00Z')
  for (const path of ['/', '/comercio-sucata']) {
    await page.goto(path)
    await expect(page.locator('.strip-day time')).toHaveText('hoje')
    await expect(page.locator('.ticker time, .price-table-head time')).toHaveText('hoje')
    await expect(page.locator('html')).not.toHaveAttribute('data-moved', /strip|ticker|price-board/)
  }
  await at(page, '2026-11-21T03:30:00Z')
  await page.goto('/comercio-sucata')
  await expect(boardDay(page)).toHaveText('em 20/11/2026')
})

test('a page that is open at midnight stops saying «hoje»', async ({ page }) => {
  await at(page, '2026-11-20T23:00:00Z')
  await page.goto('/comercio-sucata')
  await expect(boardDay(page)).toHaveText('hoje')
  await at(page, '2026-11-21T12:00:00Z')
  // The page looks at the day again when the visitor returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(boardDay(page)).toHaveText('em 20/11/2026')
})

test('prices that nobody has confirmed for long ask for it, quietly', async ({ page }) => {
  await at(page, '2027-01-19T12:00:00Z')
  await page.goto('/comercio-sucata')
  await expect(boardDay(page)).toHaveText('em 20/11/2026')
  await at(page, '2027-01-20T12:00:00Z')
  await page.goto('/comercio-sucata')
  await expect(boardDay(page)).toHaveText('de 20/11/2026, a confirmar')
})

test('the table says once what its variations are measured against', async ({ page }) => {
  await page.goto('/comercio-sucata')
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(page.locator('.price-table-foot')).toContainText('preço médio de outubro de 2026')
  await expect(row('Cobre').locator('.price-table-variation')).toHaveText('+2,5%')
  await expect(row('Plástico PET')).toContainText('+2,5%*de 01/08/2026, a confirmar')
  await expect(row('Inox').locator('.price-table-note')).toHaveCount(0)
})
