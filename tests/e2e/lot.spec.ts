import { TOASTS } from '../../src/site/ui/toast'
import { readFileSync } from 'node:fs'
import { expect, running, test } from './site-test'
import { offer, read } from './site-texts'

const texts = read('pages/lot.yaml')
const lot = (slug: string) => ({ ...offer('lots', slug), path: `/lotes-informatica/${slug}` })
const notebooks = lot('notebooks-corporativos-core-i5')
const phones = lot('smartphones-galaxy-a52-128-gb')
const reserved = lot('notebooks-reservados')
const sold = lot('servidores-vendidos')

test('a buyer reads, filters and downloads the boxes, and asks by chat', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await running(page)
  await page.getByRole('link', { name: notebooks.title, exact: true }).last().click()
  await expect(page).toHaveURL(notebooks.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notebooks.title)

  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(9)
  await page.getByLabel('Filtrar a relação').fill('sata')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('table').locator('tfoot')).toContainText('2 linhas, de 9')
  await expect(page.getByRole('table').locator('tfoot')).toContainText('3')
  await expect(rows.first().locator('mark')).toHaveText('SATA')
  await expect.poll(() => new URL(page.url()).searchParams.get('itens')).toBe('sata')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.trim().split(/\r?\n/)).toHaveLength(10)

  const chat = await page.getByRole('link', { name: 'Perguntar' }).getAttribute('href')
  const question = new URL(chat ?? '').searchParams.get('text')
  expect(question).toContain(notebooks.title)
  expect(question).toContain(notebooks.path)
})

test('a filter in the address is there for a colleague', async ({ page }) => {
  await page.goto(`${notebooks.path}?itens=zzz`)
  await expect(page.getByRole('heading', { name: 'Nenhum item com esse filtro' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar o filtro' }).click()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(9)
  await expect(page.getByLabel('Filtrar a relação')).toBeFocused()
})

test('a long list shows fifty rows, then the others, and sorts all of them', async ({ page }) => {
  await page.goto(phones.path)
  await running(page)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Mostrar mais 50' }).click()
  await expect(rows).toHaveCount(60)
  const model = page.getByRole('columnheader', { name: 'Modelo' })
  await model.getByRole('button').click()
  await model.getByRole('button').click()
  await expect(model).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first().getByRole('rowheader')).toHaveText('Galaxy A52s <5G>')
})

test('the photos turn by button and key, and one fills the window until Esc', async ({ page }) => {
  await page.goto(notebooks.path)
  await running(page)
  const gallery = page.getByRole('region', { name: 'Fotos do lote' })
  await expect(gallery).toContainText('1 / 3')
  // The second press comes while the row still moves.
  await gallery.getByRole('button', { name: 'Próxima foto' }).dblclick()
  await expect(gallery).toContainText('3 / 3')
  await gallery.getByRole('button', { name: 'Foto anterior' }).click()
  await expect(gallery).toContainText('2 / 3')
  const zoom = gallery.getByRole('link', { name: 'Ampliar a foto' })
  await zoom.click()
  await expect(page.getByRole('dialog')).toContainText('Foto 2 de 3')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText('Foto 3 de 3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(gallery).toContainText('3 / 3')
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
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Próxima foto' }),
  ).toBeInViewport()
})

test('a lot whose document takes no offers asks for none', async ({ page }) => {
  await page.goto(lot('memorias-ddr4-8-gb').path)
  await running(page)
  await expect(page.getByRole('main').getByText('Comprar Lote').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fazer proposta' })).toHaveCount(0)
})

test('proposta: a value from the least one on becomes a message, and what was typed stays', async ({
  page,
}) => {
  await page.goto(notebooks.path)
  await running(page)
  const open = page.getByRole('button', { name: 'Fazer proposta' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Fazer proposta' })
  const value = dialog.getByLabel(/^Sua proposta/)
  await expect(value).toBeFocused()
  await value.fill('10.000')
  await dialog.getByRole('button', { name: 'Preparar proposta' }).click()
  await expect(value).toHaveAccessibleDescription(/R\$\u00A022\.400/)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.click()
  await expect(value).toHaveValue('10.000')
  await value.fill('25.000')
  await expect(dialog).toContainText('R$\u00A01.250')
  await dialog.getByLabel(/^Observação/).fill('Pago na retirada.')
  await dialog.getByRole('button', { name: 'Preparar proposta' }).click()
  await expect(page.getByText(TOASTS.lotDraftOpened.title)).toBeVisible()
  const message = page.locator('.prepared-message-text')
  await expect(message).toContainText(`Proposta para o lote: ${notebooks.title}`)
  for (const part of [
    'R$ 25.000',
    'R$ 28.000',
    notebooks.path,
    'Pago na retirada.',
    '3 dias úteis',
  ])
    await expect(message).toContainText(part)

  await page.goto(reserved.path)
  await running(page)
  await expect(open).toHaveCount(0)
})

test('a reserved lot is not for sale, and asks for word', async ({ page }) => {
  await page.goto(reserved.path)
  await expect(page.getByRole('main').getByRole('link', { name: 'Comprar Lote' })).toHaveCount(0)
  const chat = await page.getByRole('link', { name: 'Quero ser avisado' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(reserved.title)
})

test('an old link to a sold lot says so and leads on', async ({ page }) => {
  const response = await page.goto(sold.path)
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main).toContainText(texts.sold.title)
  await expect(main).toContainText('Vendido em 04/03/2020')
  await expect(main.getByRole('link', { name: 'Comprar Lote' })).toHaveCount(0)
  expect(
    (await page.locator('script[type="application/ld+json"]').allTextContents()).filter((text) =>
      text.includes('SoldOut'),
    ),
  ).toHaveLength(1)
  await expect(main.getByRole('link', { name: 'Quero ser avisado do próximo' })).toHaveAttribute(
    'href',
    /servidores-vendidos/,
  )
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(sold.path)
  await main.getByRole('link', { name: 'Ver lotes desta categoria' }).click()
  await expect(page).toHaveURL(/categoria=servidor/)
  await expect(page.locator('.lot-card h3').filter({ hasText: sold.title })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a lot is whole: photos, rows, file, draft and chat', async ({ page }) => {
    await page.goto(notebooks.path)
    // Without script each section opens by a tap.
    await page.getByRole('heading', { name: 'Relação de itens' }).click()
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(9)
    await expect(page.getByRole('link', { name: /^Foto 2:/ })).toHaveAttribute('href', '#foto-2')
    await expect(page.getByRole('link', { name: 'Ampliar a foto' })).toHaveAttribute(
      'href',
      /\.webp$/,
    )
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Comprar Lote' }),
    ).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', { name: 'Baixar CSV' })).toHaveAttribute(
      'href',
      `${notebooks.path}.csv`,
    )
  })
})
