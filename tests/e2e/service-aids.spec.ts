import { complaints } from './all-pages'
import { excess, violations } from './axe'
import { expect, running, test, type Page } from './site-test'
import { read, servicesTexts } from './site-texts'

const aids = read('pages/service-aids.yaml')
const answer = (page: Page, region: 'Dados' | 'Documentos') =>
  page.locator('.aid-answer').nth(region === 'Dados' ? 0 : 1)
const description = (page: Page) =>
  page.getByRole('textbox', { name: servicesTexts.form.description })

test('for SSDs that leave the company the method reaches the request', async ({ page }) => {
  const said = await complaints(page)
  await page.goto('/servicos')
  await page.getByLabel(aids.media.mediumLabel).selectOption({ label: 'SSD e NVMe' })
  await page.getByLabel(aids.media.fateLabel).selectOption({ label: aids.media.fates.sai })
  await expect(page).toHaveURL(/\?midia=ssd&destino=sai$/)
  await expect(answer(page, 'Dados')).toContainText('SSD e NVMe, sai da empresa: Purgar (Purge)')
  await expect(page.locator('.medium-aid-chosen')).toHaveCount(1)

  await answer(page, 'Dados').getByRole('link', { name: aids.media.requestButton }).click()
  await expect(description(page)).toHaveValue(
    'Mídia: SSD e NVMe. Destino: Sai da empresa. Método indicado no site: Purgar (Purge).',
  )
  await description(page).fill('São 40 peças.')
  await page.getByRole('button', { name: servicesTexts.form.cancelButton }).click()
  await expect(page).toHaveURL(/\?midia=ssd&destino=sai$/)
  await expect(answer(page, 'Dados').getByRole('link')).toBeFocused()

  // What was typed stays, and what the aid says comes once, also after a reload.
  await page.keyboard.press('Enter')
  const both = /^São 40 peças\.\n\nMídia: SSD e NVMe\.[^\n]*$/
  await expect(description(page)).toHaveValue(both)
  await page.reload()
  await expect(description(page)).toHaveValue(both)
  expect(said).toEqual([])
})

test('papers by company, state and kind have an address to send', async ({ page }) => {
  await page.goto('/servicos?quem=empresa&uf=SP&tipo=equipamento')
  await expect(answer(page, 'Documentos')).toContainText('Prepare: MTR, CDF, CADRI e Nota fiscal.')
  await expect(page.locator('.paper-aid-paper h3')).toHaveText([
    'MTR',
    'CDF',
    'CADRI',
    'Nota fiscal',
  ])
  await expect(page.getByLabel(aids.papers.stateLabel)).toHaveValue('SP')
  await page.getByLabel(aids.papers.stateLabel).selectOption('RJ')
  await expect(page.locator('.paper-aid-paper h3')).toHaveText(['MTR', 'CDF', 'Nota fiscal'])
  await page.getByLabel(aids.papers.whoLabel).selectOption({ label: 'Pessoa física' })
  await page.getByLabel(aids.papers.kindLabel).selectOption({ label: 'Pilhas e baterias' })
  await expect(answer(page, 'Documentos')).toContainText(aids.papers.none)
  await answer(page, 'Documentos').getByRole('button', { name: aids.clearButton }).click()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(page.locator('.paper-aid-paper')).toHaveCount(aids.papers.rows.length)
})

test('values of an address that are none are dropped', async ({ page }) => {
  const said = await complaints(page)
  await page.goto('/servicos?midia=%3Cb%3E&destino=lixo&uf=XX&quem=eu')
  await expect(page.locator('.paper-aid-paper')).toHaveCount(aids.papers.rows.length)
  await expect(page.getByLabel(aids.media.mediumLabel)).toHaveValue('')
  await expect(page.locator('.aid-answer a')).toHaveCount(0)
  expect(said).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both aids are complete, each line with its source, and ask nothing', async ({ page }) => {
    await page.goto('/servicos')
    await expect(page.locator('.medium-aid-medium')).toHaveCount(aids.media.rows.length)
    await expect(page.locator('.paper-aid-paper')).toHaveCount(aids.papers.rows.length)
    for (const { source } of [...aids.media.rows, ...aids.papers.rows])
      await expect(page.getByText(source.name).first()).toBeVisible()
    await expect(page.getByLabel(aids.media.mediumLabel)).toBeHidden()
  })
})

for (const width of [320, 360, 768, 1440]) {
  test(`answered, the aids fit ${width} px and have no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/servicos?midia=celular&destino=fim&quem=empresa&uf=SP')
    await running(page)
    await expect(page.locator('.aid-answer a')).toHaveCount(2)
    expect(await excess(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
}
