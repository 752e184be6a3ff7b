import { expect, holdBack, test, type Page } from './site-test'

/** The typefaces in which the browser has drawn an element's text. */
async function drawn(page: Page, selector: string): Promise<string[]> {
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
  for (const text of ['h1', 'main p'])
    expect(await drawn(page, text)).not.toContainEqual(expect.stringContaining('Archivo'))
  send()
  for (const text of ['h1', 'main p'])
    await expect.poll(() => drawn(page, text)).toEqual([expect.stringContaining('Archivo')])
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list
            .getEntries()
            .reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0)
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Without any shift the browser never calls the observer.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )
  expect(moved).toBeLessThan(0.05)
})

test('a page asks for letters behind its first picture, and once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect.poll(() => asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(3)
  await expect(page.locator('body > link[rel=preload][as=font][fetchpriority=low]')).toHaveCount(3)
  // In the head they would hold the first paint back.
  await expect(page.locator('head link[as=font]')).toHaveCount(0)
  // The typeface appears with the first paint or, on a slow machine, a moment after it.
  for (const text of ['h1', 'main p'])
    await expect.poll(() => drawn(page, text)).toEqual([expect.stringContaining('Archivo')])
})

test('letters come without script, too', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  })
  await page.goto('/')
  for (const text of ['h1', 'main p'])
    await expect.poll(() => drawn(page, text)).toEqual([expect.stringContaining('Archivo')])
  await page.close()
})
