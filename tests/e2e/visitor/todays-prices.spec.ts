import { expect, test } from '../site-test'

// The tests' prices are of 20 November 2026.
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
