import { expect, test } from '@playwright/test'
import { company, published } from './site-texts'

/**
 * Checks a feed validator's rules for Atom (RFC 4287) and its HTML with the browser's XML parser.
 */
test('the feed is sound Atom: whole entries, in order', async ({ page, request }) => {
  const response = await request.get('/feed.xml')
  expect(response.headers()['content-type']).toMatch(/^(?:text|application)\/(?:atom\+)?xml/)
  // The site's own pages make no document from a text: their policy forbids that.
  await page.goto('about:blank')
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const fault = document.querySelector('parsererror')?.textContent
      const text = (parent: Element | Document, path: string) =>
        Array.from(
          parent.querySelectorAll(`:scope > ${path}`),
          (element) => element.textContent ?? '',
        )
      const root = document.documentElement
      const links = (parent: Element) =>
        Array.from(parent.querySelectorAll(':scope > link'), (link) => [
          link.getAttribute('rel') ?? 'alternate',
          link.getAttribute('href') ?? '',
        ])
      return {
        fault,
        namespace: root.namespaceURI,
        name: root.localName,
        ids: text(root, 'id'),
        titles: text(root, 'title'),
        updated: text(root, 'updated'),
        links: links(root),
        entries: Array.from(root.querySelectorAll(':scope > entry'), (entry) => {
          const content = entry.querySelector('content')
          const html = new DOMParser().parseFromString(content?.textContent ?? '', 'text/html')
          return {
            ids: text(entry, 'id'),
            titles: text(entry, 'title'),
            published: text(entry, 'published'),
            updated: text(entry, 'updated'),
            authors: text(entry, 'author > name'),
            summaries: text(entry, 'summary'),
            links: links(entry),
            type: content?.getAttribute('type'),
            words: html.body.textContent?.trim().length ?? 0,
            first: html.body.firstElementChild?.localName,
            refused: Array.from(
              html.querySelectorAll(
                'link, script, style, iframe, form, object, embed, meta, [style]',
              ),
              ({ outerHTML }) => outerHTML,
            ),
            relative: Array.from(
              html.querySelectorAll('[href], [src], [srcset]'),
              (element) =>
                element.getAttribute('href') ??
                element.getAttribute('src') ??
                element.getAttribute('srcset') ??
                '',
            ).filter((url) => !/^(?:https:\/\/|mailto:|tel:|#)/.test(url)),
          }
        }),
      }
    },
    await response.text(),
  )

  const one = (texts: string[]) => {
    expect(texts).toHaveLength(1)
    expect(texts[0]?.trim()).not.toBe('')
    return texts[0] ?? ''
  }
  const instant = (texts: string[]) => {
    expect(one(texts)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[-+]\d{2}:\d{2})$/)
    return Date.parse(one(texts))
  }
  expect([feed.fault, feed.namespace, feed.name]).toEqual([
    undefined,
    'http://www.w3.org/2005/Atom',
    'feed',
  ])
  expect(one(feed.titles)).toContain(company.name)
  expect(feed.links).toEqual([
    ['alternate', `${company.url}/blog`],
    ['self', `${company.url}/feed.xml`],
  ])
  expect(new URL(one(feed.ids)).href).toBe(one(feed.ids))
  expect(feed.entries).toHaveLength(published('posts').length)
  for (const entry of feed.entries) {
    const id = one(entry.ids)
    expect(entry.links, id).toEqual([['alternate', id]])
    for (const texts of [entry.titles, entry.authors, entry.summaries]) one(texts)
    expect(instant(entry.updated), id).toBeGreaterThanOrEqual(instant(entry.published))
    expect(entry, id).toMatchObject({ type: 'html', refused: [], relative: [] })
    expect(entry.words, id).toBeGreaterThan(10)
  }
  expect(new Set(feed.entries.map(({ ids }) => ids[0])).size).toBe(feed.entries.length)
  expect(instant(feed.updated)).toBe(
    Math.max(...feed.entries.map(({ updated }) => instant(updated))),
  )
  const days = feed.entries.map((entry) => instant(entry.published))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
})

test('lots have a feed, announced, linked and with entries that lead somewhere; earlier feeds lead to it', async ({
  page,
  request,
}) => {
  const own = '/feed/lotes.xml'
  await page.goto('/lotes-informatica')
  await expect(page.locator(`head link[type="application/atom+xml"][href="${own}"]`)).toHaveCount(1)
  await expect(page.locator(`main a[href="${own}"]`)).toBeVisible()
  const [material] = published('materials')
  for (const address of [own, '/feed/lotes-notebook.xml', `/feed/preco-${material?.slug}.xml`]) {
    const response = await request.get(address)
    expect(response.headers()['content-type'], address).toMatch(/xml/)
    const feed = await response.text()
    expect(feed).toContain(`<link rel="self" href="${company.url}${own}"/>`)
    const links = Array.from(feed.matchAll(/<title>[^<]*<\/title><link href="([^"]+)"/g))
    expect(links.length, own).toBeGreaterThan(0)
    for (const [, href = ''] of links)
      expect((await request.get(new URL(href).pathname)).status(), href).toBe(200)
  }
})

test('search engines find the favicon and the days of the articles', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/),
  ])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { slug } of published('posts'))
    expect(sitemap).toMatch(
      new RegExp(`/blog/${slug}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>`),
    )
})
