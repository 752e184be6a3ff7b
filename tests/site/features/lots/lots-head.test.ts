import { expect, it } from 'vitest'
import { lotJsonLd, lotSeo } from '../../../../src/site/features/lots/shared/lots-head'
import { lotDetails } from './lot-fixtures'

const company = { url: 'https://www.empresa.example', name: 'Empresa' }
const photo = (name: string) => ({
  alt: name,
  base: `/fotos/lots/${name}`,
  widths: [360, 720],
  width: 720,
  height: 540,
})

it('a lot is a used product with all its pictures, its price and its own address', () => {
  const lot = lotDetails('t480', { price: 28_000, photos: [photo('a'), photo('b')] })
  const data = lotJsonLd(lot, company)
  expect(data).toMatchObject({
    '@type': 'Product',
    image: ['a', 'b'].map((name) => `https://www.empresa.example/fotos/lots/${name}-720.webp`),
    offers: {
      price: '28000.00',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      url: 'https://www.empresa.example/lotes-informatica/t480',
    },
  })
  // Our own rating is no review.
  for (const field of ['aggregateRating', 'review']) expect(data).not.toHaveProperty(field)
})

it.each([
  ['reservado', 'Reserved', 'Lote a', 'Reservado. '],
  ['vendido', 'SoldOut', 'Lote a (vendido)', 'Vendido em 14/11/2026. '],
] as const)('searches and shared links hear that a lot is %s', (status, available, title, said) => {
  const lot = lotDetails('a', { status, statusOn: '2026-11-14' })
  expect(lotJsonLd(lot, company)).toMatchObject({
    offers: { availability: `https://schema.org/${available}` },
  })
  expect(lotSeo(lot)).toMatchObject({ title, description: `${said}R$ 1.000. Testado.` })
})

it.each([
  [{ price: 28_000, units: 20 }, 'R$ 28.000, 20 unidades a R$ 1.400. Testado.'],
  [{ price: 10_000, units: 1 }, 'R$ 10.000. Testado.'],
  [{ description: 'palavra '.repeat(70).trim() }, `R$ 1.000.${' palavra'.repeat(18)}…`],
])('of %j search engines show «%s»', (own, description) => {
  expect(lotSeo(lotDetails('a', own)).description).toBe(description)
})
