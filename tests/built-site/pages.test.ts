import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../../src/content/check/placeholders'
import { documentType } from '../../src/content/document-types'
import { atMoment } from '../../src/content/time/in-time'
import { momentInSaoPaulo } from '../../src/content/time/today'
import { LOT_CATEGORIES, MATERIAL_GROUPS, POST_CATEGORIES } from '../../src/content/vocabulary'
import { MODEL_CONTENT } from '../e2e/site'
import { documentsOf, type TestDocument } from '../support/documents'
import { find, pageAt, SITES, structuredData, type Page } from './built-site'

/** What every page must have, read from the files without a browser. */
const CONTENT = { model: MODEL_CONTENT, delivered: 'content' }

/** Text that a template writes for a missing value, or for a list that JavaScript has joined. */
const NO_VALUE = /\b(?:undefined|NaN)\b|\[object |\p{L},\p{L}/u
/** Elements that would be empty: of a list, a headline, a table. */
const NEVER_EMPTY = ['ul', 'ol', 'dl', 'li', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'small', 'table']
/** The pages that describe the company; the others only name it. */
const ABOUT_COMPANY = ['index.html', 'sobre.html', 'contato.html']
/** The pages that stand at any address. */
const ANYWHERE = ['404.html', 'sem-conexao.html']

/** The tags of the head that search engines and shared links need. */
function headFaults(page: Page): string[] {
  const metas = find(page, 'meta').map(({ attributes: { name, property } }) => name ?? property)
  const canonical = find(page, 'link').some(({ attributes }) => attributes.rel === 'canonical')
  const needed = ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'viewport']
  return [
    ...(find(page, 'title').length === 1 ? [] : ['not one title']),
    ...needed.filter((name) => !metas.includes(name)),
    ...(canonical ? [] : ['canonical']),
  ]
}

/** One h1, and no level that is left out below it. */
function headingFaults({ elements }: Page): string[] {
  const levels = elements.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : []))
  const jump = levels.find((level, at) => level > (levels[at - 1] ?? level) + 1)
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
    ...(jump === undefined ? [] : [`a level is left out before h${jump}`]),
  ]
}

/** What the policy would refuse, and what browsers pass over in silence. */
const refused = ({ elements }: Page): string[] =>
  elements.flatMap(({ tag, attributes }) => {
    const { type, href, src, srcset, sizes, autocomplete, alt, style } = attributes
    const faults = {
      'inline handler': Object.keys(attributes).some((name) => /^on[a-z]/.test(name)),
      style: style !== undefined,
      'javascript:': [href, src].some((url) => url?.trim().toLowerCase().startsWith('javascript:')),
      alt: tag === 'img' && alt === undefined,
      autocomplete: autocomplete !== undefined && (type === 'checkbox' || type === 'radio'),
      sizes: /\dw$/.test(srcset ?? '') && sizes === undefined,
    }
    return Object.entries(faults).flatMap(([name, is]) => (is ? [`${name} in ${tag}`] : []))
  })

