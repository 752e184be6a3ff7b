import { describe, expect, it } from 'vitest'
import {
  materialTextFiller,
  ofNameOf,
  withQuotedPrices,
} from '../../../../src/site/features/materials/material/price-texts'
import { materialView } from './material-views'
import { priceHistory } from '../../../../src/site/features/materials/material/price-history'

const material = {
  ...materialView('cobre', 1040),
  name: 'Cobre',
  variation: -1.5,
  prices: [
    { day: '2026-11-20', pricePerKg: 1040 },
    { day: '2026-03-01', pricePerKg: 1056 },
  ],
}
const company = {
  address: { street: 'Rua A, 1', city: 'São Paulo', state: 'SP' as const, postalCode: '01000-000' },
}
const facts = {
  material,
  guide: { ofName: 'do cobre' },
  history: priceHistory(material.prices),
  company,
}
const fill = materialTextFiller(facts)

describe('a text of all materials', () => {
  it('reads with the price, its day and the name of one', () => {
    expect(
      fill('Preço {doMaterial} hoje? {preco} por kg em {dia}, {cidade}').replaceAll('\u00A0', ' '),
    ).toBe('Preço do cobre hoje? R$ 1.040,00 por kg em 20/11/2026, São Paulo')
    expect(fill('{variacao}')).toBe('−1,5%')
    const based = materialTextFiller({
      ...facts,
      material: { ...material, variationBase: { month: '2026-10', average: 1056 } },
    })
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
