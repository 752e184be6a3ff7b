import { chatOf, hrefOf } from '../mail-drafts'
import { expect, heading, test, type Page } from '../site-test'
import { lotOf, lots, posts } from '../site-texts'

test.use({ javaScriptEnabled: false })

const notebooks = lotOf('notebooks-corporativos-core-i5')
const main = (page: Page) => page.getByRole('main')

test('a phone’s menu opens; a lot is whole with items, file and draft', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const chat = main(page).getByRole('link', { name: 'Pedir coleta pelo WhatsApp' })
  expect(await chatOf(chat)).not.toBe('')
  await page.locator('header summary').click()
  await page.locator('header a[href="/lotes-informatica"]').filter({ visible: true }).click()
  await expect(main(page).getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: 'Próxima' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(lots.length - 12)

  await page.goto(notebooks.path)
  await page.getByRole('heading', { name: 'Relação de itens' }).click()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(9)
  await expect(page.getByRole('link', { name: /^Foto 2:/ })).toHaveAttribute('href', '#foto-2')
  expect(await hrefOf(page.getByRole('link', { name: 'Baixar CSV' }))).toBe(`${notebooks.path}.csv`)
  expect(await hrefOf(main(page).getByRole('link', { name: 'Comprar Lote' }).first())).toMatch(
    /^mailto:/,
  )
  await expect(page.getByLabel('Frete até o CEP')).toBeHidden()
  await expect(page.locator('.lot-freight noscript p')).toContainText('mande o CEP pelo WhatsApp')
})

test('prices are a table with their day, and a material answers questions', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(16)
  await expect(main(page).getByText('em 20/11/2026').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Calcular valor' })).toBeHidden()
  // There is no + without script.
  await expect(main(page).getByText('Toque no +')).toBeHidden()
  await page.getByRole('table').getByRole('link', { name: 'Cobre', exact: true }).click()
  const question = main(page).locator('details').last()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph')).toBeVisible()
})

test('articles are listed and readable, forms show the address to write to', async ({ page }) => {
  await page.goto('/blog?categoria=reciclagem-eletronica')
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(posts.length)
  const title = posts[0]?.title ?? ''
  await main(page).getByRole('link', { name: title, exact: true }).first().click()
  await expect(heading(page)).toHaveText(title)
  for (const path of ['/blog?q=cobre', '/lotes-informatica?q=dell', '/comercio-sucata?q=cobre']) {
    await page.goto(path)
    const note = main(page).locator('noscript p').first()
    await expect(note).toBeVisible()
    await expect(note).toContainText('esta é a lista inteira')
  }
  for (const path of [
    '/contato',
    '/servicos/destruicao-segura-de-dados',
    '/servicos/inventario',
    '/verificar',
  ]) {
    await page.goto(path)
    await expect(main(page).locator('form [type=submit]').filter({ visible: true })).toHaveCount(0)
    await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible()
  }
})
