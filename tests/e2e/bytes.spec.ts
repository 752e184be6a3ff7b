import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLES } from './all-pages'
import { pageBytes } from './page-bytes'
import { expect, test } from './site-test'
import { SITES } from './sites'

/** Bytes of a first visit, in brotli; tests/bench/README.md tells what each change cost. */
const BUDGET: Readonly<
  Record<string, { document: number; scripts: number; files: number; application?: number }>
> = {
  '/': { document: 9_850, scripts: 4_780, files: 1, application: 138_100 },
  '/sobre': { document: 9_550, scripts: 4_780, files: 1, application: 137_200 },
  '/contato': { document: 8_900, scripts: 4_780, files: 1, application: 142_800 },
  '/blog': { document: 8_850, scripts: 4_780, files: 1, application: 144_200 },
  [ARTICLES[0] ?? '']: { document: 7_300, scripts: 4_780, files: 1, application: 138_300 },
  '/lotes-informatica': { document: 13_900, scripts: 4_780, files: 1, application: 150_100 },
  // The tests' lot and material with the largest pages: an item list, a history of prices.
  '/lotes-informatica/notebooks-corporativos-core-i5': {
    document: 13_700,
    scripts: 4_780,
    files: 1,
    application: 163_100,
  },
  '/comercio-sucata': { document: 13_150, scripts: 4_780, files: 1, application: 151_200 },
  '/comercio-sucata/cobre': { document: 12_250, scripts: 4_780, files: 1, application: 152_900 },
  '/servicos': { document: 13_250, scripts: 4_780, files: 1, application: 150_000 },
}
const EVERY_PAGE = { rest: 7_500, style: 24_800, fonts: 28_500 }

for (const [path, own] of Object.entries(BUDGET)) {
  test(`${path} weighs no more than its budget`, () => {
    const bytes = pageBytes(join(SITES.model.folder, 'dist'), path)
    const over = Object.entries({ ...own, ...EVERY_PAGE }).flatMap(([what, most]) => {
      // The cast is safe, because every limit has the name of a key of `bytes`.
      const is = bytes[what as keyof typeof bytes]
      return is > most
        ? [
            `${path}: ${what} tem ${is}, o limite é ${most}. Carregue a parte nova só onde e ` +
              'quando aparece, ou mude o limite neste arquivo e diga a razão em tests/bench/README.md.',
          ]
        : []
    })
    expect(over).toEqual([])
  })
}

test('only a search fetches all lots: the page of the list does not name their file', () => {
  const [, files = ''] =
    /data-files="([^"]*)"/.exec(
      readFileSync(join(SITES.model.folder, 'dist/lotes-informatica.html'), 'utf8'),
    ) ?? []
  expect(files).toContain('lots-page-')
  expect(files.split(' ').filter((name) => /^(?:lots|posts)-[\w-]{8}\.json$/.test(name))).toEqual(
    [],
  )
})

for (const path of ['/', '/comercio-sucata', '/servicos', '/lotes-informatica']) {
  test(`on ${path} a phone fetches no picture that it does not show`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    const unseen = await page.evaluate(() => {
      const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      return Array.from(document.images)
        .filter((image) => fetched.has(image.currentSrc) && image.getClientRects().length === 0)
        .map(({ currentSrc }) => currentSrc)
    })
    expect(unseen).toEqual([])
  })
}

/** How many times as wide as the shown picture its file may be, in px of the screen. */
const ROOM = 1.3
const SCREENS = [
  { width: 390, deviceScaleFactor: 3 },
  { width: 768, deviceScaleFactor: 2 },
  { width: 1024, deviceScaleFactor: 1 },
  { width: 1440, deviceScaleFactor: 1 },
]

for (const path of ['/', '/blog', '/comercio-sucata', '/lotes-informatica']) {
  test(`on ${path} no picture is much larger than it shows`, async ({ browser, baseURL }) => {
    const wide: string[] = []
    for (const { width, deviceScaleFactor } of SCREENS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        deviceScaleFactor,
        ...(baseURL && { baseURL }),
        serviceWorkers: 'block',
      })
      await page.goto(path)
      const pictures = await page.evaluate(async () => {
        const shown = Array.from(document.images).filter(
          (image) =>
            image.srcset === '' &&
            image.parentElement?.tagName === 'PICTURE' &&
            image.getClientRects().length > 0,
        )
        for (const image of shown) image.loading = 'eager'
        await Promise.all(shown.map((image) => image.decode()))
        return shown.map((image) => {
          const { clientWidth, clientHeight, currentSrc } = image
          // A box with `cover` that is taller than the picture cuts its sides off a wider one.
          const needed =
            getComputedStyle(image).objectFit === 'cover'
              ? Math.max(
                  clientWidth,
                  (clientHeight * Number(image.getAttribute('width'))) /
                    Number(image.getAttribute('height')),
                )
              : clientWidth
          return {
            file: currentSrc,
            fetched: Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]),
            needed: needed * devicePixelRatio,
          }
        })
      })
      expect(pictures.length).toBeGreaterThan(0)
      // When a page shows one photo in two sizes, the browser may use the larger file for both.
      const largest = (file: string) =>
        Math.max(...pictures.filter((picture) => picture.file === file).map(({ needed }) => needed))
      wide.push(
        ...pictures
          .map(({ file, fetched }) => ({ file, fetched, needed: largest(file) }))
          .flatMap(({ file, fetched, needed }) =>
            fetched <= ROOM * needed
              ? []
              : [
                  `${width} px a ${deviceScaleFactor}x: ${file} onde se mostram ${Math.round(needed)} px`,
                ],
          ),
      )
      await page.close()
    }
    expect(wide).toEqual([])
  })
}
