import { onlyDraft, panel, watchDrafts, writeMessage } from '../mail-drafts'
import { expect, field, MISSING, requestsOf, test } from '../site-test'
import { company } from '../site-texts'

test('a message outlives a look elsewhere, and opens a draft in place', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/contato?assunto=outros')
  await expect(field(page, 'subject')).toHaveValue('outros')
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
  await field(page, 'message').fill('Temos 40 notebooks.')
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('Temos 40 notebooks.')
  await page
    .locator('main form')
    .getByRole('link', { name: /seus dados/ })
    .click()
  await expect(page).toHaveURL('/privacidade')
  await page.goBack()
  await expect(field(page, 'message')).toHaveValue('Temos 40 notebooks.')
  await writeMessage(page, 'Temos 40 notebooks.')
  await expect(panel(page)).toBeFocused()
  expect(await onlyDraft(seen)).toMatchObject({ to: company.email })
  await page.getByRole('button', { name: /^Concluir/ }).click()
  await expect(field(page, 'message')).toHaveValue('')
  await expect(page.locator('body')).not.toBeFocused()
})

test.describe('the map', () => {
  test.use({ messages: MISSING, hosts: ['www.openstreetmap.org'] })
  test('comes when it is asked for, and the route leads there without it', async ({ page }) => {
    await page.goto('/contato')
    const requests = requestsOf(page)
    const foreign = () => requests.filter((url) => url.includes('openstreetmap'))
    const show = page.getByRole('main').getByRole('button', { name: /mapa|conexão/i })
    await show.scrollIntoViewIfNeeded()
    await expect(page.locator(`main a[href="${company.map.route}"]`).last()).toBeVisible()
    expect(foreign()).toEqual([])
    await show.click()
    // While the focus is inside the map's frame the document itself has no focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await expect.poll(() => foreign().length).toBe(1)
  })
})
