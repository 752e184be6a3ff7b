import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_WEIGHT,
  parseWeight,
} from '../../../../src/site/features/materials/shared/parse-weight'

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
    ['kg', /só números/],
    ['-5', /negativo/],
    ['−5', /negativo/],
    ['–5', /negativo/],
    ['cinco', /só números/],
    ['5 t', /só números/],
    ['1e3', /só números/],
    ['10-20', /só números/],
    ['25 30', /só números/],
    ['٢٥', /só números/],
    ['1,2,3', /mais de uma vírgula/],
    [',', /Falta o número/],
    ['.', /Falta o número/],
    ['1.2.3', /os pontos/],
    ['12.34,5', /os pontos/],
    ['1,234.5', /os pontos/],
    ['0.500,5', /os pontos/],
    ['0', /maior que zero/],
    ['0,0', /maior que zero/],
    ['0,0004', /maior que zero/],
    ['1.000.000,001', /passa de/],
    ['9'.repeat(400), /passa de/],
  ])('says what is wrong with «%s»', (text, reason) => {
    const { kg, fault } = parseWeight(text)
    expect(kg).toBeUndefined()
    expect(fault).toMatch(reason)
  })

  it('is none, and no mistake, while nothing is typed', () => {
    expect([parseWeight(''), parseWeight('   ')]).toEqual([{}, {}])
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
        const { kg = 1 } = parseWeight(text)
        expect(kg).toBeGreaterThan(0)
        expect(kg).toBeLessThanOrEqual(MAX_WEIGHT)
      }),
    )
  })
})
