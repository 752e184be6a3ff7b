import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectSoon, test } from '@playwright/test'
import { gitIn } from '../support/git-in'
import { type DevCopy, startDevCopy } from './dev-copy'
import { baseDocuments, openEditor, savedText } from './editor-folder'
import { DEV_PORT, MODEL_CONTENT } from './sites'

/** The editor's day with `npm run dev`, in a copy of the project with the tests' own content. */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

/**
 * A save compiles the content and loads the page anew; on a crowded machine that takes longer than
 * a click.
 */
const expect = expectSoon.configure({ timeout: 60_000 })

let site: DevCopy
let copper = ''
let original = ''

test.beforeAll(async () => {
  // The group's timeout is for its tests; a hook has the config's 120 s unless it sets its own.
  test.setTimeout(300_000)
  site = await startDevCopy(MODEL_CONTENT, DEV_PORT)
  copper = join(site.folder, 'content/materials/cobre.yaml')
  original = readFileSync(copper, 'utf8')
})
test.afterAll(() => site.stop())

test('a saved price shows in the open page, a fault over the last good one', async ({ page }) => {
  await page.goto(`${site.address}/comercio-sucata`)
  const price = page.locator('.price-table-price').first()
  await expect(price).toContainText('40,00')

  writeFileSync(copper, original.replace('2026-11-20: 40', '2026-11-20: 41.5'))
  await expect(price).toContainText('41,50')

  writeFileSync(copper, original.replace('2026-11-20: 40', '2026-11-20: 1.000,50'))
  const overlay = page.locator('vite-error-overlay')
  const fault =
    'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: «1.000,50» não é um número aceito'
  await expect(overlay).toContainText(fault)
  await expect(overlay).toContainText('Corrija e salve: este aviso sai sozinho, e Esc o esconde.')
  // Vite's own advice is English, and about settings.
  await expect(overlay.locator('.tip')).toBeHidden()
  await expect(price).toContainText('41,50')
  expect(site.said()).toContain(fault)
  await page.reload()
  await expect(overlay).toContainText(fault)

  writeFileSync(copper, original)
  await expect(overlay).toHaveCount(0)
  await expect(price).toContainText('40,00')

  // Each page's link leads to its own document, also after a change of page within the site.
  const edit = page.getByRole('link', { name: 'Editar esta página' })
  await expect(edit).toHaveAttribute('href', '/admin#/pagina/comercio-sucata')
  await page.getByRole('link', { name: 'Cobre', exact: true }).first().click()
  await expect(edit).toHaveAttribute('href', '/admin#/pagina/comercio-sucata/cobre')
})

test('the editors’ page is there, and stays while what it saves is compiled', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(`${site.address}/admin`)
  await expect(page.getByRole('button', { name: 'Abrir a pasta do projeto' })).toBeVisible()
  await page.evaluate(() => {
    document.title = 'digitado'
  })
  writeFileSync(copper, original.replace('2026-11-20: 40', '2026-11-20: 43'))
  await expect
    .poll(() => fetch(`${site.address}/comercio-sucata`).then((answer) => answer.text()))
    .toContain('43,00')
  expect(await page.title()).toBe('digitado')
  expect(complaints).toEqual([])
  writeFileSync(copper, original)
})

test('a document that is added, renamed and deleted comes, stays and goes', async ({ page }) => {
  await page.goto(`${site.address}/comercio-sucata`)
  const added = page.locator('.price-table').getByText('Zinco')
  await expect(added).toHaveCount(0)
  const zinc = join(site.folder, 'content/materials/zinco.yaml')
  writeFileSync(
    zinc,
    original.replace('name: Cobre', 'name: Zinco').replace(/^order: \d+/m, 'order: 15'),
  )
  await expect(added).toHaveCount(1)
  renameSync(zinc, join(site.folder, 'content/materials/zinco-puro.yaml'))
  // Another change reloads the page, which then still has the renamed document.
  writeFileSync(copper, original.replace('2026-11-20: 40', '2026-11-20: 42'))
  await expect(page.locator('.price-table-price').first()).toContainText('42,00')
  await expect(added).toHaveCount(1)
  writeFileSync(copper, original)
  rmSync(join(site.folder, 'content/materials/zinco-puro.yaml'))
  await expect(added).toHaveCount(0)
})

test('a price saved by an editor is one line, in review and on the page', async ({ page }) => {
  // A test cannot answer the dialog that opens a real folder. The editors' page therefore gets the
  // copy's documents, and the test writes the saved text back to the copy.
  await openEditor(
    page,
    baseDocuments(join(site.folder, 'content')),
    readdirSync(join(site.folder, 'content/photos')),
    `${site.address}/admin`,
  )
  await page.getByRole('link', { name: 'Todos os documentos' }).waitFor()
  await page.evaluate((hash) => location.assign(hash), '#/pagina/comercio-sucata/cobre')
  await page
    .getByLabel(/^Preço desde/)
    .first()
    .fill('41.5')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Salvo em content/materials/cobre.yaml.' }),
  ).toBeVisible()
  writeFileSync(copper, (await savedText(page, 'materials/cobre.yaml')) ?? '')

  expect(gitIn(site.folder, 'diff', '--numstat', '--', 'content')).toBe(
    '1\t1\tcontent/materials/cobre.yaml',
  )
  const report = execFileSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/review/cli.ts'],
    { cwd: site.folder, encoding: 'utf8' },
  ).replaceAll('\u00A0', ' ')
  expect(report).toContain('**1 documento muda**')
  expect(report).toMatch(/Cobre.*R\$ 40,00.*R\$ 41,50.*\+3,8%/)
  await page.goto(`${site.address}/comercio-sucata`)
  await expect(page.locator('.price-table-price').first()).toContainText('41,50')
})
