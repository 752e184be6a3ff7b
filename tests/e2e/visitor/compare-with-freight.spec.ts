import { button, expect, heading, test, type Page } from '../site-test'
import { lotOf, lots } from '../site-texts'

const notebooks = lotOf('notebooks-corporativos-core-i5')
const columns = (page: Page) => page.getByRole('table').locator('thead h2')
const tick = (page: Page, index: number) =>
  page.getByRole('main').getByRole('article').nth(index).getByRole('checkbox')
const takeOut = (page: Page) => page.locator('.compare-table-remove').first().click()

/** What takes the focus and then stands, in part, below the upper edge of the bar of chosen lots. */
const hiddenByBar = (page: Page, letters: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    const bar = document.querySelector('.compare-bar')
    return Array.from(document.querySelectorAll<HTMLElement>('main a, main input, footer a'))
      .filter((one) => {
        if (bar?.contains(one)) return false
        one.focus()
        const top = bar?.getBoundingClientRect().top ?? 0
        return document.activeElement === one && one.getBoundingClientRect().bottom > top
      })
      .map((one) => one.textContent)
  }, letters)

test('lots side by side: ticked, kept, in the address, taken out again', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await page.goto('/lotes-informatica')
  for (let index = 0; index < 3; index++) await tick(page, index).check()
  for (const letters of ['200%', '100%']) expect(await hiddenByBar(page, letters)).toEqual([])
  await page.reload()
  await page.getByRole('link', { name: 'Comparar lotes' }).click()
  const [, second, third] = lots.slice(0, 3).map(({ title }) => title)
  await expect(columns(page)).toHaveCount(3)
  await takeOut(page)
  await expect(columns(page)).toHaveText([second ?? '', third ?? ''])
  await expect(heading(page)).toBeFocused()
  expect(new URL(page.url()).searchParams.get('lotes')).toBe(`${lots[1]?.slug},${lots[2]?.slug}`)
  await takeOut(page)
  await takeOut(page)
  // An empty comparison offers lots, and so does one of a single lot.
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link')
  for (const title of await offered.allTextContents().then((texts) => texts.slice(0, 2)))
    await offered.filter({ hasText: title }).click()
  await expect(columns(page)).toHaveCount(2)
  await expect(heading(page)).toBeFocused()
  await takeOut(page)
  await takeOut(page)
  await page.getByRole('main').getByRole('link', { name: 'Escolher na lista' }).click()
  for (let index = 0; index < 3; index++) await expect(tick(page, index)).not.toBeChecked()
})

test('with a CEP every page has the price at the door, also later', async ({ page }) => {
  await page.goto(notebooks.path)
  const main = page.getByRole('main')
  const cep = page.getByLabel('Frete até o CEP')
  await cep.fill('0131')
  await button(page, 'Calcular frete').click()
  await expect(cep).toHaveAccessibleDescription(/8 números/)
  await cep.fill('01310100')
  await button(page, 'Calcular frete').click()
  await expect(main).toContainText('R$\u00A028.178,50')
  const buy = main.getByRole('link', { name: 'Comprar Lote' }).first()
  await expect(buy).toHaveAttribute('href', /01310-100/)
  await page.reload()
  await expect(main).toContainText('R$\u00A028.178,50')
  await page.goto('/lotes-informatica')
  const card = page.getByRole('article', { name: notebooks.title })
  await expect(card).toContainText(/R\$\s28\.\d+,50 entregue/)
  // The list asks for it, too.
  await page.getByText('Entrega em 01310-100', { exact: true }).click()
  await cep.fill('20040002')
  await button(page, 'Calcular frete').click()
  await expect(card).toContainText(/R\$\s28\.\d+(?:,\d\d)? entregue/)
  await expect(card).not.toContainText('178,50')
  const desktops = lotOf('desktops-dell-optiplex-core-i5')
  await page.goto(`/lotes-informatica/comparar?lotes=${notebooks.slug},${desktops.slug}`)
  const row = page.getByRole('row', { name: /^Frete estimado/ })
  await expect(row.getByRole('cell')).toContainText([/R\$/, 'A cotar'])
})
