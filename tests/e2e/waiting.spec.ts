import { ARTICLES, complaints, LOTS, MATERIALS } from './all-pages'
import { watchDrafts } from './mail-drafts'
import { expect, running, test } from './site-test'
import { company, read } from './site-texts'
import { keepFromRest, leaveAlone, readPage, runs, scriptsOf } from './waiting-test'

/*
 * A page shows its content without the application, which starts for a reason only
 * (start/reasons.ts). wanted.spec.ts tests the pages with tools.
 */

const { prices } = read('pages/layout.yaml')
const [ARTICLE = ''] = ARTICLES

// A mouse pointer would touch the controls that the page scrolls below it.
test.use({ hasTouch: true })

for (const path of [
  '/',
  '/sobre',
  '/contato',
  '/privacidade',
  '/acessibilidade',
  '/blog',
  ARTICLE,
  LOTS[0] ?? '',
  MATERIALS[0] ?? '',
]) {
  test(`${path} asks a phone for the first script only, until it rests`, async ({ page }) => {
    await keepFromRest(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollBy(0, 2000))
    await page.locator('h1').tap()
    await page.keyboard.press('PageDown')
    expect(scripts).toEqual(['client'])
    expect(await runs(page)).toBe(false)
  })
}

test('a page without tools stays as it is, however long it is read', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/sobre', { waitUntil: 'networkidle' })
  // The script that keeps the page for offline use loads after a rest, without the application.
  await expect.poll(() => scripts).toContain('keep-offline')
  await leaveAlone(page)
  expect(scripts).toEqual(['client', 'keep-offline'])
  expect(await runs(page)).toBe(false)
})

test('on a wide screen an article marks the section being read by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ARTICLE, { waitUntil: 'load' })
  const links = page.locator('.article-toc a')
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  await page
    .locator('.article-body h2')
    .last()
    .evaluate((heading) => heading.scrollIntoView())
  await expect(links.last()).toHaveAttribute('aria-current', 'true')
})

test('a link leads on, and the next page of the visit runs by itself', async ({ page }) => {
  await readPage(page, '/')
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'the same document'
  })
  await page.locator('footer a[href="/sobre"]').click()
  await expect(page).toHaveURL(/\/sobre$/)
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  await expect(page.locator('html')).not.toHaveAttribute('data-mark')
  await page.goBack({ waitUntil: 'load' })
  await expect(page.locator('.ticker')).toBeVisible()
})

test('the focus on what it answers wakes it before the press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await readPage(page, '/sobre')
  await page.locator(`.footer a[href="mailto:${company.email}"]`).focus()
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
})

test('a mail opens with its press, once, also after the application has come', async ({ page }) => {
  const faults = complaints(page)
  const { drafts } = await watchDrafts(page)
  await readPage(page, '/sobre')
  await page.locator(`.footer a[href="mailto:${company.email}"]`).click()
  await expect.poll(() => drafts.length).toBe(1)
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  expect(drafts).toHaveLength(1)
  expect(faults).toEqual([])
})

for (const [when, days, word] of [
  ['on the day of the prices', 0, prices.today],
  ['long after it', prices.oldAfterDays + 1, prices.old.split('{dia}').at(-1) ?? ''],
] as const) {
  test(`${when} the page says so without the application, and with it`, async ({ page }) => {
    const faults = complaints(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const day = page.locator('.ticker time')
    const priced = Date.parse((await day.getAttribute('datetime')) ?? '')
    // At noon in São Paulo.
    await page.clock.setFixedTime(priced + days * 86_400_000 + 15 * 3_600_000)
    await readPage(page, '/')
    for (const shown of [day, page.locator('.strip time')]) await expect(shown).toContainText(word)
    expect(await runs(page)).toBe(false)
    await running(page)
    for (const shown of [day, page.locator('.strip time')]) await expect(shown).toContainText(word)
    expect(faults).toEqual([])
  })
}

test('without application the menu opens, closes and leads on, by key too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/\/assets\/(?!client)/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const menu = page.locator('header summary')
  const opened = page.locator('header details[open]')
  await menu.click()
  await expect(page.locator('html')).toHaveAttribute('data-running', 'nao')
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(menu).toBeFocused()
  for (const isOpen of [true, false, true]) {
    await menu.click()
    await expect(opened).toHaveCount(Number(isOpen))
  }
  await page.unroute(/\/assets\/(?!client)/)
  await page.locator('header nav a[href="/servicos"]').filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/servicos$/)
})