/** Addresses of this site that a page names: of links, files and pictures, also whole ones. */
const addressesIn = (page: Page): string[] =>
  page.elements
    .flatMap(({ attributes: { href, src, srcset, action, content } }) => [
      href ?? '',
      src ?? '',
      action ?? '',
      content?.startsWith('#') ? '' : (content ?? ''),
      ...(srcset?.split(',').map((part) => part.trim().split(' ')[0] ?? '') ?? []),
    ])
    .map((url) => url.replace(/^https:\/\/[^/]+(?=\/fotos\/)/, ''))
    .filter((url) => /^[/#](?!\/)/.test(url))

const documents = (site: keyof typeof CONTENT): TestDocument[] =>
  documentsOf(CONTENT[site]).map((document) => atMoment(document, momentInSaoPaulo()))

describe.each(['model', 'delivered'] as const)('the pages of the %s content', (name) => {
  const site = SITES[name]
  const faults = (of: (page: Page) => readonly string[]) =>
    site.pages.flatMap((page) => of(page).map((fault) => `${page.file}: ${fault}`))

  it('have their head, one headline with its levels, and nothing that is refused', () => {
    expect(site.pages.length).toBeGreaterThan(30)
    expect(faults((page) => (ANYWHERE.includes(page.file) ? [] : headFaults(page)))).toEqual([])
    expect(faults(headingFaults)).toEqual([])
    expect(faults(refused)).toEqual([])
  })

  it('name the company’s address where it is described, and have no empty element', () => {
    expect(
      site.pages.filter(({ html }) => html.includes('"streetAddress"')).map(({ file }) => file),
    ).toEqual(ABOUT_COMPANY.toSorted())
    const empty = ({ file, html, elements }: Page) =>
      // An editor may leave an empty element in an article.
      file.startsWith('blog/')
        ? []
        : elements
            .filter(({ tag, text }) => NEVER_EMPTY.includes(tag) && text === '')
            .filter(({ tag }) => new RegExp(`<${tag}(?:\\s[^>]*)?></${tag}>`).test(html))
            .map(({ tag }) => tag)
    expect(faults(empty)).toEqual([])
  })

  it('say the terms of each material once, with a chart and without', () => {
    const page = documents(name).find(({ type }) => type === 'MaterialPage')
    const { title } = Object(page?.data).terms
    const counts = site.pages
      .filter(({ file }) => file.startsWith('comercio-sucata/'))
      .map((one) => find(one, 'h3').filter(({ text }) => text === title).length)
    expect([counts.length > 10, ...new Set(counts)]).toEqual([true, 1])
  })

  it('name no address, no fragment and no label that is not there, and no id twice', () => {
    const ids = new Map(
      site.pages.map(({ file, elements }) => [
        file,
        elements.flatMap(({ attributes }) => attributes.id ?? []),
      ]),
    )
    const isThere = (address: string) =>
      [address, `${address}.html`].some((file) => existsSync(join(site.folder, file)))
    const dead = (page: Page) =>
      addressesIn(page).filter((url) => {
        const [path = '', fragment] = decodeURI(url).split('#')
        const address = path.replace(/\?.*/, '')
        const file = address === '' ? page.file : `${address.slice(1) || 'index'}.html`
        return (
          !(address === '' || address === '/' || isThere(address)) ||
          (fragment && ids.has(file) && !ids.get(file)?.includes(fragment))
        )
      })
    const unlabelled = ({ file, elements }: Page) =>
      elements.flatMap(({ attributes }) =>
        ['aria-labelledby', 'aria-describedby', 'for']
          .flatMap((name) => attributes[name]?.split(' ') ?? [])
          .filter((id) => !ids.get(file)?.includes(id)),
      )
    expect(faults(unlabelled)).toEqual([])
    expect(site.pages.flatMap(addressesIn).length).toBeGreaterThan(500)
    expect(faults(dead)).toEqual([])
    expect(
      faults(({ file }) => (ids.get(file) ?? []).filter((id, at, all) => all.indexOf(id) !== at)),
    ).toEqual([])
  })

  it('and their feeds and drawings write no value that is no text', () => {
    const wrong = site.files
      .filter((file) => /\.(?:html|xml|svg|csv|txt)$/.test(file))
      .flatMap((file) => {
        const text = site
          .read(file)
          .replace(/<(script|style)[^>]*>[^]*?<\/\1>|<[^>]*>/g, (tag) =>
            tag[1] === '/' ? ' ' : '',
          )
        const found = NO_VALUE.exec(text)
        return found ? [`${file}: ${text.slice(found.index - 20, found.index + 60)}`] : []
      })
    expect(wrong).toEqual([])
  })

  it('keep translators and telephone finders from their figures', () => {
    const bare = ({ html }: Page) =>
      Array.from(
        html.matchAll(
          /<([a-z]+)(?![^>]*translate="no")[^>]*>(R\$\s[\d.]+(?:,\d\d)?(?:\/kg)?)(?:<!-- -->|<\/\1>)/g,
        ),
        ([, tag, figure]) => `${tag} ${figure}`,
      )
    expect(faults((page) => (page.file.startsWith('blog/') ? [] : bare(page)))).toEqual([])
    const telephone = '<meta name="format-detection" content="telephone=no"'
    expect(faults(({ html }) => (html.includes(telephone) ? [] : [telephone]))).toEqual([])
  })

  it('have no name that lists of blocked elements hide', () => {
    const blocked =
      /(?:^|[\s-])(?:newsletter|social|cookies?|popup|sponsor|advert\w*|ads?|banner-ad|share-buttons?)(?:$|[\s-])/
    const names = ({ elements }: Page) =>
      elements.flatMap(({ attributes }) => [attributes.class ?? '', attributes.id ?? ''])
    expect(faults((page) => names(page).filter((name) => blocked.test(name)))).toEqual([])
  })

  it('have structured data that search engines read', () => {
    const types = (page: Page) => structuredData(page).map((one) => one['@type'])
    for (const page of site.pages) {
      if (/^blog\/(?!pagina)/.test(page.file)) expect(types(page), page.file).toContain('Article')
      if (/^lotes-informatica\/(?!pagina|comparar)/.test(page.file))
        expect(JSON.stringify(structuredData(page)), page.file).toMatch(/"price":"?\d/)
    }
    expect(types(pageAt(site, '/sobre')).length).toBeGreaterThan(0)
  })

  it('have the whole text of every article and page of text', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
    for (const { type, slug, body, draft } of documents(name)) {
      if (draft || documentType(type).format !== 'mdx') continue
      const page = pageAt(site, documentType(type).page?.address(slug) ?? '')
      const shown = letters(find(page, 'main')[0]?.text ?? '')
      // Lines without any Markdown are on the page exactly as written.
      const lines = body.replace(/```[\s\S]*?```/g, '').split(/\n+/)
      const plain = lines.filter((line) => /^\p{L}[^*_`<>[\]&|\\~"']{20,}$/u.test(line))
      expect([slug, plain.filter((line) => !shown.includes(letters(line)))]).toEqual([slug, []])
    }
  })

  it('and all other files have nothing of a draft', () => {
    // A value of a closed list belongs to the site itself, so a draft may share it. Short texts,
    // such as a month, may well be elsewhere.
    const choices = new Set<string>([...POST_CATEGORIES, ...LOT_CATEGORIES, ...MATERIAL_GROUPS])
    const sentences = (isDraft: boolean) =>
      documents(name)
        .filter(({ draft }) => draft === isDraft)
        .flatMap(({ data, body }) => [...textsIn(data).map(({ text }) => text), body])
        .filter((text) => !choices.has(text))
        .flatMap((text) => text.match(/[\p{L}\d ]{25,}/gu) ?? [])
        .map((text) => text.trim())
    const shown = sentences(false).join('\n')
    const hidden = sentences(true).filter((text) => !shown.includes(text))
    if (name === 'model') expect(hidden.length).toBeGreaterThan(10)
    const all = site.files
      .filter((file) => /\.(?:html|js|xml|txt|json|csv|webmanifest)$|^_/.test(file))
      .map(site.read)
      .join('\n')
    expect(hidden.filter((text) => all.includes(text))).toEqual([])
  })
})

it('every inline script and style of a page has its hash in the policy of the page', () => {
  for (const page of SITES.model.pages) {
    const policy = find(page, 'meta').find(
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    )?.attributes.content
    const inlined = Array.from(
      page.html.matchAll(
        /<(script|style)(?![^>]*(?:\ssrc=|type="application\/ld))[^>]*>([^]*?)<\//g,
      ),
      ([, , text = '']) => text,
    ).filter((text) => text !== '')
    expect(inlined.length, page.file).toBeGreaterThan(0)
    for (const text of inlined)
      expect(policy, page.file).toContain(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      )
    expect(policy, page.file).not.toMatch(/unsafe|\*|http:/)
    expect(policy, page.file).toContain(`default-src 'none'`)
  }
})
