import { isSound } from '../axe'
import { chatOf, onlyDraft, panel, watchDrafts, writeMessage } from '../mail-drafts'
import { expect, MISSING, offline, requestsOf, test, type Page } from '../site-test'
import { company } from '../site-texts'

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first()
const digits = (number: string) => number.replace(/\D/g, '')

test('a message opens a draft in place, and the form is empty again when it is done', async ({
  page,
}) => {
  const seen = await watchDrafts(page)
  await page.goto('/contato')
  const [, , other = ''] = await field(page, 'subject')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  await page.goto(`/contato?assunto=${other}`)
  await expect(field(page, 'subject')).toHaveValue(other)
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
  await isSound(page)
  await writeMessage(page, 'Temos 40 notebooks.\nPodem retirar?')
  await expect(panel(page)).toBeFocused()
  await expect(page.getByText('🚀 Abrindo seu cliente de e-mail!')).toBeVisible()
  const draft = await onlyDraft(seen)
  expect(draft.to).toBe(company.email)
  expect(draft.body).toContain('Temos 40 notebooks.\r\nPodem retirar?')
  await page.getByRole('button', { name: /^Concluir/ }).click()
  for (const name of ['name', 'subject', 'message']) await expect(field(page, name)).toHaveValue('')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.goto('/contato?assunto=foguetes')
  await expect(field(page, 'subject')).toHaveValue('')
})

test('typed values survive a reload, a look at the privacy page and a step back', async ({
  page,
}) => {
  await page.goto('/contato')
  await field(page, 'message').fill('Temos 40 notebooks.')
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('Temos 40 notebooks.')
  await page
    .locator('main form')
    .getByRole('link', { name: /seus dados/ })
    .click()
  await expect(page).toHaveURL(/\/privacidade$/)
  await page.goBack()
  await expect(field(page, 'message')).toHaveValue('Temos 40 notebooks.')
})

test('telephone, mail and chats lead to the company, which is open on São Paulo’s clock', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-18T19:30:00Z')
  await page.goto('/contato')
  const main = page.getByRole('main')
  await expect(main.getByText('Aberto agora, fecha às 17h')).toBeVisible()
  await expect(main.locator(`a[href="tel:+${digits(company.phone)}"]`).first()).toBeVisible()
  await expect(main.locator(`a[href="mailto:${company.email}"]`).first()).toBeVisible()
  const chats = main.locator(`a[href^="https://wa.me/${digits(company.whatsapp)}?"]`)
  expect(await chatOf(chats.first())).not.toBe(await chatOf(chats.last()))
})

test.describe('the map', () => {
  test.use({ allowed: { ...MISSING, hosts: ['www.openstreetmap.org'] } })
  test('comes when it is asked for, and the route leads there without it', async ({ page }) => {
    await page.goto('/contato')
    const requests = requestsOf(page)
    const foreign = () => requests.filter((url) => url.includes('openstreetmap'))
    const show = page.getByRole('main').getByRole('button', { name: /mapa/i })
    await show.scrollIntoViewIfNeeded()
    await expect(page.locator(`main a[href="${company.map.route}"]`).last()).toBeVisible()
    await offline(page)
    const button = page.getByRole('button', { name: /mapa|conexão/i })
    await expect(button).toBeDisabled()
    await offline(page, false)
    await expect(button).toBeEnabled()
    expect(foreign()).toEqual([])
    await button.click()
    await expect(page.locator('iframe')).toHaveAttribute('title', /Mapa/)
    // While the focus is inside the map's frame the document itself has no focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await expect.poll(() => foreign().length).toBe(1)
  })
})
