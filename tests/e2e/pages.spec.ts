import sharp from 'sharp'
import { expect, holdBack, test } from './site-test'
import { complaints, EVERY_PAGE, LOTS, PAGES } from './all-pages'
import { listed, read } from './site-texts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be reached from the home page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const links = await page
      .locator('footer a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    // The page for a list of devices is one of the services; the editors' texts link to it.
    const pages = PAGES.filter((path) => path !== '/servicos/inventario')
    expect(links).toEqual(expect.arrayContaining(pages))
  })
})

test('pictures for shared links, feed and sitemap are where pages say', async ({ request }) => {
  for (const path of EVERY_PAGE) {
    const html = await (await request.get(path)).text()
    const image = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await request.get(image)
    const { format, width, height } = await sharp(await response.body()).metadata()
    expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630])
    const name = /\/(?:lotes-informatica|comercio-sucata|blog)\/([\w-]+)$/.exec(path)?.[1]
    if (name && name !== 'comparar') expect(image).toMatch(new RegExp(`-${name}\\.\\w{8}\\.jpg$`))
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  // Not in the sitemap: a lot sold long ago, which only its link leads to, and the comparison.
  const found = new Set(listed('lots').map(({ slug }) => `/lotes-informatica/${slug}`))
  const hidden = [...LOTS.filter((path) => !found.has(path)), '/lotes-informatica/comparar']
  for (const path of EVERY_PAGE.filter((one) => !hidden.includes(one)))
    expect(sitemap).toContain(`${path}</loc>`)
  expect(await (await request.get('/feed.xml')).text()).toContain(
    '<feed xmlns="http://www.w3.org/2005/Atom"',
  )
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /Sitemap: https:\/\/\S+\/sitemap\.xml/,
  )
})

test('no page says what HTML does not allow and browsers pass over', async ({ page, request }) => {
  for (const path of [...EVERY_PAGE, '/sem-conexao', '/nao-existe']) {
    const html = await (await request.get(path)).text()
    const wrong = await page.evaluate(
      ([text, selector]) =>
        Array.from(
          new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector),
          ({ outerHTML }) => outerHTML,
        ),
      [
        html,
        ':is([type=checkbox], [type=radio])[autocomplete], picture:has([sizes]) source:not([sizes]), [srcset$=w]:not([sizes])',
      ] as const,
    )
    expect([path, wrong]).toEqual([path, []])
  }
})

test('an unknown address gets status 404 and a page with ways onward', async ({ page }) => {
  const response = await page.goto('/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.locator('main a[href="/lotes-informatica"]').first().click()
  await expect(page).toHaveURL(/\/lotes-informatica$/)
})

test('a missing script leaves the page as it is, with working links', async ({ page }) => {
  await page.route(/\/assets\/(?:entry-client|lots-)/, (route) => route.abort())
  await page.goto('/lotes-informatica', { waitUntil: 'load' })
  await page.mouse.click(5, 5)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('footer a[href="/sobre"]').click()
  await expect(page).toHaveURL(/\/sobre$/)
})

test('going from page to page keeps address, title and focus in step', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  await navigation.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveTitle(read('pages/blog.yaml').seo.title)
  await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.locator('main a[href^="/blog/"]').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/blog$/)
  expect(said).toEqual([])
})

test('the scripts of the next page are asked for together', async ({ page }) => {
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.locator('main a[href="/lotes-informatica"]').first().click()
  // The page's own script imports this file, and no request has been answered yet.
  await expect.poll(() => asked.filter((url) => /\/lots-page-[^/]*\.js$/.test(url))).toHaveLength(1)
  release()
  await expect(page).toHaveURL(/\/lotes-informatica$/)
  await expect(page.locator('.lot-card').first()).toBeVisible()
})

interface Frame {
  heading: string
  sections: number
  height: number
  y: number
  footer: number
}

test('the next page shows its first screen first, the way back all of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const frames: Frame[] = []
    Object.assign(window, { seen: frames })
    const look = () =>
      requestAnimationFrame(() => {
        const heading = document.querySelector('h1')?.textContent ?? ''
        const footer = document.querySelector('footer.footer')
        if (heading === frames.at(-1)?.heading || !footer) return
        frames.push({
          heading,
          sections: document.querySelectorAll('main section').length,
          height: document.documentElement.scrollHeight,
          y: scrollY,
          footer: footer.getBoundingClientRect().top - innerHeight,
        })
      })
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: Frame[] }).seen)
  const sections = () => page.locator('main section').count()
  await page.goto('/')
  const whole = await sections()
  await page.locator('footer a[href="/comercio-sucata"]').scrollIntoViewIfNeeded()
  const [place, height] = await page.evaluate(() => [
    scrollY,
    document.documentElement.scrollHeight,
  ])
  await page.locator('footer a[href="/comercio-sucata"]').click()
  await expect(page.locator('.material-grid')).toBeAttached()
  await expect.poll(async () => (await seen()).length).toBe(2)
  const [home, scrap] = await seen()
  expect([home?.sections, scrap?.sections]).toEqual([whole, await sections()])
  expect([scrap?.y, (scrap?.footer ?? 0) >= 0]).toEqual([0, true])
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => (await seen()).length).toBe(3)
  const [, , back] = await seen()
  expect([back?.sections, back?.height, back?.y]).toEqual([whole, height, place])
})
