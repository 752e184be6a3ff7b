import { excess, violations } from './axe'
import { expect, test, type Page } from './site-test'

// A toast has too little contrast while it fades in; axe must not measure it in an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page of each template. */
const TEMPLATES = [
  '/',
  '/lotes-informatica',
  '/lotes-informatica?ver=linhas',
  // This lot has an item list, which is the widest part of a lot's page.
  '/lotes-informatica/notebooks-corporativos-core-i5',
  '/lotes-informatica/comparar?lotes=desktops-dell-optiplex-core-i5,memorias-ddr4-8-gb,monitores-led-21-5-polegadas',
  '/comercio-sucata',
  '/comercio-sucata/cobre',
  '/servicos',
  '/servicos/inventario',
  '/contato',
  '/sobre',
  '/blog',
  // With words and signs that no line can break.
  '/blog/hostil',
  '/verificar',
  '/privacidade',
  '/acessibilidade',
  '/sem-conexao',
  '/nao-existe',
  '/blog/nao-existe',
]

/** Pages with narrow columns, in which every number and short word is whole. */
const WHOLE_WORDS = /^\/(?:lotes-informatica|servicos)/

/** Numbers, and words of 2 to 5 letters, that are broken in two lines. */
const broken = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.parentElement?.closest('.sr, svg, pre')) continue
      for (const { 0: word, index } of node.textContent?.matchAll(
        /\d[\d.,]*\d|(?<!\p{L})\p{L}{2,5}(?!\p{L})/gu,
      ) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
        if (new Set(lines).size > 1) found.push(word)
      }
    }
    return found
  })

for (const path of TEMPLATES)
  test(`${path} is accessible and fits, also in letters twice as large`, async ({ page }) => {
    await page.goto(path, path === '/sem-conexao' ? { waitUntil: 'load' } : {})
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excess(page), `at ${width} px`).toBe(0)
      // The elements are the same at each width but for the header, which every page shares.
      if (width === 320 || path === '/')
        expect(await violations(page), `at ${width} px`).toEqual([])
    }
    // The same effect as the browser's own setting, which a test cannot reach.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await excess(page), 'text at 200 %').toBe(0)
    if (WHOLE_WORDS.test(path)) expect(await broken(page)).toEqual([])
  })

test('a request’s form is accessible and fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/servicos')
  await page.getByRole('link', { name: 'Solicitar Serviço' }).first().click()
  await expect(page.locator('main form [type=submit]')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await excess(page)).toBe(0)
})
