import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { field, openEditor } from '../editor/editor-folder'
import { DEV_PORT, MODEL_CONTENT } from '../site'
import { expect as expectSoon, MISSING, test, type Page } from '../site-test'
import { startDevCopy, type DevCopy } from './dev-copy'

/** A developer's day with `npm run dev`, in a copy of the project with the tests' own content. */
test.use({
  baseURL: `http://localhost:${DEV_PORT}`,
  messages: MISSING,
})

/** A save compiles the content and loads the page anew, which takes longer than a click. */
const expect = expectSoon.configure({ timeout: 60_000 })

const COPPER = 'materials/cobre.yaml'
const original = readFileSync(join(MODEL_CONTENT, COPPER), 'utf8')
const withPrice = (price: string) => original.replace('2026-11-20: 40', `2026-11-20: ${price}`)
const row = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Cobre', exact: true }) })

let site: DevCopy
const write = (text: string) => writeFileSync(join(site.folder, 'content', COPPER), text)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startDevCopy(MODEL_CONTENT)
})
test.afterAll(() => site.stop())

test('a saved price shows in the page, a fault over it; /admin stays', async ({
  page,
  context,
}) => {
  await page.goto('/comercio-sucata')
  await expect(row(page)).toContainText('40,00')
  // A test cannot answer the dialog that opens a real folder: the editors' page gets the documents.
  const admin = await context.newPage()
  await openEditor(admin, '/admin#/pagina/comercio-sucata/cobre')
  await field(admin, 'Nome').fill('Cobre digitado')
  write(withPrice('41.5'))
  await expect(row(page)).toContainText('41,50')
  write(withPrice('1.000,50'))
  const overlay = page.locator('vite-error-overlay')
  const fault =
    'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: «1.000,50» não é um número aceito'
  await expect(overlay).toContainText(fault)
  // Vite's own advice is English, and about settings.
  await expect(overlay.locator('.tip')).toBeHidden()
  await expect(row(page)).toContainText('41,50')
  expect(site.terminal()).toContain(fault)
  write(original)
  await expect(overlay).toHaveCount(0)
  const afterFault = () => site.terminal().slice(site.terminal().indexOf(fault))
  await expect.poll(afterFault).toContain('Conteúdo certo.')
  await expect(row(page)).toContainText('40,00')
  await expect(field(admin, 'Nome')).toHaveValue('Cobre digitado')
  // Each page's link leads to its own document, also after a change of page within the site.
  await row(page).getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    '/admin#/pagina/comercio-sucata/cobre',
  )
})
