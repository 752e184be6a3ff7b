import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateValue } from '../../src/content/figures'

describe('the estimate', () => {
  it.each([
    [25, 40, 1000], [0.3, 4.5, 1.35], [1.005, 1, 1.01], [1.333, 3, 4], [0.01, 0.3, 0], [0.017, 0.3, 0.01], [1_000_000, 40, 40_000_000],
  ])('of %d kg at R$ %d a kilo is R$ %d', (kg, price, value) => {
    expect(estimateValue(kg, price)).toBe(value)
  })

  it('is never more than half a cent from weight times price', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 1, max: 1e5 }), (grams, cents) => {
      expect(Math.abs(estimateValue(grams / 1000, cents / 100) * 100 - (grams * cents) / 1000)).toBeLessThan(0.51)
    }))
  })
})
