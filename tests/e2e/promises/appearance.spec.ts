import { expect, holdBack, test, type Page } from '../site-test'

/** The typefaces in which the browser has drawn an element's text. */
async function typefaces(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.map(({ familyName }) => familyName)
}

test('letters that come late hold nothing up and move nothing', async ({ page }) => {
  const send = await holdBack(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  expect(await typefaces(page, 'h1')).not.toContainEqual(expect.stringContaining('Archivo'))
  send()
  for (const text of ['h1', 'main p'])
    await expect.poll(() => typefaces(page, text)).toEqual([expect.stringContaining('Archivo')])
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, one) => all + ('value' in one ? Number(one.value) : 0), 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Without any shift the browser never calls the observer.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )
  expect(moved).toBeLessThan(0.05)
})

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
  test(`at ${width} px a page fetches no picture that it does not show, or one much too large`, async ({
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

test('name and navigation have one line each, and the chat is on a phone’s first screen', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [1024, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await page.locator('header nav a, header a[href="/"]').evaluateAll((links) =>
      links.flatMap((link) => {
        const text = [...link.childNodes].find((node) => node instanceof Text)
        if (!text || link.getClientRects().length === 0) return []
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
        return new Set(lines).size > 1 ? [link.textContent] : []
      }),
    )
    expect(broken, `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const chat = page.getByRole('main').getByRole('link', { name: 'Pedir coleta pelo WhatsApp' })
  await expect(chat.first()).toBeInViewport({ ratio: 1 })
})
