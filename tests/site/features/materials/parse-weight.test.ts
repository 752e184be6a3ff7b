import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_WEIGHT, parseWeight } from '../../../../src/site/features/materials/parse-weight'

const faultOf = (text: string) => {
  const parsed = parseWeight(text)
  return 'fault' in parsed ? parsed.fault : undefined
}

describe('a weight as Brazilians type it', () => {
  it.each([
    ['25', 25],
    [' 25 ', 25],
    ['25 kg', 25],
    ['25KG', 25],
    ['25 kg.', 25],
    ['12,5', 12.5],
    ['0,3', 0.3],
    [',5', 0.5],
    ['12,', 12],
    ['1,234', 1.234],
    ['1.234', 1234],
    ['1.234,5', 1234.5],
    ['1.000.000', 1_000_000],
    ['1 234,5', 1234.5],
    ['999 999', 999_999],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['1.2345', 1.235],
    ['0.500', 0.5],
    ['1234.567', 1234.567],
    ['0,0005', 0.001],
  ])('reads «%s» as %d kg', (text, kg) => {
    expect(parseWeight(text)).toEqual({ kg })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['kg', 'missing'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['–5', 'negative'],
    ['cinco', 'letters'],
    ['5 t', 'letters'],
    ['1e3', 'letters'],
    ['10-20', 'letters'],
    ['25 30', 'letters'],
    ['٢٥', 'letters'],
    ['1,2,3', 'commas'],
    [',', 'noDigits'],
    ['.', 'noDigits'],
    ['1.2.3', 'dots'],
    ['12.34,5', 'dots'],
    ['1,234.5', 'dots'],
    ['0.500,5', 'dots'],
    ['0', 'zero'],
    ['0,0', 'zero'],
    ['0,0004', 'zero'],
    ['1.000.000,001', 'tooHeavy'],
    ['9'.repeat(400), 'tooHeavy'],
  ])('says what is wrong with «%s»', (text, reason) => {
    expect(faultOf(text)).toBe(reason)
  })

  it('reads back every weight in grams from the form that the page shows', () => {
    const shown = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_WEIGHT * 1000 }), (grams) => {
        expect(parseWeight(`${shown.format(grams / 1000)} kg`)).toEqual({ kg: grams / 1000 })
      }),
    )
  })

  it('never throws and never gives a weight outside its limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\s-]{0,14}$/)), (text) => {
        const parsed = parseWeight(text)
        if ('kg' in parsed) {
          expect(parsed.kg).toBeGreaterThan(0)
          expect(parsed.kg).toBeLessThanOrEqual(MAX_WEIGHT)
        }
      }),
    )
  })
})
