import { describe, expect, it } from 'vitest'
import {
  builtFiles,
  fallbackAddress,
  largestAddress,
  type Offer,
  srcSet,
} from '../../src/content/views/picture-address'
import { photoUrlPath } from '../../src/pipeline/photos/photos'
import { contentFileOf, DOCUMENT_TYPE_NAMES } from '../../src/content/document-types'
import type { ContentFiles, LotView } from '../../src/content/views/views'
import { readdirSync, readFileSync } from 'node:fs'
import { PAGE_PATHS, addressOf, sitePages } from '../../src/content/views/addresses'
import { fragmentsOf, KNOWN_FRAGMENTS } from '../../src/content/views/fragments'
import { furtherPages, pageCount, pagePath, PER_PAGE } from '../../src/content/views/paths'
import { published } from '../../src/content/views/published'
import { linkError } from '../../src/content/rules/links'
import { siteOf } from '../../src/content/rules/site'
import type { AnyDocument } from '../../src/content/rules/rule'
import { sitemapFile } from '../../src/pipeline/output/site-files'

const post = (slug: string, draft: boolean): AnyDocument => ({
  type: 'Post',
  slug,
  draft,
  data: { date: '2026-03-01' },
})
const documents: AnyDocument[] = [
  { type: 'HomePage', slug: 'home', draft: false, data: {} },
  { type: 'Service', slug: 'coleta', draft: false, data: {} },
  { type: 'Material', slug: 'cobre', draft: false, data: {} },
  post('publico', false),
  post('escondido', true),
]

describe('the pages of the site', () => {
  it('are the fixed ones, whatever documents there are, and one for each published document that owns one', () => {
    expect(PAGE_PATHS.join(' ')).toBe(
      '/ /lotes-informatica /comercio-sucata /servicos /sobre /contato /blog /privacidade ' +
        '/acessibilidade /servicos/inventario /verificar',
    )
    expect(sitePages([])).toHaveLength(11)
    expect(sitePages(published(documents)).slice(11)).toEqual([
      { address: '/servicos/coleta', file: 'services/coleta.yaml' },
      { address: '/comercio-sucata/cobre', file: 'materials/cobre.yaml' },
      { address: '/blog/publico', file: 'posts/publico.mdx' },
    ])
    expect(sitePages([])[2]).toEqual({ address: '/comercio-sucata', file: 'pages/scrap.yaml' })
  })

  it('belong to the documents whose type owns an address', () => {
    expect(documents.map(addressOf).join(' ')).toBe(
      '/ /servicos/coleta /comercio-sucata/cobre /blog/publico /blog/escondido',
    )
  })

  it('stand in the sitemap, with their day where they have one, and drafts do not', () => {
    const sitemap = sitemapFile(
      'https://x.example',
      sitePages(published(documents)),
      new Map([['posts/publico.mdx', '2026-03-01']]),
    )
    expect(sitemap).toContain('<url><loc>https://x.example/contato</loc></url>')
    expect(sitemap).toContain(
      '<url><loc>https://x.example/blog/publico</loc><lastmod>2026-03-01</lastmod></url>',
    )
    expect(sitemap).not.toContain('escondido')
  })
})

describe('a draft', () => {
  const site = siteOf(documents)

  it('is no page that may be linked, and none that a wrong link is led to', () => {
    expect(linkError('/blog/publico', site)).toBeUndefined()
    expect(linkError('/blog/escondido', site)).toEqual({
      message: '/blog/escondido é um rascunho e não aparece no site',
      fix: 'publique o artigo ou troque o link',
    })
    expect(linkError('/blog/escondid', site)?.fix).not.toContain('escondido')
    expect([...site.pages]).not.toContain('/blog/escondido')
  })

  it('is decided by its field alone', () => {
    expect(
      published(documents)
        .map(({ slug }) => slug)
        .join(' '),
    ).toBe('home coleta cobre publico')
  })
})

