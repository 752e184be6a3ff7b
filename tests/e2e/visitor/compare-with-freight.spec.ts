import { excess, isSound } from '../axe'
import { hrefOf, readDraft } from '../mail-drafts'
import { CHANGED, expect, MISSING, test, type Page } from '../site-test'
import { lotOf, lots } from '../site-texts'

const notebooks = lotOf('notebooks-corporativos-core-i5')
const EMPTY = 'Escolha de 2 a 4 lotes na lista para comparar.'
const columns = (page: Page) => page.getByRole('table').locator('thead h2')
const tick = (page: Page, index: number) =>
  page.getByRole('main').getByRole('article').nth(index).getByRole('checkbox')
const compare = (...slugs: (string | undefined)[]) =>
  `/lotes-informatica/comparar?lotes=${slugs.join(',')}`

async function enterCep(page: Page, cep: string): Promise<void> {
  await page.getByLabel('Frete até o CEP').fill(cep)
  await page.getByRole('button', { name: 'Calcular frete' }).click()
}

test('four lots side by side: ticked, in the address, taken out again', async ({ page }) => {
  await page.goto('/lotes-informatica')
  for (let index = 0; index < 4; index++) await tick(page, index).check()
  await expect(tick(page, 4)).toBeDisabled()
  await page.reload()
  await page.getByRole('link', { name: 'Comparar lotes' }).click()
  const four = lots.slice(0, 4)
  await expect(columns(page)).toHaveText(four.map(({ title }) => title))
  expect(new URL(page.url()).searchParams.get('lotes')).toBe(four.map(({ slug }) => slug).join())
  await page
    .getByRole('button', { name: /^Tirar da comparação/ })
    .first()
    .click()
  await expect(columns(page)).toHaveText(four.slice(1).map(({ title }) => title))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const all = await page.getByRole('row').count()
  await page.getByRole('checkbox', { name: 'Mostrar só as diferenças' }).check()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(all)
  await isSound(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await excess(page)).toBe(0)
})

test('a lot that leaves the comparison last is ticked no longer', async ({ page }) => {
  await page.goto(compare(lots[0]?.slug))
  await expect(page.getByRole('main')).toContainText('falta pelo menos mais um lote')
  await page.getByRole('button', { name: /^Tirar da comparação/ }).click()
  await expect(page.getByRole('main')).toContainText(EMPTY)
  await page.getByRole('main').getByRole('link', { name: 'Escolher na lista' }).click()
  await expect(tick(page, 0)).not.toBeChecked()
})

test('with a CEP a lot has its price at the door, in the message and after a reload', async ({
  page,
}) => {
  await page.goto(notebooks.path)
  const main = page.getByRole('main')
  await enterCep(page, '0131')
  await expect(page.getByLabel('Frete até o CEP')).toHaveAccessibleDescription(/8 números/)
  await enterCep(page, '01310100')
  // The lot's 0,19 m³ count as 57 kg, so the freight is 93 + 57 × 1,50 reais.
  await expect(main).toContainText('até 01310-100: R$\u00A0178,50, em 3 dias úteis')
  await expect(main).toContainText('R$\u00A028.178,50')
  const buy = main.getByRole('link', { name: 'Comprar Lote' }).first()
  await expect(buy).toHaveAttribute('href', /01310-100/)
  expect(readDraft(await hrefOf(buy)).body).toContain('Entregue em 01310-100: R$ 28.178,50')
  await main.getByRole('checkbox', { name: /seguro/i }).check()
  await expect(main).toContainText('R$\u00A028.374,50')
  await page.reload()
  await expect(main).toContainText('R$\u00A028.374,50')
})

test('with a CEP the list and the comparison have delivered prices', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await page.getByText('Preço com entrega').click()
  await enterCep(page, '01310100')
  const card = page.getByRole('article', { name: notebooks.title })
  await expect(card).toContainText('R$\u00A028.178,50 entregue')
  await expect(card.getByRole('link', { name: 'Comprar Lote' })).toHaveAttribute(
    'href',
    /01310-100/,
  )
  const desktops = lotOf('desktops-dell-optiplex-core-i5')
  await page.goto(compare(notebooks.slug, desktops.slug))
  const row = page.getByRole('row', { name: /^Frete estimado/ })
  await expect(row.getByRole('cell')).toContainText(['R$\u00A0178,50', 'Não informado'])
  await page.getByRole('button', { name: /^Preço do lote/ }).click()
  const byPrice = [notebooks, desktops].toSorted((a, b) => a.price - b.price)
  await expect(columns(page)).toHaveText(byPrice.map(({ title }) => title))
})

test('the bar of chosen lots hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await page.goto('/lotes-informatica')
  for (const index of [0, 1, 2]) await tick(page, index).check()
  for (const size of ['100%', '200%']) {
    const hidden = await page.evaluate((letters) => {
      document.documentElement.style.fontSize = letters
      const bar = document.querySelector('.compare-bar')
      return Array.from(document.querySelectorAll<HTMLElement>('main a, main input, footer a'))
        .filter((one) => {
          if (bar?.contains(one)) return false
          one.focus()
          const top = bar?.getBoundingClientRect().top ?? 0
          return document.activeElement === one && one.getBoundingClientRect().bottom > top
        })
        .map((one) => one.textContent)
    }, size)
    expect(hidden, `letters of ${size}`).toEqual([])
  }
})

test.describe('without one of its files', () => {
  // The page is loaded anew, and says at once what its file cannot know.
  const messages = new RegExp(`${MISSING.messages.source}|${CHANGED.messages.source}`)
  test.use({ allowed: { ...MISSING, messages } })
  test('a comparison that does not arrive says so', async ({ page }) => {
    await page.goto('/lotes-informatica')
    for (const index of [0, 1]) await tick(page, index).check()
    await page.route('**/dados/lotes/*.json', (route) => route.abort())
    await page.getByRole('link', { name: 'Comparar lotes' }).click()
    await expect(page.getByRole('alert')).toContainText('Um dos lotes não carregou.')
  })
})
