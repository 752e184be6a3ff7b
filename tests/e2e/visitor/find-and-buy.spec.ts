import { readFileSync } from 'node:fs'
import { violations } from '../axe'
import { chatOf, hrefOf, onlyDraft, panel, watchDrafts } from '../mail-drafts'
import { expect, test, type Page } from '../site-test'
import { company, lotOf, lots } from '../site-texts'

const notebooks = lotOf('notebooks-corporativos-core-i5')
const PER_PAGE = 12
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar lote' })
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name })
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a buyer finds a lot by category, text and price, and a colleague by its address', async ({
  page,
  context,
}) => {
  await page.goto('/lotes-informatica')
  await expect(titles(page)).toHaveText(lots.slice(0, PER_PAGE).map(({ title }) => title))
  await category(page, 'Notebook').click()
  await expect(category(page, 'Notebook')).toHaveAttribute('aria-pressed', 'true')
  // Typed as fast as possible: no keystroke is lost.
  await search(page).pressSequentially('THINKPAD', { delay: 0 })
  await expect(titles(page).first()).toHaveText(notebooks.title)
  await page.getByLabel('Menor preço', { exact: true }).fill('5 mil')
  await page.keyboard.press('Enter')
  const filtered = { q: 'THINKPAD', categoria: 'notebook', de: '5000' }
  await expect.poll(() => searchOf(page)).toEqual(filtered)

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(search(colleague)).toHaveValue('THINKPAD')
  await expect(category(colleague, 'Notebook')).toHaveAttribute('aria-pressed', 'true')
  await expect(titles(colleague)).toHaveText([notebooks.title])

  // A category is a step of the history, a letter is none.
  await category(page, 'Servidor').click()
  await expect(page).toHaveURL(/categoria=servidor/)
  await expect(page.getByRole('heading', { name: 'Nenhum lote encontrado' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(titles(page)).toHaveText([notebooks.title])
  await expect(search(page)).toHaveValue('THINKPAD')
  await page.goForward()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await expect(search(page)).toBeFocused()
  await expect(titles(page)).toHaveCount(PER_PAGE)
})

test('a link that is pressed right after typing leads where it says', async ({ page }) => {
  for (const path of ['/lotes-informatica', '/comercio-sucata', '/blog']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('searchbox').pressSequentially('e', { delay: 0 })
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Sobre' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/\/sobre$/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?q=e)?$`))
  }
})

test('«Comprar Lote» opens a draft and a panel, which a line leads back to', async ({ page }) => {
  await page.goto('/lotes-informatica?categoria=notebook')
  const seen = await watchDrafts(page)
  const card = page.getByRole('article', { name: notebooks.title })
  await card.getByRole('link', { name: 'Comprar Lote' }).click()
  const draft = await onlyDraft(seen)
  expect(draft.to).toBe(company.email)
  expect(draft.subject).toBe(`Interesse na compra do lote: ${notebooks.title}`)
  for (const part of [notebooks.title, 'R$ 28.000']) expect(draft.body).toContain(part)
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(panel(page)).toBeFocused()
  // The message belongs to this visit: the list does not open with it.
  await page.reload()
  await page.getByRole('button', { name: /^Ver a mensagem preparada/ }).click()
  await expect(panel(page)).toBeFocused()
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('article').locator(':focus')).toBeInViewport()
})

test('rows are remembered, and every page of the list has its address', async ({
  page,
  context,
}) => {
  await page.goto('/lotes-informatica')
  await page.getByRole('button', { name: 'Linhas' }).click()
  await expect(page).toHaveURL(/\?ver=linhas$/)
  const later = await context.newPage()
  await later.goto('/lotes-informatica')
  await expect(later.getByRole('button', { name: 'Linhas' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await later.getByRole('button', { name: 'Cartões' }).click()
  await later.getByRole('link', { name: 'Próxima' }).click()
  await expect(later).toHaveURL(/\/lotes-informatica\/pagina\/2$/)
  await expect(titles(later)).toHaveText(lots.slice(PER_PAGE).map(({ title }) => title))
  await expect(later).toHaveTitle(/página 2/)
  // A search looks through all lots.
  await search(later).fill(notebooks.title)
  await expect(titles(later).first()).toHaveText(notebooks.title)
  await expect(search(later)).toBeFocused()
})

test('a buyer looks at the items and the photos of a lot, and asks by chat', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await page.getByRole('link', { name: notebooks.title, exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notebooks.title)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(9)
  await page.getByLabel('Filtrar a relação').fill('sata')
  await expect(rows).toHaveCount(2)
  await expect(rows.first().locator('mark')).toHaveText('SATA')
  await expect.poll(() => searchOf(page)).toEqual({ itens: 'sata' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.trim().split(/\r?\n/)).toHaveLength(10)
  const question = await chatOf(page.getByRole('link', { name: 'Perguntar' }))
  for (const part of [notebooks.title, notebooks.path]) expect(question).toContain(part)

  const gallery = page.getByRole('region', { name: 'Fotos do lote' })
  // The second press comes while the row still moves.
  await gallery.getByRole('button', { name: 'Próxima foto' }).dblclick()
  await expect(gallery).toContainText('3 / 3')
  await gallery.getByRole('button', { name: 'Foto anterior' }).click()
  await expect(gallery).toContainText('2 / 3')
  const zoom = gallery.getByRole('link', { name: 'Ampliar a foto' })
  expect(await hrefOf(zoom)).toMatch(/\.webp$/)
  await zoom.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Foto 2 de 3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('Foto 3 de 3')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(zoom).toBeFocused()
})

test('on a phone an enlarged photo is wider than the screen, from its middle on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(notebooks.path)
  await page.getByRole('link', { name: 'Ampliar a foto' }).click()
  const box = page.getByRole('dialog').locator('div:has(> picture)')
  await expect(box.locator('img')).toHaveCSS('width', '720px')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBe(180)
})

test('a long item list shows fifty rows, then the others, and sorts all of them', async ({
  page,
}) => {
  await page.goto(lotOf('smartphones-galaxy-a52-128-gb').path)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Mostrar mais 50' }).click()
  await expect(rows).toHaveCount(60)
  const model = page.getByRole('columnheader', { name: 'Modelo' })
  await model.getByRole('button').dblclick()
  await expect(model).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first().getByRole('rowheader')).toHaveText('Galaxy A52s <5G>')
})
