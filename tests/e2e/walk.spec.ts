import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from '../../src/content/addresses'
import { documentType } from '../../src/content/document-types'
import { valueAt } from '../../src/content/rules/reason'
import { LOT_CATEGORIES, MATERIAL_GROUPS, POST_CATEGORIES } from '../../src/content/vocabulary'
import { textsIn } from '../../src/content/check/placeholders'
import { PAGE_SCRIPT } from '../../src/site/start/page-start'
import type { TestDocument } from '../support/documents'
import { complaints } from './all-pages'
import { violationsBesideContrast } from './axe'
import { broughtUp, type Texts } from './actions'
import { expectedOf } from './expected'
import { haulOf, plain } from './haul'
import { running } from './site-test'
import { distOf, expect, test } from './walk-test'

/**
 * A walk through a built site that knows no text, price or name of it: what it expects, it reads
 * from the documents. It runs on the delivered content, on the same after an editor's busy day, and
 * on the tests' own.
 */
test.describe.configure({ timeout: 300_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const textsOf =
  (documents: TestDocument[]): Texts =>
  (type, ...path) => {
    const value = valueAt(documents.find((document) => document.type === type)?.data, ...path)
    return typeof value === 'string' ? value : ''
  }

/** Tags in the head of every page that search engines and shared links need. */
const HEAD = ['name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"']

/** The only script that a page contains. */
const OWN_SCRIPT = `>${PAGE_SCRIPT}</script>`

/** The lots and materials but for the first three of each: one component draws them all. */
const repeated = (paths: readonly string[]): string[] =>
  ['/lotes-informatica/', '/comercio-sucata/'].flatMap((folder) =>
    paths.filter((path) => path.startsWith(folder)).slice(3),
  )

/** Matches an element without content, such as an empty list or headline. */
const EMPTY = /<(ul|ol|dl|li|dt|dd|h[1-6]|small|figcaption|table)(?:\s[^>]*)?><\/\1>/

/** The pages that describe the company; the others only name it. */
const ABOUT_COMPANY = ['/', '/sobre', '/contato']

test('every page answers, says what it is, and has no fault', async ({
  page,
  paths,
  documents,
  site,
}) => {
  const said = complaints(page)
  const name = textsOf(documents)('Company', 'name')
  expect(paths.length).toBeGreaterThan(6)
  const alike = repeated(paths)
  const written = documents
    .filter(({ type }) => documentType(type).format === 'mdx')
    .map((document) => addressOf(document))
  for (const path of [...paths, '/nao-existe']) {
    if (site === 'edited' && alike.includes(path)) continue
    const response = await page.goto(path, { waitUntil: 'load' })
    expect([path, response?.status()]).toEqual([path, path === '/nao-existe' ? 404 : 200])
    await running(page)
    const html = (await response?.text()) ?? ''
    if (path !== '/nao-existe')
      expect([path, HEAD.filter((needed) => !html.includes(needed))]).toEqual([path, []])
    expect([path, html.includes('"streetAddress"')]).toEqual([path, ABOUT_COMPANY.includes(path)])
    expect([
      path,
      /\sstyle="|\son[a-z]+="|javascript:|<script(?![^>]*(?:application\/ld\+json|\ssrc=))/.exec(
        html.replace(/<script data-entry=[^>]*/, '').replace(OWN_SCRIPT, ''),
      )?.[0],
    ]).toEqual([path, undefined])
    // An editor may leave an empty element in an article.
    if (!path.startsWith('/blog/')) expect([path, EMPTY.exec(html)?.[0]]).toEqual([path, undefined])
    // The title ends in the company's name if both fit into 60 characters.
    const title = await page.title()
    const isFull = title.length + name.length + 3 > 60 && !title.includes(' | ')
    expect([path, isFull || title.endsWith(` | ${name}`)]).toEqual([path, true])
    await expect(page.locator('h1')).toHaveCount(1)
    // Axe checks the delivered articles, whose structure the editors write. The other content fills
    // places of pages that accessibility.spec.ts checks, also for contrast.
    if (site !== 'delivered' || !written.includes(path)) continue
    expect([path, await violationsBesideContrast(page)]).toEqual([path, []])
  }
  expect(said).toEqual([])
})

test('every link and every file that a page names is there', async ({ request, paths }) => {
  const named = new Map<string, string>()
  for (const path of [...paths, '/nao-existe']) {
    const html = await (await request.get(path)).text()
    for (const [, name = '', value = ''] of html.matchAll(
      /\s(href|src|srcset|content)="([^"]*)"/gi,
    )) {
      const urls =
        name.toLowerCase() === 'srcset'
          ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')
          : [value]
      for (const url of urls) {
        // Only content="" can hold a text as well; an address in it is a whole one.
        const address = url.replaceAll('&amp;', '&')
        const own = /^\/(?!\/)/.test(address)
          ? address
          : name.toLowerCase() === 'content' && /^https:\/\/[^/]+\/fotos\//.test(address)
            ? new URL(address).pathname
            : undefined
        if (own) named.set(own.split('#')[0] ?? own, path)
      }
    }
  }
  expect(named.size).toBeGreaterThan(20)
  const dead: string[] = []
  for (const [address, from] of named) {
    const response = await request.get(address)
    if (!response.ok()) dead.push(`${from}: ${address} answers ${response.status()}`)
  }
  expect(dead).toEqual([])
})

