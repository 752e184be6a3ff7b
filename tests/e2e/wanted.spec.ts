import { complaints } from './all-pages'
import { expect, running, saveData, test } from './site-test'
import { read } from './site-texts'
import { keepFromRest, leaveAlone, readPage, runs, scriptsOf, wokenBy } from './waiting-test'

/* Pages with tools or a gallery: what starts the application there, and what it then does. */

const lots = read('pages/lots.yaml')
const lot = read('pages/lot.yaml')
const TOOLS = ['/comercio-sucata', '/lotes-informatica', '/lotes-informatica/pagina/2', '/servicos']
/** A lot with three photos. */
const GALLERY = '/lotes-informatica/notebooks-corporativos-core-i5'

test.use({ viewport: { width: 412, height: 823 } })

for (const path of TOOLS) {
  test(`${path} asks for the first script only, until it has rested`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await readPage(page, path)
    expect(scripts).toEqual(['client'])
    expect(await runs(page)).toBe(false)
    // The page looks again whether it is visible, and now rests.
    await page.waitForFunction(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      return document.documentElement.dataset.running === 'sim'
    })
    expect(await wokenBy(page)).toEqual(['rest'])
  })
}

test('a pointer on a link begins nothing, on a tool it does', async ({ page }) => {
  const scripts = scriptsOf(page)
  await keepFromRest(page)
  await page.goto('/lotes-informatica', { waitUntil: 'load' })
  // Both are in sight already, so that no scrolling moves a control below the pointer.
  for (const selector of ['header a', 'h1']) await page.locator(selector).first().hover()
  await leaveAlone(page)
  expect(scripts).toEqual(['client'])
  await page.getByRole('searchbox', { name: lots.search.label }).hover()
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
})

test('letters typed while the application comes are all there', async ({ page }) => {
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await readPage(page, '/lotes-informatica')
  const box = page.getByRole('searchbox', { name: lots.search.label })
  await box.pressSequentially('thinkpad dell', { delay: 100 })
  await running(page)
  await expect(box).toHaveValue('thinkpad dell')
  await expect(page).toHaveURL(/\?q=thinkpad\+dell$/)
})

test('a lot ticked before the application comes stays after a reload', async ({ page }) => {
  const faults = complaints(page)
  await readPage(page, '/lotes-informatica')
  const tick = page.getByRole('checkbox', { name: lots.compare.tick }).first()
  await tick.check()
  const bar = page.locator('.compare-bar')
  await expect(bar).toBeVisible()
  await page.reload({ waitUntil: 'load' })
  await expect(bar).toBeVisible()
  await expect(tick).toBeChecked()
  expect(faults).toEqual([])
})

test('photos turned before the application came count as they stand', async ({ page }) => {
  await readPage(page, GALLERY)
  const gallery = page.locator('.lot-gallery')
  await gallery
    .locator('ul')
    .evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' }))
  expect(await runs(page)).toBe(false)
  await gallery.dispatchEvent('pointerover')
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  await expect(gallery).toContainText('3 / 3')
})

test('the press that brings the application enlarges a photo', async ({ page }) => {
  await readPage(page, GALLERY)
  await page.locator('.lot-gallery-zoom').click()
  await expect(page.getByRole('dialog')).toContainText('Foto 1 de 3')
  await expect(page).toHaveURL(GALLERY)
})

test('the press that brings the application turns to the next photo', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await readPage(page, GALLERY)
  await page.getByRole('button', { name: lot.gallery.nextButton }).click()
  await expect(page.locator('.lot-gallery')).toContainText('2 / 3')
})

test('a photo that does not come is replaced by its drawing', async ({ page }) => {
  await page.route(/\/fotos\//, (route) => route.abort())
  await page.goto(GALLERY, { waitUntil: 'load' })
  await expect(page.locator('.lot-gallery-row .footprint').first()).toBeVisible()
})

test('a visitor who saves data still prints the sheet for paper', async ({ page }) => {
  await saveData(page)
  await page.goto('/comercio-sucata', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.price-table tbody tr').last()).toBeVisible()
  for (const gone of ['.header', '.footer', '.price-table-tools'])
    await expect(page.locator(gone)).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-running')
})
