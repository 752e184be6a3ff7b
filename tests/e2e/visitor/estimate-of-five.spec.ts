import { isSound, violations } from '../axe'
import { chatOf, onlyDraft, watchDrafts } from '../mail-drafts'
import { blockStorage, expect, NONE, test, type Page } from '../site-test'
import { money, priceOf } from '../site-texts'

const LOAD: [name: string, weight: string, kg: number][] = [
  ['Cobre', '12,5', 12.5],
  ['Latinhas', '40', 40],
  ['Fio de instalação', '25', 25],
  ['Placas de computador', '18', 18],
  ['Papelão', '1.200', 1200],
]
const VALUE = money(LOAD.reduce((sum, [name, , kg]) => sum + kg * priceOf(name), 0))
const add = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Somar à estimativa: ${name}`, exact: true })
const weight = (page: Page, name: string) => page.getByLabel(`Peso de ${name}`, { exact: true })
const chat = (page: Page) => page.getByRole('complementary', { name: 'Conversa' }).getByRole('link')
const total = (page: Page) => page.getByRole('main').getByText(VALUE, { exact: true }).first()

/** Adds the load as on a phone: all materials in the table first, then every weight in the list. */
async function gather(page: Page): Promise<void> {
  for (const [name] of LOAD) await add(page, name).click()
  for (const [name, typed] of LOAD) await weight(page, name).fill(typed)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a collector estimates five materials, and chat, bar and mail carry the list', async ({
    page,
  }) => {
    await page.goto('/comercio-sucata')
    const greeting = await chatOf(chat(page))
    await gather(page)
    const bar = page.getByRole('group', { name: 'Sua estimativa' })
    await expect(bar).toContainText(VALUE)
    await expect(bar).toContainText('5 materiais, 1.295,5 kg')
    await expect.poll(() => chatOf(chat(page))).toContain(VALUE)
    const text = await chatOf(chat(page))
    for (const [name, , kg] of LOAD)
      expect(text).toContain(`${name}: ${kg.toLocaleString('pt-BR')} kg`)
    await bar.getByRole('link', { name: 'Ver a lista' }).click()
    await expect(weight(page, 'Cobre')).toBeInViewport()
    const seen = await watchDrafts(page)
    await page.getByRole('link', { name: 'Pedir por e-mail' }).click()
    const draft = await onlyDraft(seen)
    expect(draft.subject).toContain(VALUE)
    expect(draft.body.replaceAll('\r\n', '\n')).toBe(await page.locator('pre').textContent())
    await page.goto('/sobre')
    await expect.poll(() => chatOf(chat(page))).toBe(greeting)
  })

  test.describe('by chat', () => {
    test.use({ allowed: { ...NONE, hosts: ['wa.me'] } })
    test('an estimate of copper takes four taps and one weight', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Vender sucata' }).first().tap()
      await add(page, 'Cobre').tap()
      await page.getByRole('link', { name: 'Informar o peso' }).tap()
      // The weight field already has the focus, so no tap is needed before typing.
      await expect(weight(page, 'Cobre')).toBeFocused()
      await page.keyboard.type('12,5')
      await page
        .context()
        .route('https://wa.me/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
        )
      const sent = page.waitForEvent('popup')
      await chat(page).tap()
      const popup = await sent
      await popup.waitForURL('https://wa.me/**')
      const text = new URL(popup.url()).searchParams.get('text') ?? ''
      for (const part of ['Cobre', '12,5 kg', money(12.5 * priceOf('Cobre'))])
        expect(text).toContain(part)
    })
  })
})

test('a calculated or typed weight is carried into the list', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await page.getByLabel('Material', { exact: true }).selectOption({ label: 'Cobre' })
  await page.getByLabel('Peso', { exact: true }).fill('12,5')
  await add(page, 'Papelão').click()
  await expect(weight(page, 'Cobre')).toHaveValue('12,5')
  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  await page.getByLabel('Material', { exact: true }).selectOption({ label: 'Latinhas' })
  await page.getByLabel('Peso', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Calcular valor' }).click()
  await page.getByRole('button', { name: 'Somar outro material' }).click()
  await expect(weight(page, 'Latinhas')).toHaveValue('3')
  await expect(page.getByLabel('Material 2', { exact: true })).toBeFocused()
})

test('the list outlives a reload and a walk, can be cleared and restored', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await gather(page)
  await weight(page, 'Cobre').fill('dez')
  await weight(page, 'Latinhas').focus()
  await expect(weight(page, 'Cobre')).toHaveAttribute('aria-invalid', 'true')
  await isSound(page)
  await weight(page, 'Cobre').fill('12,5')
  await page.reload()
  await expect(total(page)).toBeVisible()
  await page.goto('/sobre')
  await page.goBack()
  await expect(total(page)).toBeVisible()
  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(total(page)).toBeVisible()
  await page.getByRole('button', { name: 'Tirar Papelão' }).click()
  await expect(add(page, 'Papelão')).not.toBeChecked()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(weight(page, 'Papelão')).toHaveValue('1.200')
})

test('the link of a list opens it elsewhere; one without sense takes nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/comercio-sucata')
  await gather(page)
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Link da lista copiado.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toContain('?carga=cobre:12,5;latinhas:40;')
  const elsewhere = await context.newPage()
  await elsewhere.goto(address)
  await expect(total(elsewhere)).toBeVisible()
  // The list is now in the tab's storage, so the address becomes the page's own again.
  await expect(elsewhere).toHaveURL(/\/comercio-sucata$/)
  await elsewhere.goto('/comercio-sucata?q=papel&carga=cobre:dez;ur%C3%A2nio:3;%3Cb%3E:1')
  await expect(elsewhere.getByText(/não está no painel: urânio e <b>\./)).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/comercio-sucata\?q=papel$/)
  await expect(weight(elsewhere, 'Cobre')).toHaveAccessibleDescription(/só números/)
  expect(await violations(elsewhere)).toEqual([])
  await elsewhere.getByRole('button', { name: 'Desfazer' }).click()
  await expect(weight(elsewhere, 'Papelão')).toHaveValue('1200')
})

test('a list works where the browser blocks its storage', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/comercio-sucata')
  await gather(page)
  await expect(total(page)).toBeVisible()
})