test('every value of every document reaches visitors', async ({
  page,
  context,
  request,
  documents,
  paths,
}) => {
  const texts = textsOf(documents)
  const expected = expectedOf(documents, texts)
  expect(expected.length).toBeGreaterThan(500)
  const pages: [path: string, haul: string][] = []
  for (const path of [...paths, '/nao-existe'])
    pages.push([path, await haulOf(page, await (await request.get(path)).text())])
  const { text: byActions, faults } = await broughtUp(context, texts)
  const isAt = (path: string, at: string) =>
    path === at || (at !== '/' && at.endsWith('/') && path.startsWith(at))
  const missing = expected.filter(
    ({ text, at }) =>
      !byActions.includes(text) &&
      !pages.some(([path, haul]) => at.some((one) => isAt(path, one)) && haul.includes(text)),
  )
  expect(
    missing.map(({ text, at, source }) => `${source} «${text}»: not at ${at.join(', ')}`),
  ).toEqual([])
  expect(faults).toEqual([])
})

test('every article and page of text has its whole text without script', async ({
  page,
  request,
  documents,
}) => {
  const blog = documents.find(({ type }) => type === 'BlogPage')
  const authors = valueAt(blog?.data, 'authors')
  for (const { type, slug, data, body } of documents.filter(
    ({ type: name, draft }) => documentType(name).format === 'mdx' && !draft,
  )) {
    const served = await request.get(addressOf({ type, slug }) ?? '/')
    const haul = await haulOf(page, await served.text())
    const author: unknown = Array.isArray(authors)
      ? authors.find((one: unknown) => valueAt(one, 'name') === data.author)
      : undefined
    const wanted = [...paragraphsOf(body), valueAt(author, 'role'), valueAt(author, 'bio')].filter(
      (part) => typeof part === 'string',
    )
    expect([slug, wanted.map(plain).filter((part) => !haul.includes(part))]).toEqual([slug, []])
  }
})

/** Returns the plain lines of a Markdown text, which are on the page exactly as written. */
const paragraphsOf = (body: string): string[] =>
  body
    .replace(/```[\s\S]*?```/g, '')
    .split(/\n+/)
    .filter((line) => /^\p{L}[^*_`<>[\]&|\\~]{20,}$/u.test(line))

test("a draft's text is in no file of the site", ({ site, documents }) => {
  // A value of a closed list belongs to the site itself, so a draft may share it. Short texts, such
  // as a month, may well be elsewhere, so only longer ones are looked for.
  const choices = new Set<string>([...POST_CATEGORIES, ...LOT_CATEGORIES, ...MATERIAL_GROUPS])
  const words = (of: TestDocument[]) =>
    of
      .flatMap(({ data, body }) => [
        ...textsIn(data)
          .map(({ text }) => text)
          .filter((text) => !choices.has(text)),
        ...body.split('\n'),
      ])
      .flatMap((text) => text.match(/[\p{L}\d ]{25,}/gu) ?? [])
      .map((text) => text.trim())
  const shown = words(documents.filter(({ draft }) => !draft)).join('\n')
  const hidden = [...new Set(words(documents.filter(({ draft }) => draft)))].filter(
    (text) => !shown.includes(text),
  )
  const files = readdirSync(distOf(site), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|xml|txt|json)$/.test(file),
  )
  const all = files.map((file) => readFileSync(join(distOf(site), file), 'utf8')).join('\n')
  expect(hidden.filter((text) => all.includes(text))).toEqual([])
  const slugs = documents
    .filter(({ type, draft }) => type === 'Post' && draft)
    .map(({ slug }) => slug)
  expect(
    slugs.filter(
      (slug) =>
        all.includes(`/blog/${slug}`) || files.some((file) => file.startsWith(`blog/${slug}.`)),
    ),
  ).toEqual([])
})
