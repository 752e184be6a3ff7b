import { describe, expect, it } from 'vitest'
import {
  ADDRESS_EXAMPLES,
  addressOf,
  PAGE_PATHS,
  sitePages,
} from '../../src/content/views/addresses'
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
    expect(PAGE_PATHS).toEqual([
      '/',
      '/lotes-informatica',
      '/comercio-sucata',
      '/servicos',
      '/sobre',
      '/contato',
      '/blog',
      '/privacidade',
      '/acessibilidade',
      '/servicos/inventario',
      '/verificar',
    ])
    expect(sitePages([])).toHaveLength(11)
    expect(sitePages(published(documents)).slice(11)).toEqual([
      { address: '/servicos/coleta', file: 'services/coleta.yaml' },
      { address: '/comercio-sucata/cobre', file: 'materials/cobre.yaml' },
      { address: '/blog/publico', file: 'posts/publico.mdx' },
    ])
    expect(sitePages([])[2]).toEqual({ address: '/comercio-sucata', file: 'pages/scrap.yaml' })
  })

  it('belong to the documents whose type owns an address', () => {
    expect(documents.map(addressOf)).toEqual([
      '/',
      '/servicos/coleta',
      '/comercio-sucata/cobre',
      '/blog/publico',
      '/blog/escondido',
    ])
    expect(ADDRESS_EXAMPLES).toEqual([
      '/lotes-informatica/nome-do-lote',
      '/comercio-sucata/nome-do-material',
      '/servicos/nome-do-servico',
      '/servicos/integracoes/nome-da-integracao',
      '/blog/nome-do-artigo',
    ])
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
    expect(published(documents).map(({ slug }) => slug)).toEqual([
      'home',
      'coleta',
      'cobre',
      'publico',
    ])
  })
})
