import { expect, test } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from '../../src/content/check/placeholders'
import { documentType } from '../../src/content/document-types'
import { atMoment } from '../../src/content/time/in-time'
import { BUILT_NAMES } from '../../src/content/rules/redirects'
import { momentInSaoPaulo } from '../../src/content/time/today'
import { LOT_CATEGORIES, MATERIAL_GROUPS, POST_CATEGORIES } from '../../src/content/vocabulary'
import { filesBelow } from '../../src/pipeline/files'
import { documentsOf, type TestDocument } from '../support/documents'
import { MODEL_CONTENT, SITES } from './sites'

/** What every page must have, read from the files of the built sites without a browser. */
const CONTENT = { model: MODEL_CONTENT, delivered: 'content' }

/** Tags in the head of every page that search engines and shared links need. */
const HEAD = ['name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"']
/** Scripts, handlers and styles that the security policy would refuse. */
const FORBIDDEN = /\sstyle="|\son[a-z]+="|javascript:/
/** An element without content, such as an empty list or headline. */
const EMPTY = /<(ul|ol|dl|li|dt|dd|h[1-6]|small|figcaption|table)(?:\s[^>]*)?><\/\1>/
/** Text that a template writes for a missing value, or for a list that JavaScript has joined. */
const NO_VALUE = /\b(?:undefined|NaN)\b|\[object |>[^<]*\p{L},\p{L}/u
/** The pages that describe the company; the others only name it. */
const ABOUT_COMPANY = ['index.html', 'sobre.html', 'contato.html']

const documents = (site: keyof typeof CONTENT): TestDocument[] =>
  documentsOf(CONTENT[site]).map((document) => atMoment(document, momentInSaoPaulo()))

for (const site of ['model', 'delivered'] as const) {
  const dist = join(SITES[site].folder, 'dist')
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const files = () => filesBelow(dist).filter((file) => !/^admin\/|\.(?:br|gz)$/.test(file))
  const pages = () => files().filter((file) => file.endsWith('.html'))

  test(`every page of the ${site} site has its head, one headline, and nothing that is refused`, () => {
    const faults = pages().flatMap((file) => {
      const html = read(file)
      const body = html.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
      return [
        ...(/^(?:404|sem-conexao)/.test(file) ? [] : HEAD.filter((tag) => !html.includes(tag))),
        ...((html.match(/<h1[\s>]/g)?.length ?? 0) === 1 ? [] : ['not one h1']),
        ...(html.includes('"streetAddress"') === ABOUT_COMPANY.includes(file) ? [] : ['address']),
        // An editor may leave an empty element in an article.
        ...(file.startsWith('blog/') ? [] : (EMPTY.exec(body)?.slice(0, 1) ?? [])),
        ...(FORBIDDEN.exec(body)?.slice(0, 1) ?? []),
      ].map((fault) => `${file}: ${fault}`)
    })
    expect(pages().length).toBeGreaterThan(30)
    expect(faults).toEqual([])
  })

  test(`every address that a file of the ${site} site names is there`, () => {
    const there = (address: string) =>
      [address, `${address}.html`, `${address}/index.html`].some((file) =>
        existsSync(join(dist, decodeURI(file))),
      )
    const named = pages().flatMap((file) =>
      Array.from(
        read(file).matchAll(/\s(?:href|src|srcset|content)="([^"]*)"/g),
        ([, value = '']) => value.split(/,\s/).map((part) => part.trim().split(/\s/)[0] ?? ''),
      )
        .flat()
        .map((url) => url.replace(/^https:\/\/[^/]+(?=\/fotos\/)/, ''))
        .filter((url) => /^\/(?!\/)/.test(url))
        .map((url) => url.replace(/[?#].*/, '')),
    )
    expect(named.length).toBeGreaterThan(500)
    expect([...new Set(named)].filter((address) => !there(address))).toEqual([])
  })

  test(`no page, feed or drawing of the ${site} site writes a value that is no text`, () => {
    const wrong = files()
      .filter((file) => /\.(?:html|xml|svg|csv|txt)$/.test(file))
      .flatMap((file) => {
        const text = read(file).replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
        const found = NO_VALUE.exec(text)
        return found ? [`${file}: ${text.slice(found.index, found.index + 80)}`] : []
      })
    expect(wrong).toEqual([])
  })

  test(`every article and page of text of the ${site} site has its whole text without script`, () => {
    const plain = (text: string) => text.replace(/&[#\w]+;|[^\p{L}\p{N}]+/gu, '')
    for (const { type, slug, body, draft } of documents(site)) {
      if (draft || documentType(type).format !== 'mdx') continue
      const { page } = documentType(type)
      const haul = plain(
        read(`${page?.address(slug)}.html`).replace(/<(?:script|style)[^]*?<\/[^>]*>|<[^>]*>/g, ''),
      )
      // Lines without any Markdown are on the page exactly as written.
      const lines = body.replace(/```[\s\S]*?```/g, '').split(/\n+/)
      const plainLines = lines.filter((line) => /^\p{L}[^*_`<>[\]&|\\~"']{20,}$/u.test(line))
      expect([slug, plainLines.filter((line) => !haul.includes(plain(line)))]).toEqual([slug, []])
    }
  })

  test(`a draft's text is in no file of the ${site} site`, () => {
    // A value of a closed list belongs to the site itself, so a draft may share it. Short texts,
    // such as a month, may well be elsewhere.
    const choices = new Set<string>([...POST_CATEGORIES, ...LOT_CATEGORIES, ...MATERIAL_GROUPS])
    const words = (of: TestDocument[]) =>
      of
        .flatMap(({ data, body }) => [...textsIn(data).map(({ text }) => text), body])
        .filter((text) => !choices.has(text))
        .flatMap((text) => text.match(/[\p{L}\d ]{25,}/gu) ?? [])
        .map((text) => text.trim())
    const shown = words(documents(site).filter(({ draft }) => !draft)).join('\n')
    const hidden = words(documents(site).filter(({ draft }) => draft)).filter(
      (text) => !shown.includes(text),
    )
    if (site === 'model') expect(hidden.length).toBeGreaterThan(10)
    const texts = files().filter((file) => /\.(?:html|js|xml|txt|json)$/.test(file))
    const all = texts.map(read).join('\n')
    expect(hidden.filter((text) => all.includes(text))).toEqual([])
  })
}

test('no old address can take the place of a file that the build writes', () => {
  const dist = join(SITES.model.folder, 'dist')
  const first = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name)
  const pages = first(
    readFileSync(join(dist, 'sitemap.xml'), 'utf8'),
    /<loc>https?:\/\/[^/<]+\/([^/<]*)/g,
  )
  const moved = first(readFileSync(join(dist, '_redirects'), 'utf8'), /^\/([^/\s]*)/gm)
  const written = filesBelow(dist)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => (name.split('/')[0] ?? '').replace(/\.html$/, ''))
  expect(written.length).toBeGreaterThan(15)
  const known = new Set([...BUILT_NAMES, ...pages, ...moved])
  expect([...new Set(written)].filter((name) => !known.has(name))).toEqual([])
})
