import { workbookOf } from '../../support/workbook'
import { violations } from '../axe'
import { panel, watchDrafts } from '../mail-drafts'
import { expect, requestsOf, test } from '../site-test'

const LIST = workbookOf([
  [
    ['Patrimônio', 'Nº de série', 'Responsável', 'Equip.', 'Fabricante', 'Modelo', 'Qtd'],
    ['P-001', 'SERIE-SECRETA', 'Ana Prado', 'Notebook', 'Dell', 'Latitude 5490', 84],
    ['P-004', '', '', 'Cadeira', '', 'Tubular', 7],
  ],
])
test('a list is read on the device: no serial number leaves it', async ({ page, context }) => {
  const drafts = await watchDrafts(page)
  await page.goto('/servicos/inventario')
  const requests = requestsOf(page)
  await page.locator('input[name="lista"]').setInputFiles({
    name: 'inventario.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(LIST),
  })
  await expect(page.getByRole('main').getByRole('table').first()).toContainText('Latitude 5490')
  await expect(page.getByRole('main')).not.toContainText('SERIE-SECRETA')
  expect(requests).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.locator('main a[href^="mailto:"]').filter({ visible: true }).first().click()
  await expect(panel(page)).toBeVisible()
  await expect.poll(() => drafts.length).toBe(1)
  const kept =
    JSON.stringify(await context.storageState()) +
    (await page.evaluate(() => JSON.stringify(sessionStorage)))
  for (const secret of ['SERIE-SECRETA', 'Ana Prado', 'P-001', 'Tubular'])
    expect(decodeURIComponent(drafts.join()) + kept).not.toContain(secret)
})
