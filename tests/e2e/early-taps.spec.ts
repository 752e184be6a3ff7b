import { openWithoutScript } from './held-script'
import { watchDrafts } from './mail-drafts'
import { expect, holdBack, running, saveData, test, type Page } from './site-test'
import { listed, read } from './site-texts'

/*
 * Taps and keystrokes before the first script has loaded, on controls that work without script or
 * keep their input. first-taps.spec.ts tests the controls that need a script.
 */

const lots = listed('lots')
const texts = read('pages/lots.yaml')
const blog = read('pages/blog.yaml')
const { calculator } = read('pages/scrap.yaml')
const notebook = lots.find(({ category }) => category === 'notebook')
if (!notebook) throw new Error('The journeys need a lot of notebooks in content/lots.')

const titles = (page: Page) => page.locator('.lot-card h3')
const chip = (page: Page) =>
  page
    .getByRole('group', { name: 'Categoria' })
    .getByRole('button', { name: texts.categories.notebook })
const box = (page: Page) => page.getByRole('searchbox', { name: texts.search.label })
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a category takes the search along that was typed before it', async ({ page }) => {
  const come = await openWithoutScript(page, '/lotes-informatica')
  await box(page).pressSequentially('thinkpad')
  await chip(page).click()
  await expect.poll(() => searchOf(page)).toMatchObject({ q: 'thinkpad', categoria: 'notebook' })
  await come()
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => searchOf(page)).toEqual({ q: 'thinkpad', categoria: 'notebook' })
  await expect(box(page)).toHaveValue('thinkpad')
})

test('Enter searches, and clears no category', async ({ page }) => {
  const come = await openWithoutScript(page, '/lotes-informatica')
  await box(page).pressSequentially(notebook.title)
  await page.keyboard.press('Enter')
  await expect.poll(() => searchOf(page)).toMatchObject({ q: notebook.title })
  await come()
  await expect.poll(() => searchOf(page)).toEqual({ q: notebook.title })
  await expect(titles(page).first()).toHaveText(notebook.title)
})

test('a price ended by Enter while the application comes counts', async ({ page }) => {
  const come = await holdBack(page, /\/assets\/react-dom-/)
  await page.goto('/lotes-informatica', { waitUntil: 'networkidle' })
  await page.getByLabel(texts.filters.toLabel, { exact: true }).pressSequentially('1000')
  await page.keyboard.press('Enter')
  come()
  await running(page)
  await expect.poll(() => searchOf(page)).toEqual({ ate: '1000' })
})

test('an order and a tick stay, both', async ({ page }) => {
  const come = await openWithoutScript(page, '/lotes-informatica')
  await page.getByLabel(texts.filters.orderLabel).selectOption('menor-preco')
  await page.getByLabel(texts.filters.availableLabel).check()
  await come()
  await expect.poll(() => searchOf(page)).toEqual({ ordem: 'menor-preco', disponiveis: 'sim' })
  await expect(titles(page).first()).toHaveText(
    lots.filter(({ status }) => status === undefined).toSorted((a, b) => a.price - b.price)[0]
      ?.title ?? '',
  )
  await expect(
    page.getByRole('checkbox', { name: texts.filters.availableLabel, exact: true }),
  ).toBeChecked()
})

test('on a phone the further filters open, stay open, and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const come = await openWithoutScript(page, '/lotes-informatica')
  const button = page.getByRole('button', { name: new RegExp(`^${texts.filters.button}`) })
  const tick = page.getByRole('checkbox', { name: texts.filters.availableLabel, exact: true })
  await expect(tick).toBeHidden()
  await button.click()
  await expect(tick).toBeVisible()
  await tick.check()
  await come()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => searchOf(page)).toEqual({ disponiveis: 'sim' })
  await expect(tick).toBeVisible()
  await button.press(' ')
  await expect(tick).toBeHidden()
})

test('a lot is asked for by its mail draft', async ({ page }) => {
  const come = await openWithoutScript(page, '/lotes-informatica')
  const { drafts } = await watchDrafts(page)
  await page.getByRole('link', { name: texts.card.buyButton }).first().click()
  await expect.poll(() => drafts.length).toBe(1)
  await come()
  expect(drafts).toHaveLength(1)
})

test('Enter and a category filter the blog', async ({ page }) => {
  const come = await openWithoutScript(page, '/blog')
  await page
    .getByLabel(blog.search.categoryLabel, { exact: true })
    .selectOption('economia-circular')
  await page.getByRole('searchbox', { name: blog.search.label }).pressSequentially('reuso')
  await page.keyboard.press('Enter')
  await expect.poll(() => searchOf(page)).toEqual({ q: 'reuso', categoria: 'economia-circular' })
  await come()
  await expect(page.getByLabel(blog.search.categoryLabel, { exact: true })).toHaveValue(
    'economia-circular',
  )
  await expect.poll(() => searchOf(page)).toEqual({ q: 'reuso', categoria: 'economia-circular' })
})

test('materials ticked early are in the estimate, with their weight', async ({ page }) => {
  const come = await openWithoutScript(page, '/comercio-sucata')
  const tick = (name: string) =>
    page.getByRole('checkbox', { name: `Somar à estimativa: ${name}`, exact: true })
  const weight = (name: string) => page.getByLabel(`Peso de ${name}`, { exact: true })
  await page
    .getByLabel(calculator.materialLabel, { exact: true })
    .selectOption({ label: 'Latinhas' })
  await page.getByLabel(calculator.weightLabel, { exact: true }).pressSequentially('3')
  await tick('Cobre').click()
  await tick('Papelão').press(' ')
  // This material is ticked and unticked again.
  await tick('Fio de instalação').click()
  await tick('Fio de instalação').click()
  await expect(tick('Cobre')).toBeChecked()
  await come()
  await expect(page.locator('.estimate-line')).toHaveCount(3)
  await expect(weight('Latinhas')).toHaveValue('3')
  for (const name of ['Latinhas', 'Cobre', 'Papelão']) await expect(tick(name)).toBeChecked()
  await expect(tick('Fio de instalação')).not.toBeChecked()
  await tick('Cobre').press(' ')
  await expect(weight('Cobre')).toHaveCount(0)
})

test('with data saving the application comes when something wants it', async ({ page }) => {
  await saveData(page)
  // Data in the tab's storage starts the application too, but not for a visitor who saves data.
  await page.addInitScript(() => {
    sessionStorage.setItem('anything', '')
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto('/lotes-informatica', { waitUntil: 'networkidle' })
  await page.locator('h1').click()
  await page.keyboard.press('PageDown')
  // Waits for the idle browser, which is long enough for a tap to have started a request.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
  expect([...scripts]).toEqual([await page.locator('script[data-files]').getAttribute('src')])
  await chip(page).click()
  await running(page)
  await expect.poll(() => searchOf(page)).toEqual({ categoria: 'notebook' })
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true')
})

test('with data saving it comes with the first tap also after long reading', async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  await page.goto('/lotes-informatica', { waitUntil: 'networkidle' })
  await page.locator('h1').click()
  // A press waits 10 s at most for an application that does not load (start/press.ts).
  await page.clock.fastForward(11_000)
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'the same document'
  })
  await chip(page).click()
  await running(page)
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'the same document')
})

test('a visitor who saves data finds the search of the address', async ({ page }) => {
  await saveData(page)
  await page.goto(`/lotes-informatica?q=${encodeURIComponent(notebook.title)}`)
  await expect(titles(page)).toHaveCount(1)
  await expect(titles(page)).toHaveText(notebook.title)
})
