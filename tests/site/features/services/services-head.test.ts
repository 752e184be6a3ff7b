import { expect, it } from 'vitest'
import { servicesJsonLd } from '../../../../src/site/features/services/services-head'

it('search engines learn each service, who does it, and its price in the page’s words', () => {
  const service = {
    slug: 'coleta',
    title: 'Coleta',
    priceLabel: 'A partir de',
    price: 'R$ 25,00/unidade',
  }
  expect(servicesJsonLd([service], { name: 'Empresa', url: 'https://e.example' })).toMatchObject({
    '@graph': [
      {
        '@type': 'Service',
        '@id': 'https://e.example/servicos#coleta',
        url: 'https://e.example/servicos/coleta',
        name: 'Coleta',
        provider: { '@id': 'https://e.example/#empresa' },
        offers: { description: 'A partir de R$ 25,00/unidade' },
      },
    ],
  })
})
