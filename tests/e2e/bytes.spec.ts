import { join } from 'node:path'
import { EVERY_PAGE } from './all-pages'
import { pageBytes } from './page-bytes'
import { expect, test } from './site-test'
import { SITES } from './sites'

/** Most bytes of a first visit to any page, in brotli. */
const MOST = { document: 22_500, application: 172_000, style: 25_500, fonts: 28_500 }

test('no page weighs more than its budget', () => {
  const dist = join(SITES.model.folder, 'dist')
  const over = EVERY_PAGE.flatMap((path) => {
    const bytes = pageBytes(dist, path)
    return Object.entries(MOST).flatMap(([what, most]) => {
      // The cast is safe, because every limit has the name of a key of `bytes`.
      const is = bytes[what as keyof typeof bytes]
      return is > most ? [`${path}: ${what} has ${is} bytes, the limit is ${most}`] : []
    })
  })
  expect(over).toEqual([])
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
