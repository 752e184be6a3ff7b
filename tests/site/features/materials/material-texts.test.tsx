import { describe, expect, it } from 'vitest'
import type { CompanyView } from '../../../../src/content/views/views'
import { MaterialPrice } from '../../../../src/site/features/materials/material/material-price'
import {
  materialHead,
  materialTextFiller,
  ofNameOf,
  withQuotedPrices,
} from '../../../../src/site/features/materials/material/material-texts'
import { priceHistory } from '../../../../src/site/features/materials/material/price-history'
import { one } from '../../../support/model-documents'
import { has, leave, show } from '../requests/harness'
import { materialView } from './material-views'

const {
  imageHosts: _,
  repository: __,
  ...company
}: CompanyView & { imageHosts?: unknown; repository?: unknown } = one('Company')
const page = one('MaterialPage')
const material = {
  ...materialView('cobre', 40),
  name: 'Cobre',
  variation: 2.5,
}
const head = (more: object = {}) =>
  materialHead({
    company,
    page,
    material: { ...material, ...more },
    guide: { ofName: 'do cobre', card: { url: '/fotos/-cartoes/cobre.jpg', alt: 'Cobre' } },
    above: 'Sucata',
  })
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('what a search for the price of a kilogram finds', () => {
  it('is a title and a description with the price and its day', () => {
    const { meta } = head()
    const text = (name: string) =>
      plain(JSON.stringify(meta.find((one) => Object.values(one).includes(name))))
    expect(plain(JSON.stringify(meta[0]))).toContain(
      'Preço do cobre hoje? R$ 40,00 por kg em 20/11/2026',
    )
    expect(text('description')).toContain('R$ 40,00 em 20/11/2026')
    expect(text('description')).toContain('+2,5%')
  })

  it('is structured data: buyer, material, price a kilogram and its day, and nothing more', () => {
    const data = head().meta.flatMap((one) =>
      'script:ld+json' in one ? [one['script:ld+json']] : [],
    )
    expect(data[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Demand',
      url: `${company.url}/comercio-sucata/cobre`,
      businessFunction: 'http://purl.org/goodrelations/v1#Buy',
      itemOffered: { '@type': 'Product', name: 'Cobre', description: 'Limpo.' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '40.00',
        priceCurrency: 'BRL',
        unitCode: 'KGM',
        unitText: 'kg',
        validFrom: '2026-11-20',
      },
      availableAtOrFrom: {
        '@type': 'LocalBusiness',
        '@id': `${company.url}/#empresa`,
        name: company.name,
        url: `${company.url}/`,
      },
    })
    expect(JSON.stringify(data[1])).toContain('BreadcrumbList')
  })
})

const dear = {
  ...materialView('cobre', 1040),
  name: 'Cobre',
  variation: -1.5,
  prices: [
    { day: '2026-11-20', pricePerKg: 1040 },
    { day: '2026-03-01', pricePerKg: 1056 },
  ],
}
const guide = { ofName: 'do cobre' }
const fill = materialTextFiller(dear, guide, { address: { ...company.address, city: 'São Paulo' } })

describe('a text of all materials', () => {
  it('reads with the price, its day and the name of one', () => {
    expect(
      fill('Preço {doMaterial} hoje? {preco} por kg em {dia}, {cidade}').replaceAll('\u00A0', ' '),
    ).toBe('Preço do cobre hoje? R$ 1.040,00 por kg em 20/11/2026, São Paulo')
    expect(fill('{variacao}')).toBe('−1,5%')
    const variationBase = { month: '2026-10', average: 1056 }
    const based = materialTextFiller({ ...dear, variationBase }, guide, company)
    expect(based('{variacao}').replaceAll('\u00A0', ' ')).toBe(
      '−1,5% sobre a média de outubro, R$ 1.056,00',
    )
  })

  it('takes «de» and the name where the preposition is not said, and leaves abbreviations as they are', () => {
    expect([
      ofNameOf('Cobre', {}),
      ofNameOf('PET cristal', {}),
      ofNameOf('Óleo', {}),
      ofNameOf('Latinhas', { ofName: 'das latinhas' }),
    ]).toEqual(['de cobre', 'de PET cristal', 'de óleo', 'das latinhas'])
  })
})

const copper = {
  slug: 'cobre',
  prices: [
    { day: '2026-11-20', pricePerKg: 40 },
    { day: '2026-10-01', pricePerKg: 39 },
  ],
}

it('a search engine reads the newest price with its day, and never «hoje»', () => {
  expect(withQuotedPrices('Quanto vale? {cobre}. {cobre}', [copper])).toBe(
    'Quanto vale? R$\u00A040,00 em 20/11/2026. R$\u00A040,00 em 20/11/2026',
  )
})

const showPrice = (prices: readonly { day: string; pricePerKg: number }[]) =>
  show(
    <MaterialPrice
      material={materialView('cobre', 40)}
      history={priceHistory(prices)}
      disclaimer="Podem mudar."
      label="Cobre"
    />,
  )

it('a first price has its day, and from the second on there are minimum, maximum and average', async () => {
  const first = { day: '2026-11-20', pricePerKg: 40 }
  await showPrice([first])
  expect([has('dt', 'Preço desde'), has('dt', 'Mínimo')]).toEqual([true, false])
  await leave()
  await showPrice([first, { day: '2026-11-10', pricePerKg: 30 }])
  expect([has('dt', 'Preço desde'), has('dt', 'Mínimo')]).toEqual([false, true])
})
