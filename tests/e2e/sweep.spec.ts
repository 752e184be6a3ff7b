import { enlarging, excess, oversized, violations } from './axe'
import { button, expect, test } from './site-test'
import { lotOf, materials, offers } from './site-texts'

// A toast has too little contrast while it fades in; axe must not measure it in an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page of each template. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  lots: [
    '/lotes-informatica',
    '/lotes-informatica?ver=linhas',
    // This lot has an item list, which is the widest part of a lot's page.
    '/lotes-informatica/notebooks-corporativos-core-i5',
    '/lotes-informatica/comparar?lotes=desktops-dell-optiplex-core-i5,memorias-ddr4-8-gb,monitores-led-21-5-polegadas',
  ],
  services: [
    '/servicos',
    '/servicos/destruicao-segura-de-dados',
    '/servicos/inventario',
    '/comercio-sucata',
    '/comercio-sucata/cobre',
  ],
  // The first article has words and signs that no line can break.
  texts: ['/blog', '/blog/hostil', '/privacidade', '/nao-existe'],
  company: ['/', '/contato', '/sobre', '/verificar', '/sem-conexao'],
}

/** Pages of cards, whose pictures are the heaviest part of a visit. */
const LISTS = new Set(['/', '/blog', '/comercio-sucata', '/lotes-informatica'])

for (const [subject, paths] of Object.entries(TEMPLATES))
  test(`pages of ${subject} are accessible and fit, in large letters too`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      const isOwn = path !== '/sem-conexao'
      const response = await page.goto(path, isOwn ? {} : { waitUntil: 'load' })
      expect.soft(response?.status(), path).toBe(path === '/nao-existe' ? 404 : 200)
      expect.soft(await excess(page), `${path} at 1440 px`).toBe(0)
      if (LISTS.has(path)) await expect.poll(() => oversized(page), path).toEqual([])
      // The elements are the same at each width but for the header, which every page shares.
      if (path === '/') expect.soft(await violations(page), `${path} at 1440 px`).toEqual([])
      await page.setViewportSize({ width: 320, height: 900 })
      expect.soft(await excess(page), `${path} at 320 px`).toBe(0)
      expect.soft(await violations(page), `${path} at 320 px`).toEqual([])
      expect.soft(await enlarging(page), path).toEqual([])
      // The same effect as the browser's own setting, which a test cannot reach.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect.soft(await excess(page), `${path}, text at 200 %`).toBe(0)
    }
  })

test('forced colours reach the drawn signs, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/comercio-sucata/cobre')
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  const drawn = (selector: string) => page.locator(`${selector}:visible`).last()
  await expect(drawn('.price-chart text')).toHaveCSS('fill', ink)
  await expect(drawn('.price-chart-line')).toHaveCSS('stroke', ink)
  await page.goto('/comercio-sucata')
  await expect(drawn('.price-table-tools .icon')).toHaveCSS('color', ink)
  await expect(drawn('.price-table-pick .icon')).toHaveCSS('color', ink)
  await page.setViewportSize({ width: 768, height: 740 })
  await page.goto('/lotes-informatica')
  await page.getByRole('article').first().getByRole('checkbox').check()
  const isWhole = await button(page, 'Limpar').evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
  )
  expect([isWhole, await excess(page)]).toEqual([true, 0])
})

test('a lot’s bar gives way to the price that it repeats, and to a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(lotOf('notebooks-corporativos-core-i5').path)
  const bar = page.locator('.page-bar')
  const price = page.locator('#comprar')
  await price.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  // As at 200 % on a small laptop.
  await page.setViewportSize({ width: 720, height: 450 })
  await expect(bar).toBeHidden()
  const { height } = (await page.locator('.header').boundingBox()) ?? { height: 450 }
  expect(height).toBeLessThan(90)
})

test('the calculator is as high as its fields, beside the long table', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/comercio-sucata')
  const { height } = (await page.locator('.calculator').boundingBox()) ?? { height: 2000 }
  expect(height).toBeLessThan(600)
})

test('a phone has the descriptions of the specification, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, documents] of [
    ['/servicos', offers],
    ['/comercio-sucata', materials],
  ] as const) {
    await page.goto(path)
    for (const { description } of documents)
      await expect
        .soft(page.getByRole('main').getByText(description).filter({ visible: true }).first())
        .toBeVisible()
  }
})
