import { violations } from '../axe'
import { expect, test, type Page } from '../site-test'
import { lots, materials, priceOf } from '../site-texts'

const [changed, fresh] = lots.filter(({ status }) => status === undefined)
const [first, second] = materials
if (!changed || !fresh || !first || !second)
  throw new Error('The journeys need two lots for sale and two materials.')

/** Stores what a visit on 1 January 2026 showed, once. */
const remember = (page: Page, key: string, shown: Record<string, string>) =>
  page.addInitScript(
    ([name, text]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem(name, text)
      sessionStorage.setItem('once', 'yes')
    },
    [key, JSON.stringify({ day: '2026-01-01', shown })] as const,
  )

test('saved lots and what is new since the last visit stand above the list, until they are dropped', async ({
  page,
}) => {
  const shown = lots
    .filter(({ slug }) => slug !== fresh.slug)
    .map(({ slug, price, status }) => [
      slug,
      `${status ?? 'disponível'} ${slug === changed.slug ? price + 1 : price}`,
    ])
  await remember(page, 'visita-lotes', Object.fromEntries(shown))
  await page.goto(`/lotes-informatica/${changed.slug}`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  const saved = page.getByRole('button', { name: 'Guardado' })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fresh.title)
})

test('prices that changed since the last visit are said, until they are forgotten', async ({
  page,
}) => {
  await remember(page, 'visita-precos', {
    [first.slug]: String(priceOf(first.name) / 2),
    [second.slug]: String(priceOf(second.name)),
  })
  await page.goto('/comercio-sucata')
  const line = page.getByRole('paragraph').filter({ hasText: 'Desde a sua visita de 01/01/2026:' })
  await expect(line).toContainText(first.name)
  await expect(line).not.toContainText(second.name)
  await line.getByRole('button', { name: 'Esquecer' }).click()
  await expect(line).toHaveCount(0)
  await page.reload()
  await expect(line).toHaveCount(0)
})
