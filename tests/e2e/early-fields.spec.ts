import { openWithoutScript } from './held-script'
import { expect, holdBack, running, saveData, test, type Page } from './site-test'
import { listed, read } from './site-texts'

/* Text typed before the application runs: a field reads it when it mounts (lib/use-typed.ts). */

const { calculator } = read('pages/scrap.yaml')
const notebook = listed('lots').find(({ category }) => category === 'notebook')
if (!notebook) throw new Error('The journeys need a lot of notebooks in content/lots.')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('the calculator answers a press before the application knows the text', async ({ page }) => {
  for (const press of [
    () => page.locator('.calculator button[type=submit]').click({ force: true }),
    () => page.keyboard.press('Enter'),
  ]) {
    const come = await openWithoutScript(page, '/comercio-sucata')
    await page.getByLabel(calculator.materialLabel, { exact: true }).selectOption('cobre')
    await page.getByLabel(calculator.weightLabel, { exact: true }).pressSequentially('12')
    await press()
    await come()
    await expect(page.locator('.calculator-result')).toBeVisible()
    await page.unrouteAll()
  }
})

test('a text typed before the first script filters the list', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/client-/)
  // Keeps the page from starting its application by itself after two idle seconds.
  await saveData(page)
  await page.goto('/lotes-informatica', { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox').first().pressSequentially(notebook.title)
  release()
  await expect.poll(() => searchOf(page)).toEqual({ q: notebook.title })
  await expect(page.locator('.lot-card h3')).toHaveCount(1)
})

test('early ticks move neither the page nor the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const come = await openWithoutScript(page, '/comercio-sucata')
  const tick = (name: string) =>
    page.getByRole('checkbox', { name: `Somar à estimativa: ${name}`, exact: true })
  await tick('Cobre').click()
  await tick('Papelão').click()
  const before = await page.evaluate(() => scrollY)
  await come()
  await expect(page.locator('.estimate-line')).toHaveCount(2)
  await expect(tick('Papelão')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a step back ticks nothing that has left the list since', async ({ page }) => {
  await page.goto('/comercio-sucata')
  const tick = page.locator('.price-table-tick').first()
  await tick.check()
  await expect(page.locator('.estimate-line')).toHaveCount(1)
  await page.goto('/sobre')
  await page.evaluate(() => sessionStorage.clear())
  await page.goBack()
  await running(page)
  await expect(tick).not.toBeChecked()
})
