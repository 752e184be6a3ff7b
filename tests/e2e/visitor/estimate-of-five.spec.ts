import { violations } from '../axe'
import { chatOf, onlyDraft, watchDrafts } from '../mail-drafts'
import { button, expect, field, test, tick, weight, type Page } from '../site-test'

const SCRAP = '/comercio-sucata'
const LOAD = {
  Cobre: '12,5',
  Latinhas: '40',
  'Fio de instalação': '25',
  'Placas de computador': '18',
  Papelão: '1.200',
}
const chat = (page: Page) => page.getByRole('complementary', { name: 'Conversa' }).getByRole('link')

/** Adds the load as on a phone: all materials in the table first, then every weight in the list. */
async function gather(page: Page): Promise<void> {
  for (const name of Object.keys(LOAD)) await tick(page, name).check()
  for (const [name, typed] of Object.entries(LOAD)) await weight(page, name).fill(typed)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, hosts: ['wa.me'] })
  test('four taps and one weight lead to the chat; mail has all five', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const greeting = await chatOf(chat(page))
    await page.getByRole('main').getByRole('link', { name: 'Vender sucata' }).first().tap()
    await tick(page, 'Cobre').tap()
    await page.getByRole('link', { name: 'Informar o peso' }).tap()
    // The weight field already has the focus, so no tap is needed before typing.
    await expect(weight(page, 'Cobre')).toBeFocused()
    await page.keyboard.type('12,5')
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
    const sent = page.waitForEvent('popup')
    await chat(page).tap()
    const popup = await sent
    await popup.waitForURL('https://wa.me/**')
    expect(new URL(popup.url()).searchParams.get('text')).toContain('12,5 kg')
    await popup.close()

    await gather(page)
    const bar = page.getByRole('group', { name: 'Sua estimativa' })
    await expect(bar).toContainText('5 materiais, 1.295,5 kg')
    await expect.poll(() => chatOf(chat(page))).toContain('Papelão: 1.200 kg')
    await bar.getByRole('link', { name: 'Ver a lista' }).click()
    await expect(weight(page, 'Cobre')).toBeInViewport()
    const seen = await watchDrafts(page)
    await page.getByRole('link', { name: 'Pedir por e-mail' }).click()
    const { body } = await onlyDraft(seen)
    expect(body.replaceAll('\r\n', '\n')).toBe(await page.locator('pre').textContent())
    await page.goto('/sobre')
    await expect.poll(() => chatOf(chat(page))).toBe(greeting)
  })
})

test('a calculated weight enters the list, which can be restored', async ({ page }) => {
  await page.goto(SCRAP)
  await field(page, 'material').selectOption({ label: 'Latinhas' })
  await field(page, 'peso').fill('3')
  await button(page, 'Calcular valor').click()
  await button(page, 'Somar outro material').click()
  await expect(weight(page, 'Latinhas')).toHaveValue('3')
  await expect(page.getByLabel('Material 2', { exact: true })).toBeFocused()
  await tick(page, 'Cobre').check()
  await weight(page, 'Cobre').fill('dez')
  await weight(page, 'Latinhas').focus()
  await expect(weight(page, 'Cobre')).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
  await button(page, 'Limpar').click()
  await expect(button(page, 'Desfazer')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(weight(page, 'Latinhas')).toHaveValue('3')
  await button(page, 'Tirar Latinhas').click()
  await expect(tick(page, 'Latinhas')).not.toBeChecked()
})

test('a list outlives a reload, and its link opens it elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(SCRAP)
  await gather(page)
  await page.reload()
  await expect(weight(page, 'Papelão')).toHaveValue('1.200')
  await page.goto('/sobre')
  await page.goBack()
  await expect(weight(page, 'Papelão')).toHaveValue('1.200')
  await button(page, 'Compartilhar').click()
  await expect(page.getByText('Link da lista copiado.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await context.newPage()
  await elsewhere.goto(address)
  await expect(weight(elsewhere, 'Cobre')).toHaveValue('12,5')
  // The list is now in the tab's storage, so the address becomes the page's own again.
  await expect(elsewhere).toHaveURL(SCRAP)
})
