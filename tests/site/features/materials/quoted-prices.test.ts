import { expect, it } from 'vitest'
import { withQuotedPrices } from '../../../../src/site/features/materials/quoted-prices'
import { shell } from '../layout/layout-data'

const copper = {
  slug: 'cobre',
  prices: [
    { day: '2026-11-20', pricePerKg: 40 },
    { day: '2026-10-01', pricePerKg: 39 },
  ],
}

it('a search engine reads the newest price with its day, and never «hoje»', () => {
  expect(withQuotedPrices('Quanto vale? {cobre}. {cobre}', [copper], shell.prices)).toBe(
    'Quanto vale? R$\u00A040,00 em 20/11/2026. R$\u00A040,00 em 20/11/2026',
  )
})

it('a text without a place stays as it is', () => {
  expect(withQuotedPrices('Preços por quilo.', [copper], shell.prices)).toBe('Preços por quilo.')
})