describe('the addresses of a list', () => {
  it('give the first page the address of the list', () => {
    expect([1, 2, 42].map((page) => pagePath('/blog', page))).toEqual([
      '/blog',
      '/blog/pagina/2',
      '/blog/pagina/42',
    ])
    expect([0, 1, PER_PAGE, PER_PAGE + 1, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 834])
  })

  it('come and go with what is listed', () => {
    expect(furtherPages('/blog', 12)).toEqual([])
    expect(furtherPages('/blog', 25)).toEqual(['/blog/pagina/2', '/blog/pagina/3'])
  })
})

it('the places that links may lead to are those that the components write', () => {
  const written = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`src/site/${file}`, 'utf8').matchAll(/\sid="([a-z-]+)"/g),
        ([, id]) => id ?? '',
      ),
    )
  expect(new Set(written)).toEqual(new Set(KNOWN_FRAGMENTS))
})

it('only pages that exist have such places', () => {
  for (const address of ['/', '/lotes-informatica', '/comercio-sucata', '/servicos', '/blog']) {
    expect(PAGE_PATHS).toContain(address)
    expect(fragmentsOf(address)).toContain('conteudo')
  }
  expect(fragmentsOf('/blog/um-artigo')).toBeUndefined()
})

it('every type has a content file of its own, named after its folder or itself', () => {
  const names = DOCUMENT_TYPE_NAMES.map(contentFileOf)
  expect(new Set(names).size).toBe(DOCUMENT_TYPE_NAMES.length)
  expect(names).toEqual(
    expect.arrayContaining(['company', 'layout-page', 'not-found-page', 'lots', 'process-steps']),
  )
})

it('the compiler refuses a wrong name, and a view that is not its own', () => {
  const lots: ContentFiles['lots'] = [] satisfies LotView[]
  // @ts-expect-error There is no such content file.
  const wrongName: ContentFiles['lotz'] = lots
  // @ts-expect-error A list of lots is no company.
  const wrongView: ContentFiles['company'] = lots
  // @ts-expect-error All other files are missing.
  const missing: ContentFiles = { lots }
  expect([wrongName, wrongView, missing.lots]).toEqual([lots, lots, lots])
})

const photo = { base: '/fotos/lots/a.1a2b3c4d', widths: [360, 720], width: 720, height: 540 }

describe('the addresses of a photo', () => {
  it('list every width for the browser to choose from', () => {
    expect(srcSet(photo)).toBe(
      '/fotos/lots/a.1a2b3c4d-360.avif 360w, /fotos/lots/a.1a2b3c4d-720.avif 720w',
    )
  })

  it('name a WebP of a middle width for old browsers, and the largest for feeds', () => {
    const widths = [190, 250, 360, 720]
    expect(fallbackAddress({ ...photo, widths })).toBe('/fotos/lots/a.1a2b3c4d-360.webp')
    expect(largestAddress(photo)).toBe('/fotos/lots/a.1a2b3c4d-720.webp')
  })

  it('survive the names that people give their files', () => {
    expect(photoUrlPath('lots/Peças & cabos, 2ª.remessa.JPG')).toBe('lots/pecas-cabos-2-remessa')
    expect(photoUrlPath('lots/照片.jpg')).toBe('lots/foto')
    expect(photoUrlPath('home/hero.jpg')).toBe('home/hero')
  })
})

describe('the widths of a picture', () => {
  const all = [190, 250, 340, 430, 690, 900, 1280]

  it('are all there in AVIF, and the middle and the largest one in WebP', () => {
    const names = (widths: readonly number[], wanted: string) =>
      builtFiles(widths).flatMap(({ width, format }) => (format === wanted ? width : []))
    expect(names(all, 'avif')).toEqual(all)
    expect(names(all, 'webp')).toEqual([430, 1280])
    expect(names([190], 'webp')).toEqual([190])
  })

  it('are offered where they are worth it, and never none', () => {
    const offered = (widths: readonly number[], offer: Offer) =>
      Array.from(srcSet({ base: '/a', widths, width: 0 }, offer).matchAll(/ (\d+)w/g), ([, px]) =>
        Number(px),
      )
    expect(offered(all, { narrowest: 340, widest: 900 })).toEqual([340, 430, 690, 900])
    // A photo smaller than `narrowest`, and a place smaller than the smallest file.
    expect(offered([190, 250], { narrowest: 340 })).toEqual([250])
    expect(offered([430, 1000], { widest: 320 })).toEqual([430])
  })
})
