import { expect, test, type Page } from '../site-test'

/** How many times as wide as the shown picture its file may be, in px of the screen. */
const ROOM = 1.3

/** The pictures of a page that were fetched and are not shown, or are much larger than shown. */
const wastedPictures = (page: Page) =>
  page.evaluate(async (room) => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const isShown = (image: Element) => image.getClientRects().length > 0
    const images = Array.from(document.images)
    const unseen = images.filter((one) => fetched.has(one.currentSrc) && !isShown(one))
    const needed = new Map<string, number>()
    for (const image of images.filter(
      (one) => one.srcset === '' && one.closest('picture') && isShown(one),
    )) {
      image.loading = 'eager'
      await image.decode()
      const { clientWidth, clientHeight, currentSrc, naturalWidth, naturalHeight } = image
      // A box with `cover` that is taller than the picture cuts its sides off a wider one.
      const isCut = getComputedStyle(image).objectFit === 'cover'
      const shown = isCut
        ? Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight)
        : clientWidth
      // When a page shows one photo in two sizes, the larger file may serve both.
      needed.set(currentSrc, Math.max(shown, needed.get(currentSrc) ?? 0))
    }
    const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1])
    const large = [...needed.keys()].filter(
      (file) => widthOf(file) > room * (needed.get(file) ?? 0) * devicePixelRatio,
    )
    return [...unseen.map(({ currentSrc }) => currentSrc), ...large]
  }, ROOM)

for (const [width, deviceScaleFactor] of [
  [390, 3],
  [1440, 1],
] as const)
  test(`at ${width} px a page fetches the pictures that it shows, in their size`, async ({
    browser,
  }) => {
    for (const path of ['/', '/blog', '/comercio-sucata', '/lotes-informatica']) {
      // A browser of its own has no larger file from another page.
      const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor })
      await page.goto(path)
      expect(await wastedPictures(page), path).toEqual([])
      await page.close()
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
})

test('the navigation has one line, a phone’s first screen the chat', async ({ page }) => {
  await page.goto('/')
  const heights = new Set<number>()
  for (const width of [1440, 1200, 1199, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    heights.add(await page.locator('.header-nav').evaluate(({ clientHeight }) => clientHeight))
  }
  expect([...heights]).toHaveLength(1)
  await page.setViewportSize({ width: 360, height: 640 })
  const chat = page.getByRole('main').getByRole('link', { name: 'Pedir coleta pelo WhatsApp' })
  await expect(chat.first()).toBeInViewport({ ratio: 1 })
})
