import { describe, expect, it } from 'vitest'
import { absolute, pageHead } from '../../../src/site/lib/head'
import { companyJsonLd } from '../../../src/site/lib/json-ld'
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
})

/** The company as search engines read it. */
const described = (changes: Partial<typeof company> = {}): Record<string, unknown> =>
  JSON.parse(JSON.stringify(companyJsonLd({ ...company, ...changes })))

describe('the company in structured data', () => {
  it('is what is known of it: address and hours', () => {
    expect(described()).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://www.exemplo.com.br/#empresa',
      telephone: '+551133334444',
      taxID: company.cnpj,
      address: { addressLocality: 'São Paulo', addressCountry: 'BR' },
      openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }],
    })
  })

  it('is closed all day on a day that it is closed on', () => {
    const day = { validFrom: '2026-12-25', validThrough: '2026-12-25' }
    expect(described({ closedOn: ['2026-12-25'] }).specialOpeningHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...day },
    ])
  })
})
