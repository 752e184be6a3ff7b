import { describe, expect, it } from 'vitest'
import { absolute, pageHead } from '../../../src/site/lib/head'
import { company } from '../features/layout/layout-data'

const seo = {
  title: 'Contato',
  description: 'Fale conosco.',
  image: { url: '/fotos/a-og.jpg', alt: 'Placas' },
}
const head = pageHead({
  seo,
  path: '/blog/x',
  company,
  type: 'article',
  jsonLd: [{ '@type': 'Article' }],
  breadcrumbs: [
    { name: 'Blog', path: '/blog' },
    { name: 'X', path: '/blog/x' },
  ],
})
const contentOf = (key: string) =>
  head.meta.flatMap((entry) =>
    ('name' in entry && entry.name === key) || ('property' in entry && entry.property === key)
      ? [entry.content]
      : [],
  )

describe('the head of a page', () => {
  it('names the page before the company, on the tab and where it is shared', () => {
    expect(head.meta[0]).toEqual({ title: 'Contato | Sucata Boa' })
    expect([contentOf('og:title'), contentOf('description'), contentOf('og:type')]).toEqual([
      ['Contato | Sucata Boa'],
      ['Fale conosco.'],
      ['article'],
    ])
  })

  it('leaves the company out of a title that a search engine would cut', () => {
    const titled = (letters: number) =>
      pageHead({ seo: { ...seo, title: 'x'.repeat(letters) }, path: '/', company }).meta[0]
    expect(titled(47)).toEqual({ title: `${'x'.repeat(47)} | Sucata Boa` })
    expect(titled(48)).toEqual({ title: 'x'.repeat(48) })
  })

  it('has one address, whole, and a picture that others can load', () => {
    const url = 'https://www.exemplo.com.br/blog/x'
    expect([head.links, contentOf('og:url')]).toEqual([[{ rel: 'canonical', href: url }], [url]])
    expect(contentOf('og:image')).toEqual(['https://www.exemplo.com.br/fotos/a-og.jpg'])
    expect(absolute(company, 'https://fotos.example/a.jpg')).toBe('https://fotos.example/a.jpg')
  })

  it('tells search engines the way from the home page, counted from one', () => {
    const crumbs = head.meta
      .flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
      .at(-1)
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://www.exemplo.com.br/' },
        { position: 2, name: 'Blog', item: 'https://www.exemplo.com.br/blog' },
        { position: 3, name: 'X', item: 'https://www.exemplo.com.br/blog/x' },
      ],
    })
    expect(
      pageHead({ seo, path: '/', company }).meta.filter((entry) => 'script:ld+json' in entry),
    ).toEqual([])
  })
})
