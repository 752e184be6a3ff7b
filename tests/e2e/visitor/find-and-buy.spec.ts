import { onlyDraft, panel, watchDrafts } from '../mail-drafts'
import { button, expect, heading, menuLink, test, type Page } from '../site-test'
import { lotOf, lots } from '../site-texts'

const LIST = '/lotes-informatica'
const notebooks = lotOf('notebooks-corporativos-core-i5')
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar lote' })
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name })

test('a buyer finds a lot by filters, a colleague by the address', async ({ page, context }) => {
  await page.goto(LIST)
  await expect(button(page, 'Limpar filtros')).toHaveCount(0)
  await category(page, 'Notebook').click()
  // Typed as fast as possible: no keystroke is lost.
  await search(page).pressSequentially('THINKPAD', { delay: 0 })
  await page.getByLabel('Menor preço', { exact: true }).fill('5 mil')
  await page.keyboard.press('Enter')
  const filtered = { q: 'THINKPAD', categoria: 'notebook', de: '5000' }
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(filtered)
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(search(colleague)).toHaveValue('THINKPAD')
  await expect(category(colleague, 'Notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(titles(colleague)).toHaveText([notebooks.title])

  // A category is a step of the history, a letter is none.
  await category(page, 'Servidor').click()
  await expect(titles(page)).toHaveCount(0)
  await page.goBack()
  await expect(titles(page)).toHaveText([notebooks.title])
  await expect(search(page)).toHaveValue('THINKPAD')
  await page.goForward()
  await button(page, 'Limpar filtros').click()
  await expect(page).toHaveURL(LIST)
  await expect(search(page)).toBeFocused()
})

test('rows are remembered, every page has its address', async ({ page, context }) => {
  await page.goto(LIST)
  await button(page, 'Linhas').click()
  await expect(page).toHaveURL(/\?ver=linhas$/)
  const later = await context.newPage()
  await later.goto(LIST)
  const rows = button(later, 'Linhas')
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
  await button(later, 'Cartões').click()
  await later.getByRole('link', { name: 'Próxima' }).click()
  await expect(later).toHaveURL(`${LIST}/pagina/2`)
  await expect(titles(later)).toHaveCount(lots.length - 12)
  // A search looks through all lots.
  await search(later).fill(notebooks.title)
  await expect(titles(later).first()).toHaveText(notebooks.title)
  await expect(search(later)).toBeFocused()
  // A link that is pressed right after typing leads where it says.
  await search(later).pressSequentially(' 2', { delay: 0 })
  await menuLink(later, 'Sobre').click()
  await expect(heading(later)).toBeFocused()
  await expect(later).toHaveURL('/sobre')
})

test('«Comprar Lote» opens a draft and a panel, which a line leads back to', async ({ page }) => {
  await page.goto(`${LIST}?categoria=notebook`)
  const seen = await watchDrafts(page)
  const card = page.getByRole('article', { name: notebooks.title })
  await card.getByRole('link', { name: 'Comprar Lote' }).click()
  expect((await onlyDraft(seen)).body).toContain(notebooks.title)
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(panel(page)).toBeFocused()
  // The message belongs to this visit: the list does not open with it.
  await page.reload()
  await page.getByRole('button', { name: /^Ver a mensagem preparada/ }).click()
  await expect(panel(page)).toBeFocused()
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator(':focus')).toBeInViewport()
})

test('a buyer looks at the items and the photos of a lot', async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: notebooks.title, exact: true }).last().click()
  await expect(heading(page)).toHaveText(notebooks.title)
  const rows = page.getByRole('table').locator('tbody tr')
  await page.getByLabel('Filtrar a relação').fill('sata')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/\?itens=sata$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  const gallery = page.getByRole('region', { name: 'Fotos do lote' })
  for (const place of ['2 / 3', '3 / 3']) {
    await gallery.getByRole('button', { name: 'Próxima foto' }).click()
    await expect(gallery).toContainText(place)
  }
  await gallery.getByRole('button', { name: 'Foto anterior' }).click()
  await expect(gallery).toContainText('2 / 3')
  const zoom = gallery.getByRole('link', { name: /^Ampliar a foto/ })
  await expect(zoom).toHaveAttribute('href', /\.webp$/)
  await page.goto(lotOf('smartphones-galaxy-a52-128-gb').path)
  await button(page, 'Mostrar mais 50').click()
  await expect(rows).toHaveCount(60)
})
