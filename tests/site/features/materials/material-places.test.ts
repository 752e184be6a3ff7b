import { describe, expect, it } from 'vitest'
import { ofNameOf, placesFilled } from '../../../../src/site/features/materials/material-places'
import { priceHistory } from '../../../../src/site/features/materials/price-history'

const material = {
  slug: 'cobre', name: 'Cobre', group: 'metais', pricePerKg: 1040, variation: -1.5, status: 'Comprando', description: 'Limpo.', symbol: 'Cu',
  prices: [{ day: '2026-11-20', pricePerKg: 1040 }, { day: '2026-03-01', pricePerKg: 1056 }],
} as const
const company = { address: { street: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01000-000' } }
const fill = placesFilled(material, { ofName: 'do cobre' }, priceHistory(material.prices), company)

describe('a text of all materials', () => {
  it('reads with the price, its day and the name of one', () => {
    expect(fill('Preço {doMaterial} hoje? {preco} por kg em {dia}, {cidade}').replaceAll('\u00A0', ' ')).toBe('Preço do cobre hoje? R$ 1.040,00 por kg em 20/11/2026, São Paulo')
    expect(fill('{material} de {inicio} a {fim}')).toBe('Cobre de 01/03/2026 a 20/11/2026')
    expect(fill('{variacao}')).toContain('−1,5%')
  })

  it('fills no place that an editor’s own words happen to name', () => {
    expect(placesFilled({ ...material, name: '{preco} $&' }, {}, priceHistory(material.prices), company)('{material}')).toBe('{preco} $&')
  })

  it('takes «de» and the name where the preposition is not said, and leaves abbreviations as they are', () => {
    expect([ofNameOf('Cobre', {}), ofNameOf('PET cristal', {}), ofNameOf('Óleo', {}), ofNameOf('Latinhas', { ofName: 'das latinhas' })])
      .toEqual(['de cobre', 'de PET cristal', 'de óleo', 'das latinhas'])
  })
})
