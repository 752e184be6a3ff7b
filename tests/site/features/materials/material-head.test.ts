import { describe, expect, it } from 'vitest'
import type { CompanyView } from '../../../../src/content/views/views'
import { one } from '../../../support/model-documents'
import { materialHead } from '../../../../src/site/features/materials/material/material-head'
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
