import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitIn } from '../../support/git-in'
import { field, newestPrice, notified, openEditor, press, savedText } from '../editor/editor-folder'
import { DEV_PORT, MODEL_CONTENT } from '../site'
import { expect as expectSoon, MISSING, NONE, test, type Page } from '../site-test'
import { startDevCopy, type DevCopy } from './dev-copy'

/**
 * A developer's and an editor's day with `npm run dev`, in a copy of the project with the tests'
 * own content.
 */
test.describe.configure({ mode: 'serial' })
const ADDRESS = `http://localhost:${DEV_PORT}`
// Vite's overlay expects a code frame that an error of the content does not have.
test.use({
  baseURL: ADDRESS,
  allowed: { ...NONE, messages: new RegExp(`${MISSING.messages.source}|reading 'frame'`) },
})

/** A save compiles the content and loads the page anew, which takes longer than a click. */
const expect = expectSoon.configure({ timeout: 60_000 })

const COPPER = 'materials/cobre.yaml'
const original = readFileSync(join(MODEL_CONTENT, COPPER), 'utf8')
const withPrice = (price: string) => original.replace('2026-11-20: 40', `2026-11-20: ${price}`)
const row = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Cobre', exact: true }) })

let site: DevCopy
const write = (file: string, text: string) =>
  writeFileSync(join(site.folder, 'content', file), text)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startDevCopy(MODEL_CONTENT)
})
test.afterAll(() => site.stop())

test('a saved price shows in the open page, a fault over the last good one', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await expect(row(page)).toContainText('40,00')
  write(COPPER, withPrice('41.5'))
  await expect(row(page)).toContainText('41,50')
  write(COPPER, withPrice('1.000,50'))
  const overlay = page.locator('vite-error-overlay')
  const fault =
    'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: «1.000,50» não é um número aceito'
  await expect(overlay).toContainText(fault)
  // Vite's own advice is English, and about settings.
  await expect(overlay.locator('.tip')).toBeHidden()
  await expect(row(page)).toContainText('41,50')
  expect(site.terminal()).toContain(fault)
  write(COPPER, original)
  await expect(overlay).toHaveCount(0)
  await expect(row(page)).toContainText('40,00')
  // Each page's link leads to its own document, also after a change of page within the site.
  await row(page).getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    '/admin#/pagina/comercio-sucata/cobre',
  )
})

test('a price saved by an editor is one line, in review and on the page', async ({ page }) => {
  // A test cannot answer the dialog that opens a real folder. The editors' page therefore gets the
  // copy's documents, and the test writes the saved text back to the copy.
  await openEditor(page, '/admin#/pagina/comercio-sucata/cobre', join(site.folder, 'content'))
  await newestPrice(page).fill('41.5')
  await press(page, 'Salvar')
  await notified(page, `Salvo em content/${COPPER}.`)
  // The editors' page stays while what it has saved is compiled.
  await field(page, 'Nome').fill('Cobre digitado')
  write(COPPER, (await savedText(page, COPPER)) ?? '')
  const html = () => fetch(`${ADDRESS}/comercio-sucata`).then((answer) => answer.text())
  await expect.poll(html).toContain('41,50')
  await expect(field(page, 'Nome')).toHaveValue('Cobre digitado')
  expect(gitIn(site.folder, 'diff', '--numstat', '--', 'content')).toBe(`1\t1\tcontent/${COPPER}`)
  const report = execFileSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/review/cli.ts'],
    { cwd: site.folder, encoding: 'utf8' },
  ).replaceAll('\u00A0', ' ')
  expect(report).toMatch(/Cobre.*R\$ 40,00.*R\$ 41,50.*\+3,8%/)
})
