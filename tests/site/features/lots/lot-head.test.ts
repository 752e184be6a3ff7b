import { describe, expect, it } from 'vitest'
import { lotJsonLd, lotSeo } from '../../../../src/site/features/lots/lot/lot-head'
import { lotDetails } from './lot-fixtures'

const company = { url: 'https://www.empresa.example', name: 'Empresa' }
const photo = (name: string) => ({
  alt: name,
  base: `/fotos/lots/${name}`,
  widths: [360, 720],
  width: 720,
  height: 540,
})

describe('a lot as structured data', () => {
  it('is a used product with its code, all its pictures and its own address', () => {
    expect(
      lotJsonLd(
        lotDetails('t480', {
          code: 'RT-0412',
          price: 28_000,
          photos: [photo('a'), photo('b')],
          configuration: { make: 'Lenovo', model: 'ThinkPad T480' },
          until: '2026-12-24 12:00',
        }),
        company,
      ),
    ).toMatchObject({
      '@type': 'Product',
      sku: 'RT-0412',
      brand: { '@type': 'Brand', name: 'Lenovo' },
      model: 'ThinkPad T480',
      url: 'https://www.empresa.example/lotes-informatica/t480',
      image: [
        'https://www.empresa.example/fotos/lots/a-720.webp',
        'https://www.empresa.example/fotos/lots/b-720.webp',
      ],
      offers: {
        price: '28000.00',
        priceCurrency: 'BRL',
        priceValidUntil: '2026-12-24',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        url: 'https://www.empresa.example/lotes-informatica/t480',
      },
    })
  })
  it.each([
    ['reservado', 'Reserved'],
    ['vendido', 'SoldOut'],
  ] as const)('says when it is %s', (status, availability) => {
    expect(lotJsonLd(lotDetails('a', { status }), company)).toHaveProperty(
      'offers.availability',
      `https://schema.org/${availability}`,
    )
  })
  it('has no field for what the lot does not say, and never our own rating as a review', () => {
    const data = lotJsonLd(lotDetails('a'), company)
    for (const field of ['sku', 'brand', 'model', 'image', 'aggregateRating', 'review'])
      expect(data).not.toHaveProperty(field)
  })
})

describe('a lot in searches and shared links', () => {
  it('opens with the price of the lot and of one unit', () => {
    const seo = lotSeo(
      lotDetails('a', {
        title: '20 notebooks',
        price: 28_000,
        units: 20,
        description: 'De uma consultoria.',
        photos: [photo('a')],
      }),
    )
    const one = lotDetails('a', { price: 10_000, units: 1, description: 'Um servidor.' })
    expect(lotSeo(one).description).toBe('R$ 10.000. Um servidor.')
    expect(seo).toEqual({
      title: '20 notebooks',
      description: 'R$ 28.000, 20 unidades a R$ 1.400. De uma consultoria.',
      image: { url: '/fotos/-cartoes/lote-a.jpg', alt: 'a' },
    })
  })
  it('says that it was sold, or is reserved', () => {
    expect(lotSeo(lotDetails('a', { status: 'vendido', statusOn: '2026-11-14' }))).toMatchObject({
      title: 'Lote a (vendido)',
      description: 'Vendido em 14/11/2026. R$ 1.000. Testado.',
    })
    expect(lotSeo(lotDetails('a', { status: 'reservado' })).description).toBe(
      'Reservado. R$ 1.000. Testado.',
    )
  })
  it('cuts a long description after a whole word', () => {
    const { description } = lotSeo(lotDetails('a', { description: 'palavra '.repeat(70).trim() }))
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/palavra…$/)
  })
})
