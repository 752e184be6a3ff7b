import { violations } from './axe'
import { listed, newestPrice, published, read } from './site-texts'
import { expect, running, test } from './site-test'

/** Returns the key and the text that a device stores for a visit on 1 January 2026. */
const remember = (key: string, shown: Record<string, string>) => ({
  key,
  text: JSON.stringify({ day: '2026-01-01', shown }),
})

test('the prices that changed since the last visit, until they are forgotten', async ({ page }) => {
  const { lastVisit } = read('pages/scrap.yaml')
  const [first, second] = published('materials')
  if (!first || !second) throw new Error('two materials are needed')
  const kept = remember('visita-precos', {
    [first.slug]: String(newestPrice(first) / 2),
    [second.slug]: String(newestPrice(second)),
  })
  await page.addInitScript(({ key, text }) => {
    if (!localStorage.getItem(key) && !sessionStorage.getItem('once'))
      localStorage.setItem(key, text)
    sessionStorage.setItem('once', 'yes')
  }, kept)
  await page.goto('/comercio-sucata')
  await running(page)
  const line = page
    .getByText(lastVisit.since.replace('{dia}', '01/01/2026'))
    .locator('xpath=ancestor::p')
  await expect(line).toContainText(`${first.name} +100%`)
  await expect(line).not.toContainText(second.name)
  expect(await violations(page)).toEqual([])

  await page.reload()
  await running(page)
  await expect(line).toContainText(`${first.name} +100%`)
  await line.getByRole('button', { name: lastVisit.clearButton }).click()
  await expect(line).toHaveCount(0)
  await page.reload()
  await running(page)
  await expect(page.locator('form.calculator')).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('new lots and new prices since the last visit', async ({ page }) => {
  const available = listed('lots').filter(({ status }) => status === undefined)
  const [changed, fresh] = available
  if (!changed || !fresh) throw new Error('two lots are needed')
  const { key, text } = remember(
    'visita-lotes',
    Object.fromEntries(
      listed('lots')
        .filter(({ slug }) => slug !== fresh.slug)
        .map(({ slug, price, status }) => [
          slug,
          `${status ?? 'disponível'} ${slug === changed.slug ? price + 1 : price}`,
        ]),
    ),
  )
  await page.addInitScript(
    ([name = '', value = '']) => localStorage.setItem(name, value),
    [key, text],
  )
  await page.goto('/lotes-informatica')
  await running(page)
  const strip = page.getByRole('region', { name: 'Novidades e lotes guardados' })
  await expect(strip).toContainText('Desde a sua visita de 01/01/2026:')
  await strip.getByText('1 com preço novo').click()
  await expect(strip.getByRole('link', { name: changed.title })).toBeVisible()
  await strip.getByText('1 lote novo').click()
  await strip.getByRole('link', { name: fresh.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fresh.title)
})

test('a lot that a visitor saved stands above the list with what has become of it, until it is dropped', async ({
  page,
}) => {
  const [lot, other] = listed('lots').filter(({ status }) => status === undefined)
  if (!lot || !other) throw new Error('two lots are needed')
  await page.goto(`/lotes-informatica/${lot.slug}`)
  await running(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Guardado' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // Adds a lot that was saved at another price, one that has left the list, and an invalid entry.
  await page.evaluate(
    ([one = '', two = '', price = '']) =>
      localStorage.setItem(
        'lotes-guardados',
        JSON.stringify({ [one]: Number(price), [two]: 1, nenhum: 5, estranho: '<b>' }),
      ),
    [lot.slug, other.slug, String(lot.price)],
  )
  await page.goto('/lotes-informatica')
  await running(page)
  const section = page.getByRole('region', { name: 'Novidades e lotes guardados' })
  await section.getByText('3 lotes guardados').click()
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await expect(section.getByRole('listitem').filter({ hasText: 'nenhum' })).toContainText(
    'saiu da lista',
  )
  await expect(section.getByRole('listitem').filter({ hasText: other.title })).toContainText(
    'era R$ 1 quando você guardou',
  )
  await expect(section.getByRole('listitem').filter({ hasText: lot.title })).not.toContainText(
    'quando você guardou',
  )
  expect(await violations(page)).toEqual([])
  await section.getByRole('button', { name: `Tirar: ${other.title}` }).click()
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await section.getByRole('button', { name: 'Tirar todos' }).click()
  await expect(section).toHaveCount(0)
  await page.reload()
  await running(page)
  await expect(section).toHaveCount(0)
})
