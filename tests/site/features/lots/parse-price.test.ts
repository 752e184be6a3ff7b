import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressPrice, parsePrice } from '../../../../src/site/features/lots/shared/parse-price'

describe('a price that a visitor types', () => {
  it.each([
    ['1.500', 1500],
    ['1.500,00', 1500],
    ['R$ 1.500,50', 1500.5],
    ['1 500', 1500],
    ['40 mil', 40_000],
    ['1,5k', 1500],
    ['0,125', 0.13],
    ['10.000.000', 10_000_000],
  ])('%s is %d reais', (typed, reais) => {
    expect(parsePrice(typed)).toEqual({ reais })
  })

  it.each([
    ['abc', 'o preço'],
    ['1,2,3', 'o preço'],
    ['mil', 'o preço'],
    ['1.50.0', 'os pontos'],
    ['10.000.001', 'passa de'],
  ])('%s is none: %s', (typed, fault) => {
    expect(parsePrice(typed)).toEqual({ fault: expect.stringContaining(fault) })
  })

  it('bounds nothing when the field has no number', () => {
    expect(['', '  ', 'R$'].map(parsePrice)).toEqual([undefined, undefined, undefined])
  })

  it('comes back the same from an address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        expect(addressPrice(String(cents / 100))).toBe(String(cents / 100))
      }),
      { seed: 1 },
    )
  })
})
