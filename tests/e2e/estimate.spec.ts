import { complaints } from './all-pages'
import { fitsAndIsAccessible, violations } from './axe'
import { readDraft, watchDrafts } from './mail-drafts'
import { blockStorage, expect, running, test, type Page } from './site-test'
import { chatText, listed, newestPrice } from './site-texts'

/** The estimate of a whole load; the calculator of one material is in scrap.spec.ts. */

const materials = listed('materials')
const money = (reais: number) => `R$ ${reais.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`
const add = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Somar à estimativa: ${name}`, exact: true })
const weight = (page: Page, name: string) => page.getByLabel(`Peso de ${name}`, { exact: true })
const total = (page: Page) => page.locator('.estimate-list .figure')
const chat = (page: Page) => page.getByRole('complementary', { name: 'Conversa' }).getByRole('link')
const textOf = async (link: ReturnType<Page['locator']>) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''

const LOAD: [name: string, weight: string, kg: number][] = [
  ['Cobre', '12,5', 12.5],
  ['Latinhas', '40', 40],
  ['Fio de instalação', '25', 25],
  ['Placas de computador', '18', 18],
  ['Papelão', '1.200', 1200],
]
const valueOf = (name: string, kg: number) => {
  const material = materials.find((one) => one.name === name)
  return material ? kg * newestPrice(material) : NaN
}
const LOAD_VALUE = LOAD.reduce((sum, [name, , kg]) => sum + valueOf(name, kg), 0)

/** Adds the load as on a phone: all materials on the board first, then every weight in the list. */
async function gather(page: Page): Promise<void> {
  for (const [name] of LOAD) await add(page, name).click()
  for (const [name, typed] of LOAD) await weight(page, name).fill(typed)
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a collector estimates five materials and sends the list', async ({ page }) => {
    await page.goto('/comercio-sucata')
    await expect.poll(() => textOf(chat(page))).toBe(chatText('floatingButton'))
    await gather(page)
    for (const [name, , kg] of LOAD)
      await expect(
        page
          .locator('.estimate-line')
          .filter({ has: page.locator('option:checked', { hasText: name }) }),
      ).toContainText(money(valueOf(name, kg)))
    await expect(total(page)).toHaveText(money(LOAD_VALUE))

    const bar = page.getByRole('group', { name: 'Sua estimativa' })
    await expect(bar).toContainText(money(LOAD_VALUE))
    await expect(bar).toContainText('5 materiais, 1.295,5 kg')
    for (const link of [
      chat(page),
      page.locator('.estimate-list').getByRole('link', { name: 'Pedir cotação', exact: true }),
    ]) {
      await expect.poll(() => textOf(link)).toContain(money(LOAD_VALUE))
      const text = await textOf(link)
      for (const [name, , kg] of LOAD)
        expect(text).toContain(`${name}: ${kg.toLocaleString('pt-BR')} kg`)
    }
    await bar.getByRole('link', { name: 'Ver a lista' }).click()
    await expect(page.locator('.estimate-list h2')).toBeInViewport()
    expect(await violations(page)).toEqual([])
    // There is only one bar: the chat button is inside it, at the left.
    const [own, button] = [await bar.boundingBox(), await chat(page).boundingBox()]
    expect(button && own && button.y >= own.y && button.x + button.width < 70).toBe(true)
  })

  test('a sent estimate of copper takes four taps and one weight', async ({ page }) => {
    await page.goto('/')
    let taps = 0
    const tap = async (target: ReturnType<Page['locator']>) => {
      taps += 1
      await target.tap()
    }
    await tap(page.locator('.hero').getByRole('link', { name: 'Vender sucata' }))
    await tap(add(page, 'Cobre'))
    await tap(page.getByRole('link', { name: 'Informar o peso' }))
    // The weight field already has the focus, so no tap is needed before typing.
    await expect(weight(page, 'Cobre')).toBeFocused()
    await page.keyboard.type('12,5')
    const sent = page.waitForEvent('popup')
    await page
      .context()
      .route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
      )
    await tap(chat(page))
    const popup = await sent
    await popup.waitForURL('https://wa.me/**')
    const text = new URL(popup.url()).searchParams.get('text') ?? ''
    for (const part of ['Cobre', '12,5 kg', money(valueOf('Cobre', 12.5))])
      expect(text).toContain(part)
    expect(taps).toBe(4)
  })
})

test('a calculated or typed weight is carried into the list', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await page.getByLabel('Material', { exact: true }).selectOption({ label: 'Cobre' })
  await page.getByLabel('Peso', { exact: true }).fill('12,5')
  await add(page, 'Papelão').click()
  await expect(weight(page, 'Cobre')).toHaveValue('12,5')
  await expect(add(page, 'Papelão')).toBeFocused()
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
  await page.reload()
  await expect(total(page)).toHaveText(money(LOAD_VALUE))
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Sobre' })
    .click()
  await expect.poll(() => textOf(chat(page))).toBe(chatText('floatingButton'))
  await page.goBack()
  await expect(total(page)).toHaveText(money(LOAD_VALUE))

  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(page.getByText('Lista limpa.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calcular valor' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText(money(LOAD_VALUE))

  await page.getByRole('button', { name: 'Tirar Papelão' }).click()
  await expect(weight(page, 'Papelão')).toHaveCount(0)
  await expect(add(page, 'Papelão')).not.toBeChecked()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(weight(page, 'Papelão')).toHaveValue('1.200')
})

test('the link of a list opens the same list elsewhere', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/comercio-sucata')
  await gather(page)
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Link da lista copiado.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toContain('?carga=cobre:12,5;latinhas:40;')

  const elsewhere = await (await browser.newContext()).newPage()
  const said = complaints(elsewhere)
  await elsewhere.goto(address)
  await running(elsewhere)
  await expect(total(elsewhere)).toHaveText(money(LOAD_VALUE))
  for (const [name, , kg] of LOAD)
    await expect(weight(elsewhere, name)).toHaveValue(String(kg).replace('.', ','))
  // The list is now in the tab's storage, so the address becomes the page's own again.
  await expect(elsewhere).toHaveURL(/\/comercio-sucata$/)
  expect(said).toEqual([])
  await elsewhere.context().close()
})

test('a link without sense is answered in Portuguese, and takes nothing', async ({ page }) => {
  await page.goto('/comercio-sucata?carga=cobre:dez;ur%C3%A2nio:3;%3Cb%3E:1')
  await expect(
    page.getByText('Ficou de fora, porque não está no painel: urânio e <b>.'),
  ).toBeVisible()
  await expect(weight(page, 'Cobre')).toHaveValue('dez')
  await expect(weight(page, 'Cobre')).toHaveAccessibleDescription(/só números/)
  await expect(page.locator('.estimate-line')).toHaveCount(1)
  await expect(total(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await page.goto('/comercio-sucata?carga=papelao:2')
  await expect(page.getByText('A lista do link tomou o lugar da sua.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(weight(page, 'Cobre')).toHaveValue('dez')
  await page.goto('/comercio-sucata?carga=%25%25%25')
  await expect(page.getByText('O link não trouxe nenhum material do painel.')).toBeVisible()
  await expect(weight(page, 'Cobre')).toHaveValue('dez')
})

test('a list goes by mail whole, as a draft and as the text below', async ({ page }) => {
  await page.goto('/comercio-sucata')
  const { drafts } = await watchDrafts(page)
  await gather(page)
  await page.getByRole('link', { name: 'Pedir por e-mail' }).click()
  const text = await page.locator('pre').textContent()
  for (const [name] of LOAD) expect(text).toContain(name)
  await expect.poll(() => drafts.length).toBe(1)
  const draft = readDraft(drafts[0] ?? '')
  expect(draft.subject).toContain(money(LOAD_VALUE))
  expect(draft.body.replaceAll('\r\n', '\n')).toBe(text)
})

test('printed, the list is a sheet of its own in place of the price table', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await gather(page)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.estimate-sheet')
  await expect(sheet.getByRole('row')).toHaveCount(LOAD.length + 2)
  await expect(sheet).toContainText(
    LOAD_VALUE.toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
  )
  await expect(page.getByText(/preços do dia escrito acima/)).toBeVisible()
  for (const gone of ['.price-table', '.estimate-list', '.page-bar', '.material-grid'])
    await expect(page.locator(gone).first()).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a list works where the browser blocks its storage', async ({ page }) => {
  await blockStorage(page)
  const said = complaints(page)
  await page.goto('/comercio-sucata')
  await gather(page)
  await expect(total(page)).toHaveText(money(LOAD_VALUE))
  expect(said).toEqual([])
})

test('a list of five fits every width and has no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/comercio-sucata')
  await gather(page)
  await weight(page, 'Cobre').fill('dez')
  await weight(page, 'Latinhas').focus()
  await expect(weight(page, 'Cobre')).toHaveAttribute('aria-invalid', 'true')
  await fitsAndIsAccessible(page)
})
