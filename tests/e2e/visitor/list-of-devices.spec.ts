import { readFileSync } from 'node:fs'
import { workbookOf } from '../../support/workbook'
import { isSound } from '../axe'
import { panel, watchDrafts } from '../mail-drafts'
import { expect, offline, requestsOf, test, type Page } from '../site-test'

const LIST = workbookOf([
  [
    ['Patrimônio', 'Nº de série', 'Responsável', 'Equip.', 'Fabricante', 'Modelo', 'Qtd'],
    ['P-001', 'SERIE-SECRETA', 'Ana Prado', 'Notebook', 'Dell', 'Latitude 5490', 84],
    ['P-004', '', '', 'Cadeira', '', 'Tubular', 7],
  ],
])
const file = (page: Page) => page.locator('input[name="lista"]')
const choose = (page: Page, name: string, bytes: Uint8Array) =>
  file(page).setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  })
const table = (page: Page) => page.getByRole('main').getByRole('table').first()

test('a company’s list is read on the device, and becomes a message without numbers and names', async ({
  page,
  context,
}) => {
  const { drafts } = await watchDrafts(page)
  await page.goto('/servicos/inventario')
  const requests = requestsOf(page)
  await choose(page, 'inventario.xlsx', LIST)
  await expect(table(page)).toContainText('Dell Latitude 5490')
  await expect(page.getByRole('main')).not.toContainText('SERIE-SECRETA')
  expect(requests).toEqual([])
  await isSound(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const csv = readFileSync(await (await saved).path(), 'utf8')
  expect(csv).toContain('Latitude 5490')
  await page.locator('main a[href^="mailto:"]').filter({ visible: true }).first().click()
  await expect(panel(page)).toBeVisible()
  await expect.poll(() => drafts.length).toBe(1)
  const kept =
    JSON.stringify(await context.storageState()) +
    (await page.evaluate(() => JSON.stringify(sessionStorage)))
  for (const secret of ['SERIE-SECRETA', 'Ana Prado', 'P-001', 'Tubular'])
    expect(csv + decodeURIComponent(drafts.join()) + kept).not.toContain(secret)
})

test('pasted lines are read offline, and a file that is none is refused with nothing lost', async ({
  page,
}) => {
  await page.goto('/servicos/inventario')
  await offline(page)
  const lines = page.getByRole('main').locator('textarea')
  await lines.fill('Notebook\tDell 5490\t84\nMonitor\tLG 22\t30')
  await choose(page, 'lista.pdf', Buffer.from('%PDF-1.7'))
  await expect(page.getByRole('alert')).toContainText('lista.pdf')
  await page.getByRole('button', { name: 'Ler as linhas coladas' }).click()
  await expect(table(page)).toContainText('Dell 5490')
  await page.getByRole('button', { name: 'Trocar' }).press('Enter')
  await expect(table(page)).toHaveCount(0)
  // The pressed button has disappeared; Tab goes on to the field of the file.
  await page.keyboard.press('Tab')
  await expect(file(page)).toBeFocused()
})
