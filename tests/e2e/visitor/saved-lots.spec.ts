import { violations } from '../axe'
import { button, expect, heading, test } from '../site-test'
import { lots } from '../site-texts'

const [changed, fresh] = lots.filter(({ status }) => status === undefined)
if (!changed || !fresh) throw new Error('The journeys need two lots for sale.')

test('saved and new lots stand above the list, until they are dropped', async ({ page }) => {
  const shown = lots
    .filter(({ slug }) => slug !== fresh.slug)
    .map(({ slug, price, status }) => [
      slug,
      `${status ?? 'disponível'} ${slug === changed.slug ? price + 1 : price}`,
    ])
  await page.addInitScript(
    (text) => localStorage.setItem('visita-lotes', text),
    JSON.stringify({ day: '2026-01-01', shown: Object.fromEntries(shown) }),
  )
  await page.goto(`/lotes-informatica/${changed.slug}`)
  await button(page, 'Guardar').click()
  await expect(button(page, 'Guardado')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/lotes-informatica')
  const news = page.getByRole('region', { name: 'Novidades e lotes guardados' })
  await expect(news).toContainText('Desde a sua visita de 01/01/2026:')
  await news.getByText('1 com preço novo').click()
  await expect(news.getByRole('link', { name: changed.title }).first()).toBeVisible()
  await news.getByText('1 lote guardado').click()
  expect(await violations(page)).toEqual([])
  await news.getByRole('button', { name: `Tirar: ${changed.title}` }).click()
  await expect(news.getByText('1 lote guardado')).toHaveCount(0)
  await page.reload()
  await expect(news.getByText('1 lote guardado')).toHaveCount(0)
  await news.getByText('1 lote novo').click()
  await news.getByRole('link', { name: fresh.title }).click()
  await expect(heading(page)).toHaveText(fresh.title)
})
