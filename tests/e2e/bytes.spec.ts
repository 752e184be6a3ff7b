import { join } from 'node:path'
import { pageBytes } from './page-bytes'
import { expect, test } from './site-test'
import { SITES } from './sites'

/** Bytes of a first visit, in brotli; the README's part on speed says the same. */
const BUDGET: Readonly<Record<string, { document: number; scripts: number; files: number }>> = {
  '/': { document: 12_500, scripts: 127_000, files: 12 },
  '/sobre': { document: 12_500, scripts: 127_000, files: 12 },
  '/contato': { document: 12_500, scripts: 134_000, files: 14 },
  '/blog': { document: 12_500, scripts: 134_000, files: 16 },
  '/lotes-informatica': { document: 15_500, scripts: 142_000, files: 18 },
  '/comercio-sucata': { document: 15_500, scripts: 142_000, files: 18 },
  '/servicos': { document: 15_500, scripts: 142_000, files: 18 },
}
const EVERY_PAGE = { style: 20_500, fonts: 28_500 }

for (const [path, own] of Object.entries(BUDGET)) {
  test(`${path} weighs no more than its budget`, () => {
    const bytes = pageBytes(join(SITES.model.folder, 'dist'), path)
    const over = Object.entries({ ...own, ...EVERY_PAGE }).flatMap(([what, most]) => {
      // Both records have the same keys.
      const is = bytes[what as keyof typeof bytes]
      return is > most ? [`${path}: ${what} tem ${is}, o limite é ${most}. Carregue a parte nova só onde e quando aparece, ou mude o limite aqui e em «Velocidade», no README, com a razão.`] : []
    })
    expect(over).toEqual([])
  })
}

for (const path of ['/', '/comercio-sucata', '/servicos', '/lotes-informatica']) {
  test(`on ${path} a phone fetches no picture that it does not show`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    const unseen = await page.evaluate(() => {
      const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      return Array.from(document.images).filter((image) => fetched.has(image.currentSrc) && image.getClientRects().length === 0).map(({ currentSrc }) => currentSrc)
    })
    expect(unseen).toEqual([])
  })
}
