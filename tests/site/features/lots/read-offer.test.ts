import { describe, expect, it } from 'vitest'
import { leastOffer, readOffer } from '../../../../src/site/features/lots/lot/lot-offer'

describe('an offer', () => {
  it('is a value as Brazilians type it, from the least percentage to below the price', () => {
    expect(readOffer('13.500', 15_000, 80)).toEqual({ reais: 13_500 })
    expect(readOffer('12 mil', 15_000, 80)).toEqual({ reais: 12_000 })
    expect(readOffer('11.999,99', 15_000, 80)).toEqual({ fault: 'tooLow' })
    expect(readOffer('15.000', 15_000, 80)).toEqual({ fault: 'tooHigh' })
    for (const typed of ['', 'metade', '1.2.3', '99999999999'])
      expect(readOffer(typed, 15_000, 80)).toEqual({ fault: 'unclear' })
  })

  it('is asked for in whole reais, never below the percentage', () => {
    expect(leastOffer(15_000, 80)).toBe(12_000)
    expect(leastOffer(9_999, 70)).toBe(7_000)
    expect(leastOffer(110, 70)).toBe(77)
  })
})
