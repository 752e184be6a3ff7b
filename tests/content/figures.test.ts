import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateValue, sumKg, sumReais } from '../../src/content/prices/figures'

describe('the estimate', () => {
  it.each([
    [25, 40, 1000],
    [0.3, 4.5, 1.35],
    [1.005, 1, 1.01],
    [1.333, 3, 4],
    [0.01, 0.3, 0],
    [0.017, 0.3, 0.01],
    [1_000_000, 40, 40_000_000],
  ])('of %d kg at R$ %d a kilo is R$ %d', (kg, price, value) => {
    expect(estimateValue(kg, price)).toBe(value)
  })

  it('is never more than half a cent from weight times price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.integer({ min: 1, max: 1e5 }),
        (grams, cents) => {
          expect(
            Math.abs(estimateValue(grams / 1000, cents / 100) * 100 - (grams * cents) / 1000),
          ).toBeLessThan(0.51)
        },
      ),
    )
  })

  it('is exact to the cent up to the heaviest load of the dearest material', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e7 }),
        (grams, cents) => {
          const exact = (BigInt(grams) * BigInt(cents) + 500n) / 1000n
          expect(BigInt(Math.round(estimateValue(grams / 1000, cents / 100) * 100))).toBe(exact)
        },
      ),
    )
    expect(estimateValue(999_999.999, 99_999.99)).toBe(99_999_989_900)
  })
})

describe('the sum of an estimate', () => {
  it('is exact to the cent and to the gram, whatever binary fractions make of the parts', () => {
    expect(sumReais([0.1, 0.2])).toBe(0.3)
    expect(sumKg([0.1, 0.2, 0.003])).toBe(0.303)
    expect([sumReais([]), sumKg([])]).toEqual([0, 0])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        expect(sumReais(parts.map((cents) => cents / 100))).toBe(whole / 100)
        expect(sumKg(parts.map((grams) => grams / 1000))).toBe(whole / 1000)
      }),
    )
  })
})
