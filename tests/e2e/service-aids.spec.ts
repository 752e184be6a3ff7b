import { complaints } from './all-pages'
import { fitsAndIsAccessible } from './axe'
import { openWithoutScript } from './held-script'
import { expect, running, test, type Page } from './site-test'
import { read, servicesTexts } from './site-texts'

const aids = read('pages/service-aids.yaml')
const aid = (page: Page, id: 'midias' | 'documentos') =>
  page.locator(`section[aria-labelledby=${id}]`)
const choose = (page: Page, id: 'midias' | 'documentos', name: string | RegExp) =>
  aid(page, id).getByRole('link', { name, exact: true }).click()
const description = (page: Page) =>
  page.getByRole('textbox', { name: servicesTexts.form.description })

test('for SSDs that leave the company the method reaches the request', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/servicos')
  await choose(page, 'midias', 'SSD e NVMe')
  await expect(aid(page, 'midias').getByText(aids.media.fateLabel)).toBeFocused()
  await choose(page, 'midias', aids.media.fates.sai)
  await expect(page).toHaveURL(/\?midia=ssd&destino=sai$/)
  const sentence = page.getByText('SSD e NVMe, sai da empresa: Purgar (Purge)')
  await expect(sentence).toBeFocused()

  const request = aid(page, 'midias').getByRole('link', { name: aids.requestButton })
  await request.click()
  await expect(description(page)).toHaveValue(
    'Mídia: SSD e NVMe. Destino: Sai da empresa. Método indicado no site: Purgar (Purge).',
  )
  await description(page).fill('São 40 peças.')
  await page.getByRole('button', { name: servicesTexts.form.cancelButton }).click()
  await expect(page).toHaveURL(/\?midia=ssd&destino=sai$/)
  await expect(request).toBeFocused()

  // The typed text stays, and the aid's answer is added only once, also after a reload.
  await page.keyboard.press('Enter')
  const both = /^São 40 peças\.\n\nMídia: SSD e NVMe\.[^\n]*$/
  await expect(description(page)).toHaveValue(both)
  await page.reload()
  await expect(description(page)).toHaveValue(both)
  expect(said).toEqual([])
})

test('documents by company, state and kind have an address to send', async ({ page }) => {
  await page.goto('/servicos?quem=empresa&uf=SP&tipo=equipamento')
  const answer = aid(page, 'documentos').getByRole('status')
  await expect(answer).toContainText('Prepare: MTR, CDF, CADRI e Nota fiscal.')
  // Nobody has pressed anything, so the focus stays at the top of the page.
  await expect(page.locator('body')).toBeFocused()
  // Changing an answer removes the answers after it.
  await choose(page, 'documentos', /^Mudar.*Em que estado/)
  await expect(page).toHaveURL(/\?quem=empresa$/)
  await choose(page, 'documentos', aids.papers.otherState)
  await choose(page, 'documentos', aids.papers.kinds.equipamento)
  await expect(answer).toContainText('Prepare: MTR, CDF e Nota fiscal.')
  await choose(page, 'documentos', aids.clearButton)
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(answer).toBeEmpty()
})

test('no document for the answers is said', async ({ page }) => {
  await page.goto('/servicos?quem=pessoa&uf=RJ&tipo=bateria')
  await expect(aid(page, 'documentos').getByRole('status')).toContainText(aids.papers.none)
})

test('an answer pressed before the application runs counts', async ({ page }) => {
  const come = await openWithoutScript(page, '/servicos')
  await choose(page, 'midias', 'SSD e NVMe')
  await come()
  await expect(page).toHaveURL(/\?midia=ssd$/)
})

test('values of an address that are none are dropped', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/servicos?midia=%3Cb%3E&destino=lixo&uf=XX&quem=eu')
  await running(page)
  await expect(page.locator('.aid-given > *')).toHaveCount(0)
  expect(said).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the aids are tables, each line with its source, and ask nothing', async ({ page }) => {
    await page.goto('/servicos')
    await page.getByText(aids.tableButton).click()
    for (const { source } of [...aids.media.rows, ...aids.papers.rows])
      await expect(page.getByText(source.name).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('.aid-options').first()).toBeHidden()
  })
})

test('answered, the aids fit every width and have no accessibility fault', async ({ page }) => {
  await page.goto('/servicos?midia=celular&destino=fim&quem=empresa&uf=SP&tipo=sucata')
  await expect(page.getByRole('link', { name: aids.requestButton })).toHaveCount(2)
  await fitsAndIsAccessible(page)
})
