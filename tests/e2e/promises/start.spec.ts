import { fillIn, onlyDraft, panel, watchDrafts, writeMessage } from '../mail-drafts'
import {
  CHANGED,
  expect,
  field,
  holdBack,
  MISSING,
  NO_START,
  openWithoutScript,
  running,
  test,
  type Page,
} from '../site-test'

/*
 * What visitors do before the application runs, and what they have when it does not come
 * (site/entry-client.tsx).
 */

const SCRAP = '/comercio-sucata'
const LOTS = '/lotes-informatica'
const TEXT = 'Temos 40 notebooks.'
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function hasMessage(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('Helena Prado')
  await expect(field(page, 'subject')).not.toHaveValue('')
  await expect(field(page, 'message')).toHaveValue(TEXT)
}

test.describe('before the script', () => {
  test('a form that is filled in and sent opens one draft, with all of it', async ({ page }) => {
    const seen = await watchDrafts(page)
    const come = await openWithoutScript(page, '/contato')
    await writeMessage(page, TEXT)
    await come()
    expect((await onlyDraft(seen)).body).toContain(TEXT)
    await expect(panel(page)).toBeVisible()
    expect(seen).toHaveLength(1)
  })

  test('a text, a tick and a choice filter the list; a search is answered', async ({ page }) => {
    let come = await openWithoutScript(page, LOTS)
    await page.getByRole('searchbox').fill('dell')
    await field(page, 'disponiveis').check()
    await field(page, 'ordem').selectOption('menor-preco')
    await field(page, 'de').fill('1000')
    await page.getByRole('searchbox').focus()
    await come()
    await expect
      .poll(() => searchOf(page))
      .toEqual({ q: 'dell', disponiveis: 'sim', ordem: 'menor-preco', de: '1000' })
    await expect(page.getByRole('searchbox')).toBeFocused()

    come = await openWithoutScript(page, SCRAP)
    await page.getByRole('searchbox').fill('cobre')
    const sent = page.waitForURL(/\?q=cobre/, { waitUntil: 'commit' })
    await page.keyboard.press('Enter')
    await sent
    await come()
    await expect(page.getByRole('searchbox')).toHaveValue('cobre')
    await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBeLessThan(16)
  })

  test('a lot is asked for by its mail, once; the scrolled page stays', async ({ page }) => {
    const seen = await watchDrafts(page)
    let come = await openWithoutScript(page, LOTS)
    await page.getByRole('link', { name: 'Comprar Lote' }).first().click()
    await expect.poll(() => seen.length).toBe(1)
    await come()
    await expect(panel(page)).toBeVisible()
    expect(seen).toHaveLength(1)

    await page.setViewportSize({ width: 360, height: 740 })
    come = await openWithoutScript(page, '/')
    await page.locator('header summary').click()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await come()
    expect(await page.evaluate(() => scrollY)).toBe(900)
    // The application has taken the open menu over.
    await expect(page.locator('header details[open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('header details[open]')).toHaveCount(0)
  })
})

for (const [when, files] of [
  ['its scripts', /\/assets\/(?!entry)[^/]+\.js/],
  ['its content', /\/assets\/[^/]+\.json/],
] as const) {
  test(`what is typed and pressed while ${when} load is kept`, async ({ page }) => {
    const release = await holdBack(page, files)
    await page.goto(SCRAP, { waitUntil: 'load' })
    await field(page, 'material').selectOption('cobre')
    await field(page, 'peso').pressSequentially('12')
    // Marked as disabled until the application has read the fields, but it takes the press.
    await page.getByRole('button', { name: 'Calcular valor' }).click({ force: true })
    release()
    await running(page)
    await expect(field(page, 'peso')).toHaveValue('12')
    await expect(page.getByText('Valor estimado')).toBeVisible()
  })
}

test('letters typed while React takes over stay, in an older browser too', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed']) Reflect.deleteProperty(Array.prototype, name)
  })
  // Only a slow processor is still busy while somebody types.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(LOTS, { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox').pressSequentially('thinkpad', { delay: 60 })
  await running(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('searchbox')).toHaveValue('thinkpad')
  await expect.poll(() => searchOf(page)).toEqual({ q: 'thinkpad' })
})

test.describe('on a page that a translator and a password manager have changed', () => {
  test.use({ messages: CHANGED })
  for (const what of ['h1, h2, label', 'input'])
    test(`in ${what}, what was typed is in the new elements`, async ({ page }) => {
      const come = await openWithoutScript(page, '/contato')
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll(selector)) {
          const font = document.createElement('font')
          font.append(...element.childNodes)
          if (element instanceof HTMLInputElement) element.after(font)
          else element.append(font)
        }
      }, what)
      await fillIn(page, TEXT)
      await come()
      await hasMessage(page)
      await expect(field(page, 'message')).toBeFocused()
      // React has the text too: its next render does not erase it.
      await field(page, 'company').fill('Prado Ltda.')
      await hasMessage(page)
    })
})

test.describe('without its application', () => {
  test.use({ messages: MISSING })
  for (const [what, files] of [
    ['every script is refused', /\/assets\/[^/]+\.js/],
    ['one of its files is missing', /\/assets\/contact-page-[^/]+\.json/],
    ['its route is missing', /\/assets\/contato-[^/]+\.js/],
  ] as const) {
    test(`${what}: the text stays, and the form says where to write`, async ({ page }) => {
      // A page that misses a part reloads itself: Playwright would then type into no field.
      await page.route(files, (route) => route.abort())
      const fail = await holdBack(page, files)
      await page.goto('/contato', { waitUntil: 'domcontentloaded' })
      await fillIn(page, TEXT)
      fail()
      await running(page, 'nao')
      await hasMessage(page)
      await expect(page.locator('main form a[href^="mailto:"]').first()).toBeVisible()
      await expect(page.locator('main form [type=submit]').first()).toBeHidden()
      await page.setViewportSize({ width: 360, height: 740 })
      await page.locator('header summary').click()
      await page.locator('header nav a[href="/servicos"]').filter({ visible: true }).click()
      await expect(page).toHaveURL('/servicos')
    })
  }
})

test.describe('with an exception', () => {
  test.use({ messages: NO_START })
  test('while React takes over, the page is put back as it was', async ({ page }) => {
    await page.addInitScript(() => {
      // As in a browser that lacks what no loader of this page calls, and its rendering does.
      Reflect.deleteProperty(Intl, 'NumberFormat')
    })
    const release = await holdBack(page, /\/assets\/[^/]+\.json/)
    await page.goto(LOTS, { waitUntil: 'domcontentloaded' })
    await field(page, 'q').fill('dell')
    release()
    await running(page, 'nao')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(field(page, 'q')).toHaveValue('dell')
    await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0)
  })
})

test('a visitor who saves data has the application with the first key', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(LOTS, { waitUntil: 'networkidle' })
  const entries = () => page.evaluate(() => performance.getEntriesByType('resource'))
  expect((await entries()).filter(({ name }) => name.endsWith('.js'))).toEqual([])
  await page.keyboard.press('Tab')
  await running(page)
  // After a reload the next page waits for a key again, and Back works all the same.
  await page.getByRole('link', { name: 'Sobre' }).first().click()
  await expect(page).toHaveURL('/sobre')
  await page.reload({ waitUntil: 'load' })
  await page.goBack({ waitUntil: 'load' })
  await expect(page).toHaveURL(LOTS)
  await page.goto(`${LOTS}?q=dell`)
  await expect(page.getByRole('searchbox')).toHaveValue('dell')
})
