import { expect, offline, requestsOf, running, test, type Page } from '../site-test'
import { company } from '../site-texts'

const field = (page: Page, index = 0) => page.getByRole('main').locator('form input').nth(index)
const answer = (page: Page, index = 0) => page.getByRole('main').getByRole('status').nth(index)

/** Types a received contact, and sends the form. */
async function check(page: Page, received: string): Promise<void> {
  await field(page).fill(received)
  await page.keyboard.press('Enter')
}

test('a contact is compared on the device, also before the script', async ({ page }) => {
  await page.goto('/verificar', { waitUntil: 'commit' })
  await check(page, company.email)
  await expect(answer(page)).toContainText('e-mail')
  await running(page)
  const requests = requestsOf(page)
  await field(page).press('Backspace')
  await expect(answer(page)).toBeEmpty()
  await check(page, company.whatsapp)
  await expect(answer(page)).not.toBeEmpty()
  await check(page, 'boleto da coleta')
  await expect(answer(page)).toBeEmpty()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/verificar')
  expect(requests).toEqual([])
})

test('a laudo is looked up without a network, and from its QR code', async ({ page }) => {
  await page.goto('/verificar')
  await offline(page)
  await field(page, 1).fill('RT-L-2026-0163')
  await page.keyboard.press('Enter')
  await expect(answer(page, 1)).toContainText('15/10/2026')
  await offline(page, false)
  await page.goto('/verificar?laudo=RT-L-2026-0151')
  await expect(answer(page, 1)).toContainText('RT-L-2026-0163')
})

test('the address of the data protection officer can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/privacidade')
  await page
    .getByRole('main')
    .getByRole('button', { name: /copiar/i })
    .click()
  const { email } = company.privacyOfficer
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(email)
})
