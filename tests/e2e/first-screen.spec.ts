import { LOTS } from './all-pages'
import { openWithoutScript } from './held-script'
import { expect, holdBack, type Page, running, test } from './site-test'
import { read } from './site-texts'

/* A phone lays out the first screen before the rest of an opened page (start/first-screen.ts). */

test.use({ viewport: { width: 360, height: 740 } })

/** With this option `goto` does not wait until the application runs. */
const LOADED = { waitUntil: 'load' } as const

const PARTS = '.sec, .footer, .lot-card'

/** Returns the number of parts of the page whose content has no layout yet. */
const skipped = (page: Page): Promise<number> =>
  page
    .locator(PARTS)
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    )

const heights = (page: Page): Promise<number[]> =>
  page
    .locator(PARTS)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))

/** Aborts the requests for all scripts but those inside the page. */
const withoutScripts = (page: Page) => page.route(/\/assets\/.*\.js/, (route) => route.abort())

/** Waits until the first script has laid out the rest of the page. */
const whole = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.classList.contains('arriving'))

for (const path of [
  '/',
  '/servicos',
  '/lotes-informatica',
  '/comercio-sucata',
  '/sobre',
  LOTS[0] ?? '',
]) {
  test(`${path} comes with its first screen, and then has all its heights`, async ({ page }) => {
    await withoutScripts(page)
    await page.goto(path, LOADED)
    expect(await skipped(page)).toBeGreaterThan(0)
    // A reloaded page lays out all of its parts at once.
    await page.reload(LOADED)
    const expected = await heights(page)
    await page.unrouteAll()
    await page.goto('about:blank', LOADED)
    await page.goto(path, LOADED)
    await whole(page)
    await expect.poll(() => skipped(page)).toBe(0)
    await expect.poll(() => heights(page)).toEqual(expected)
    await expect(page.locator('[style*=content-visibility]')).toHaveCount(0)
  })
}

test('a page shows its first screen while the style of the rest is on its way, and no rest without it', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/page-.*\.css/)
  await page.goto('/servicos', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.locator('.footer').count()).toBe(0)
  const first = page.waitForFunction(() => {
    const footer = document.querySelector('.footer')
    return footer && getComputedStyle(footer).paddingTop
  })
  release()
  expect(await (await first).jsonValue()).not.toBe('0px')
})

test('the style of the rest holds until the full sheet is there, and then no more', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/site-.*\.css/)
  await page.goto('/servicos', LOADED)
  const rest = page.locator('main link[rel=stylesheet]')
  const asked = page.waitForRequest(/\/assets\/site-.*\.css/)
  await page.evaluate(() => document.dispatchEvent(new Event('input')))
  await asked
  await expect(rest).toHaveJSProperty('disabled', false)
  release()
  await running(page)
  await expect(rest).toHaveJSProperty('disabled', true)
  await page.locator('.strip-quote').click()
  await expect(page).toHaveURL('/comercio-sucata')
  await expect(rest).toHaveCount(0)
})

test('a page that wakes asks for the full sheet before its scripts', async ({ page }) => {
  await page.goto('/servicos', LOADED)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => document.dispatchEvent(new Event('input')))
  await running(page)
  expect(asked.filter((url) => /\.(?:css|js)$/.test(url))[0]).toMatch(/\/assets\/site-.*\.css$/)
})

test('a page that is none of its document waits for the full sheet', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/site-.*\.css/)
  const asked = page.waitForRequest(/\/assets\/site-.*\.css/)
  await page.goto('/blog/nao-existe', LOADED)
  await asked
  const heading = page.getByRole('heading', { name: read('pages/blog.yaml').notFound.title })
  const isEarly = await heading.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
  expect(isEarly).toBe(false)
  release()
  await expect(heading).toBeVisible()
})

test('without script each part is there once somebody comes to it', async ({ page }) => {
  await withoutScripts(page)
  await page.goto('/servicos', LOADED)
  // A part that comes near grows to its full height, which moves the end further away.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.locator('.footer a').last()).toBeInViewport({ timeout: 500 })
  }).toPass({ intervals: [50] })
})

test('going back or reloading finds the same place before any script', async ({ page }) => {
  await page.goto('/comercio-sucata', LOADED)
  await whole(page)
  const expected = await heights(page)
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }))
  await withoutScripts(page)
  for (const again of [
    () => page.reload(LOADED),
    async () => {
      await page.goto('/privacidade', LOADED)
      await page.goBack(LOADED)
    },
  ]) {
    await again()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000)
    expect(await heights(page)).toEqual(expected)
    expect(await skipped(page)).toBe(0)
  }
})

test('a link to a place in the page finds it, all above it at its height', async ({ page }) => {
  await withoutScripts(page)
  await page.goto('/servicos', LOADED)
  const id = await page.locator('main [id]:not(:has([id]))').last().getAttribute('id')
  await page.goto('about:blank', LOADED)
  await page.goto(`/servicos#${id}`, LOADED)
  expect(await skipped(page)).toBe(0)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})

test('a link in the page followed early stays where it leads', async ({ page }) => {
  const come = await openWithoutScript(page, '/servicos')
  const heading = page.locator('main :is(h2, h3)[id]').last()
  await heading.evaluate(({ id }) => {
    location.hash = id
  })
  await expect(heading).toBeInViewport()
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  expect(await skipped(page)).toBeGreaterThan(0)
  await come()
  await whole(page)
  await expect.poll(() => skipped(page)).toBe(0)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40)
  await expect(heading).toBeInViewport()
})

test('a wide screen has all of the page at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await withoutScripts(page)
  await page.goto('/servicos', LOADED)
  expect(await skipped(page)).toBe(0)
})

test("the first lot's photo is fetched first, and the others only as they come near", async ({
  page,
}) => {
  await page.goto('/lotes-informatica')
  const photos = page.locator('.lot-card img')
  await expect(photos.first()).toHaveAttribute('fetchpriority', 'high')
  expect(
    await photos.evaluateAll((all) => all.map((photo) => photo.getAttribute('loading'))),
  ).toEqual((await photos.all()).map((_, index) => (index === 0 ? 'eager' : 'lazy')))
})
