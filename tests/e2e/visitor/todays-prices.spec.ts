import { expect, test, type Page } from '../site-test'

// The tests' prices are of 20 November 2026.
const at = (page: Page, moment: string) => page.clock.setFixedTime(new Date(moment))

test('the day of the prices is «hoje» on that day in São Paulo alone', async ({ page }) => {
  const days = page.locator('time').filter({ hasText: 'hoje' })
  // 23:30 of the 20th in São Paulo is the 21st in London.
  await page.clock.install({ time: new Date('2026-11-21T02:30:00Z') })
  for (const path of ['/', '/comercio-sucata']) {
    await page.goto(path)
    await expect(days.first()).toBeVisible()
  }
  // A page that is open at midnight stops saying it.
  await page.clock.fastForward('01:00:00')
  await expect(page.getByText('em 20/11/2026').first()).toBeVisible()
  await expect(days).toHaveCount(0)
})

test('prices that nobody has confirmed for long ask for it, quietly', async ({ page }) => {
  await at(page, '2027-01-20T12:00:00Z')
  await page.goto('/comercio-sucata')
  await expect(page.getByText('de 20/11/2026, a confirmar').first()).toBeVisible()
})
