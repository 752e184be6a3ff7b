import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { BUILT_NAMES } from '../../src/content/rules/redirects'
import { company, lotOf, lots, materials, posts } from '../e2e/site-texts'
import { bytesSent, find, pageAt, SITES } from './built-site'

/** The files beside the pages: what search engines, feed readers and hosts read. */
const { folder, files, pages, read } = SITES.model
const sold = lotOf('servidores-vendidos')
const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)
const sitemap = read('sitemap.xml')
const listed = all(sitemap, /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g).map((path) => path || '/')

it('the sitemap has every page but lots of long ago and comparisons, and the days of articles', () => {
  const hidden = ['/404', '/sem-conexao', '/lotes-informatica/comparar', sold.path]
  const addresses = pages.map(({ file }) =>
    file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
  )
  expect(listed.toSorted()).toEqual(
    addresses.filter((address) => !hidden.includes(address)).toSorted(),
  )
  for (const { slug } of posts)
    expect(sitemap).toMatch(
      new RegExp(`/blog/${slug}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>`),
    )
  expect(read('robots.txt')).toMatch(/Sitemap: https:\/\/\S+\/sitemap\.xml/)
})

it('every page has a picture for shared links, of its own where it has a document', async () => {
  for (const page of pages) {
    const image = find(page, 'meta').find(({ attributes }) => attributes.property === 'og:image')
      ?.attributes.content
    if (image === undefined && /^(?:404|sem-conexao)/.test(page.file)) continue
    const path = new URL(image ?? '').pathname
    const { format, width, height } = await sharp(join(folder, path)).metadata()
    expect([page.file, format, width, height]).toEqual([page.file, 'jpeg', 1200, 630])
    const [, slug] =
      /^(?:lotes-informatica|comercio-sucata|blog)\/([\w-]+)\.html$/.exec(page.file) ?? []
    if (slug && slug !== 'comparar') expect(path).toMatch(new RegExp(`-${slug}\\.\\w{8}\\.jpg$`))
  }
})

it('both feeds are sound Atom (RFC 4287): whole entries that lead to pages, newest first', () => {
  for (const [file, page, count] of [
    ['feed.xml', '/blog', posts.length],
    ['feed/lotes.xml', '/lotes-informatica', 1],
  ] as const) {
    const feed = read(file)
    const [head = '', ...entries] = feed.split('<entry>')
    expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(head).toContain(`<link rel="self" href="${company.url}/${file}"/>`)
    expect(head).toContain(`href="${company.url}${page}"`)
    expect(entries.length).toBeGreaterThanOrEqual(count)
    const ids = entries.map((entry) => /<id>([^<]+)<\/id>/.exec(entry)?.[1])
    expect(new Set(ids).size).toBe(entries.length)
    const days = entries.map((entry) => {
      for (const part of ['title', 'id', 'updated', 'link'])
        expect(all(entry, new RegExp(`<(${part})[\\s>]`, 'g')), part).toHaveLength(1)
      const address = /<link href="https:\/\/[^/]+([^"]+)"/.exec(entry)?.[1] ?? ''
      expect(listed).toContain(address)
      return /<(?:published|updated)>(\d{4}-\d{2}-\d{2}T[^<]+)</.exec(entry)?.[1] ?? ''
    })
    if (file === 'feed.xml') expect(days).toEqual(days.toSorted().toReversed())
  }
})

it('the feed of lots is announced and linked, and earlier feeds lead to it', () => {
  const page = pageAt(SITES.model, '/lotes-informatica')
  const links = page.elements.filter(({ attributes }) => attributes.href === '/feed/lotes.xml')
  expect(links.map(({ tag }) => tag)).toEqual(['link', 'a'])
  const redirects = read('_redirects')
  expect(redirects).toContain(`/feed/preco-${materials[0]?.slug}.xml /feed/lotes.xml`)
})

it('no old address can take the place of a file that the build writes', () => {
  const moved = all(read('_redirects'), /^\/([^/\s]*)/gm)
  const known = new Set([
    ...BUILT_NAMES,
    ...listed.map((path) => path.split('/')[1] ?? ''),
    ...moved,
  ])
  const written = [...files, 'admin/'].map((name) =>
    (name.split('/')[0] ?? '').replace(/\.html$/, ''),
  )
  expect([...new Set(written)].filter((name) => !known.has(name))).toEqual([])
})

it('visitors and search engines load nothing of the editors’ page', () => {
  const admin = readFileSync(join(folder, 'admin/index.html'), 'utf8')
  expect(admin).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(admin).toContain('http-equiv="Content-Security-Policy"')
  const naming = files
    .filter(
      (file) => /\.(?:html|js|xml|json)$/.test(file) && !/^(?:sw\.js|arquivos\.json)$/.test(file),
    )
    .filter((file) => /["'`(/]admin[/"'`)]|Editar esta página/.test(read(file)))
  expect(naming).toEqual([])
})

it('no script of visitors has a pattern or a block that Safari before 16.4 cannot parse', () => {
  const scripts = files.filter((file) => /^(?:assets\/.*|sw)\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((file) => /\(\?<[=!]|\bstatic\s*\{/.test(read(file)))).toEqual([])
})

/**
 * Methods that Safari 15.4, Chrome 100 or Firefox 104 lacks and site/lib/older-browsers.ts does not
 * add; React names one of them in a sentence.
 */
const LACKING =
  /\.(?:toSpliced|with|toWellFormed|isWellFormed|requestSubmit|checkVisibility|showPopover|union|intersection|difference|isSubsetOf)\((?!\) instead)|(?:Object|Map)\.groupBy|Array\.fromAsync|URL\.(?:canParse|parse)\b|Promise\.(?:withResolvers|try)|AbortSignal\.any|Intl\.(?:Segmenter|DurationFormat)/g

it('no script of visitors calls a method that the oldest browsers lack', () => {
  const scripts = files.filter((file) => /^(?:assets\/.*|sw)\.js$/.test(file))
  expect(scripts.flatMap((file) => read(file).match(LACKING) ?? [])).toEqual([])
})

/** Most bytes of a first visit to any page, in brotli. */
const MOST = { document: 23_500, application: 159_000, style: 25_500, fonts: 28_500 }

it('no page weighs more than its budget', () => {
  const over = pages.flatMap((page) => {
    const start = find(page, 'script', 'data-entry')[0]?.attributes
    if (start === undefined)
      return page.file === 'sem-conexao.html' ? [] : [`${page.file}: no start`]
    const loaded = [start['data-entry'] ?? '', ...(start['data-files'] ?? '').split(' ')]
    const fonts = find(page, 'link')
      .filter(({ attributes }) => attributes.as === 'font')
      .map(({ attributes }) => attributes.href ?? '')
    const sum = (addresses: string[]) =>
      addresses.reduce((bytes, address) => bytes + bytesSent(address), 0)
    const bytes = {
      document: bytesSent(page.file),
      application: sum(loaded.filter((file) => !file.endsWith('.css'))),
      style: sum(loaded.filter((file) => file.endsWith('.css'))),
      fonts: sum(fonts),
    }
    return (Object.keys(MOST) as (keyof typeof MOST)[])
      .filter((part) => bytes[part] > MOST[part])
      .map((part) => `${page.file}: ${part} has ${bytes[part]} bytes, the limit is ${MOST[part]}`)
  })
  expect(over).toEqual([])
  expect(lots.length).toBeGreaterThan(12)
})
