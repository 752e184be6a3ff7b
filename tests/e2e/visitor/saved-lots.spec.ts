import { violations } from '../axe'
import { expect, test, type Page } from '../site-test'
import { lots, materials, priceOf } from '../site-texts'

const [changed, fresh] = lots.filter(({ status }) => status === undefined)
const [first, second] = materials
if (!changed || !fresh || !first || !second)
  throw new Error('The journeys need two lots for sale and two materials.')
const news = (page: Page) => page.getByRole('region', { name: 'Novidades e lotes guardados' })

/** Stores what a visit on 1 January 2026 showed, once. */
const remember = (page: Page, key: string, shown: Record<string, string>) =>
  page.addInitScript(
    ([name, text]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem(name, text)
      sessionStorage.setItem('once', 'yes')
    },
    [key, JSON.stringify({ day: '2026-01-01', shown })] as const,
  )

test('a saved lot stands above the list with what has become of it, until it is dropped', async ({
  page,
}) => {
  await page.goto(`/lotes-informatica/${changed.slug}`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Guardado' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // A lot that was saved at another price, one that has left the list, and an invalid entry.
  await page.evaluate((slug) => {
    const saved = JSON.parse(localStorage.getItem('lotes-guardados') ?? '{}')
    const text = JSON.stringify({ ...saved, [slug]: 1, nenhum: 5, estranho: '<b>' })
    localStorage.setItem('lotes-guardados', text)
  }, fresh.slug)
  await page.goto('/lotes-informatica')
  await news(page).getByText('3 lotes guardados').click()
  const item = (text: string) => news(page).getByRole('listitem').filter({ hasText: text })
  await expect(item('nenhum')).toContainText('saiu da lista')
  await expect(item(fresh.title)).toContainText('era R$ 1 quando você guardou')
  await expect(item(changed.title)).not.toContainText('quando você guardou')
  expect(await violations(page)).toEqual([])
  await news(page)
    .getByRole('button', { name: `Tirar: ${fresh.title}` })
    .click()
  await expect(item(fresh.title)).toHaveCount(0)
  await news(page).getByRole('button', { name: 'Tirar todos' }).click()
  await expect(news(page)).toHaveCount(0)
  await page.reload()
  await expect(news(page)).toHaveCount(0)
})

test('new lots and new prices since the last visit stand above the list', async ({ page }) => {
  const shown = lots
    .filter(({ slug }) => slug !== fresh.slug)
    .map(({ slug, price, status }) => [
      slug,
      `${status ?? 'disponível'} ${slug === changed.slug ? price + 1 : price}`,
    ])
  await remember(page, 'visita-lotes', Object.fromEntries(shown))
  await page.goto('/lotes-informatica')
  await expect(news(page)).toContainText('Desde a sua visita de 01/01/2026:')
  await news(page).getByText('1 com preço novo').click()
  await expect(news(page).getByRole('link', { name: changed.title })).toBeVisible()
  await news(page).getByText('1 lote novo').click()
  await news(page).getByRole('link', { name: fresh.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fresh.title)
})

test('prices of materials that changed since the last visit, until they are forgotten', async ({
  page,
}) => {
  await remember(page, 'visita-precos', {
    [first.slug]: String(priceOf(first.name) / 2),
    [second.slug]: String(priceOf(second.name)),
  })
  await page.goto('/comercio-sucata')
  const line = page.getByRole('paragraph').filter({ hasText: 'Desde a sua visita de 01/01/2026:' })
  await expect(line).toContainText(`${first.name} +100%`)
  await expect(line).not.toContainText(second.name)
  await page.reload()
  await line.getByRole('button', { name: 'Esquecer' }).click()
  await expect(line).toHaveCount(0)
  await page.reload()
  await expect(line).toHaveCount(0)
})
