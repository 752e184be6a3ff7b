import { readFileSync } from 'node:fs'
import { workbookOf } from '../support/workbook'
import { complaints } from './all-pages'
import { fitsAndIsAccessible } from './axe'
import { watchDrafts } from './mail-drafts'
import { askedBy, expect, test, type Page } from './site-test'
import { read } from './site-texts'

const texts = read('pages/inventory.yaml')
const LIST = workbookOf([
  [
    ['Patrimônio', 'Nº de série', 'Responsável', 'Equip.', 'Fabricante', 'Modelo', 'Qtd'],
    ['P-001', 'SERIE-SECRETA', 'Ana Prado', 'Notebook', 'Dell', 'Latitude 5490', 84],
    ['P-002', 'SERIE-SECRETA', 'Rui Lima', 'Monitor', 'LG', '22MP', 30],
    ['P-005', '', '', 'Servidor', 'HPE', 'DL380', 2],
    ['P-003', '', '', 'Lâmpada', '', 'Tubular', 40],
    ['P-004', '', '', 'Cadeira', '', 'Giratória', 7],
  ],
])
const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .locator('input[name="lista"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const table = (page: Page) => page.locator('.inventory-groups')

test('a company’s list is read on the device, and becomes a message without numbers and names', async ({
  page,
  context,
}) => {
  const said = complaints(page)
  const { drafts } = await watchDrafts(page)
  await page.goto('/servicos/inventario')
  const asked = askedBy(page)
  await choose(page, 'inventario.xlsx', LIST)
  await expect(table(page)).toContainText('Dell Latitude 5490')
  await expect(table(page).locator('tfoot')).toContainText('116')
  await expect(
    page.locator('main').getByRole('status').filter({ hasText: 'retirados' }),
  ).toContainText('Números de série retirados: 7. IMEI: 0. Dados de pessoas: 2.')
  // The price of the sold servers in the tests' content, which has no sold notebooks.
  await expect(table(page)).toContainText('R$ 4.500 a unidade (1 lote parecido')
  await expect(table(page)).not.toContainText('Notebook: testado')
  await expect(page.locator('aside')).toContainText('MTR')
  await expect(page.locator('main')).not.toContainText('SERIE-SECRETA')
  expect(asked).toEqual([])

  // A column is set to none, and back again.
  const model = page.getByLabel('Modelo', { exact: true })
  await expect(model.getByRole('option', { name: 'Patrimônio' })).toHaveCount(0)
  await model.selectOption({ label: 'Sem coluna' })
  await expect(table(page)).not.toContainText('Latitude')
  await model.selectOption({ label: 'Modelo' })
  await expect(table(page)).toContainText('Latitude')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar a tabela (CSV)' }).click()
  const csv = readFileSync(await (await saved).path(), 'utf8')
  expect(csv).toContain('Notebook;Dell Latitude 5490;Tem valor;Apagar ou destruir;84')

  await page.getByRole('link', { name: 'Preparar mensagem' }).click()
  await expect(page.locator('pre')).toContainText('84 × Notebook Dell Latitude 5490')
  await expect.poll(() => drafts.length).toBe(1)
  const draft = decodeURIComponent(drafts.join())
  expect(draft).toContain('7 × o que a página não reconheceu')
  const kept =
    JSON.stringify(await context.storageState()) +
    (await page.evaluate(() => JSON.stringify(sessionStorage)))
  for (const secret of ['SERIE-SECRETA', 'Ana Prado', 'P-001', 'Tubular'])
    expect(csv.replace(/^Lâmpada.*$/m, '') + draft + kept).not.toContain(secret)
  expect(said).toEqual([])
})

test('pasted lines are read offline, and a list that is none is refused with nothing lost', async ({
  page,
  context,
}) => {
  await page.goto('/servicos/inventario')
  await context.setOffline(true)
  await choose(page, 'lista.pdf', Buffer.from('%PDF-1.7'))
  await expect(page.getByRole('alert')).toContainText('lista.pdf')
  await expect(page.getByRole('alert')).toContainText('PDF não tem linhas e colunas.')
  const lines = page.getByLabel('Ou cole as linhas, direto do Excel')
  await lines.fill('Notebook\tDell 5490\t84\nMonitor\tLG 22\t30')
  await choose(page, 'foto.png', Buffer.from('\x89PNG', 'latin1'))
  await expect(page.getByRole('alert')).toContainText('É uma imagem.')
  await expect(lines).toHaveValue(/Dell 5490/)
  await page.getByRole('button', { name: 'Ler as linhas coladas' }).click()
  await expect(table(page)).toContainText('Dell 5490')
  await page.getByRole('button', { name: 'Trocar' }).press('Enter')
  await expect(table(page)).toHaveCount(0)
  // The pressed button has disappeared; Tab goes on to the field of the file.
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name="lista"]')).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says where to send the list', async ({ page }) => {
    await page.goto('/servicos/inventario')
    await expect(page.locator('main noscript p')).toContainText(texts.noScript)
    await expect(page.locator('input[name="lista"]')).toBeHidden()
  })
})

test('with its answer the page fits every width and has no accessibility fault', async ({
  page,
}) => {
  await page.goto('/servicos/inventario')
  await choose(page, 'inventario.xlsx', LIST)
  await expect(table(page)).toBeVisible()
  await fitsAndIsAccessible(page)
})
