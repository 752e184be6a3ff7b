import { expect, test } from './site-test'
import { listed } from './site-texts'

const lots = listed('lots')
const EMPTY = 'Escolha de 2 a 4 lotes na lista para comparar.'

test('four lots side by side: ticked, in the address, taken out again', async ({ page }) => {
  await page.goto('/lotes-informatica')
  const ticks = page.getByRole('checkbox', { name: 'Comparar', exact: true })
  for (let index = 0; index < 4; index++)
    await page.locator('.lot-card').nth(index).getByRole('checkbox').check()
  await expect(ticks).toHaveCount(4)
  await expect(
    page.locator('.lot-card').nth(4).getByRole('checkbox', { name: 'Já são quatro' }),
  ).toBeDisabled()
  await page.reload()
  await page.getByRole('link', { name: 'Comparar lotes' }).click()
  await expect
    .poll(() => new URL(page.url()).searchParams.get('lotes')?.split(','))
    .toEqual(lots.slice(0, 4).map(({ slug }) => slug))
  const columns = page.getByRole('table').locator('thead h2')
  await expect(columns).toHaveText(lots.slice(0, 4).map(({ title }) => title))
  await expect(page.getByRole('rowheader', { name: '(diferente)' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Tirar da comparação/ })
    .first()
    .click()
  await expect(columns).toHaveText(lots.slice(1, 4).map(({ title }) => title))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Mostrar só as diferenças' }).check()
  await expect(
    page
      .getByRole('table')
      .locator('tbody tr:not(.compare-table-group):not(.compare-table-differs)'),
  ).toHaveCount(0)
})

test('a comparison of nothing, one, no lot or five says what to do', async ({ page }) => {
  const main = page.getByRole('main')
  const [first, second, third, fourth, fifth] = lots.map(({ slug }) => slug)
  // The file is the same for every address: it must not say that nothing is chosen.
  const served = await page.request.get('/lotes-informatica/comparar')
  expect(await served.text()).not.toContain(EMPTY)
  await page.goto('/lotes-informatica/comparar')
  await expect(main).toContainText(EMPTY)
  await expect(main.getByRole('list').getByRole('link').first()).toBeVisible()
  await page.goto(`/lotes-informatica/comparar?lotes=${first}`)
  await expect(main).toContainText('falta pelo menos mais um lote')
  await page.goto(`/lotes-informatica/comparar?lotes=${first},nao-existe,${second}`)
  await expect(main).toContainText('nao-existe')
  await expect(page.getByRole('table').locator('thead h2')).toHaveCount(2)
  await page.goto(
    `/lotes-informatica/comparar?lotes=${[first, second, third, fourth, fifth].join(',')}`,
  )
  await expect(main.getByRole('status').filter({ hasText: fifth ?? '' })).toBeVisible()
  await expect(page.getByRole('table').locator('thead h2')).toHaveCount(4)
})

test('a lot that leaves the comparison last is ticked no longer', async ({ page }) => {
  await page.goto(`/lotes-informatica/comparar?lotes=${lots[0]?.slug}`)
  await page.getByRole('button', { name: /^Tirar da comparação/ }).click()
  await expect(page.getByRole('main')).toContainText(EMPTY)
  await page.getByRole('main').getByRole('link', { name: 'Escolher na lista' }).click()
  await expect(page.locator('.lot-card').first().getByRole('checkbox')).not.toBeChecked()
  await expect(page.locator('.compare-bar')).toHaveCount(0)
})

test('a comparison that does not arrive says so', async ({ page }) => {
  await page.route('**/dados/lotes/*.json', (route) => route.abort())
  await page.goto(`/lotes-informatica/comparar?lotes=${lots[0]?.slug},${lots[1]?.slug}`)
  await expect(page.getByRole('alert')).toContainText('Um dos lotes não carregou.')
})

test('the bar of chosen lots keeps its height and hides nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await page.goto('/lotes-informatica')
  for (const index of [0, 1, 2])
    await page.locator('.lot-card').nth(index).getByRole('checkbox').check()
  const bar = page.locator('.compare-bar')
  for (const size of ['100%', '200%']) {
    await page.evaluate((letters) => {
      document.documentElement.style.fontSize = letters
    }, size)
    expect((await bar.boundingBox())?.height, `letters of ${size}`).toBeLessThan(90)
    const hidden = await page.locator('main a, main input, footer a').evaluateAll((all) => {
      const top = document.querySelector('.compare-bar')?.getBoundingClientRect().top ?? 0
      return all
        .filter((one) => one instanceof HTMLElement && !one.closest('.compare-bar'))
        .filter((one) => {
          if (one instanceof HTMLElement) one.focus()
          return document.activeElement === one && one.getBoundingClientRect().bottom > top
        })
        .map((one) => one.textContent)
    })
    expect(hidden, `letters of ${size}`).toEqual([])
  }
})

test('a comparison arrives without a jump of the page', async ({ page }) => {
  const named = lots.slice(0, 3).map(({ slug }) => slug)
  await page.goto(`/lotes-informatica/comparar?lotes=${named.join(',')}`)
  await expect(page.locator('.compare-table')).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  // Above this Google calls it not good (web.dev/articles/cls).
  expect(shift).toBeLessThan(0.1)
})
