import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_WEIGHT,
  parseWeight,
} from '../../../../src/site/features/materials/shared/parse-weight'

describe('a weight as Brazilians type it', () => {
  it.each([
    [' 25 ', 25],
    ['25KG', 25],
    ['25 kg.', 25],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['12.5', 12.5],
    ['1.2345', 1.235],
    ['0,0005', 0.001],
    ['1.000.000', 1_000_000],
  ])('reads «%s» as %d kg', (text, kg) => {
    expect(parseWeight(text)).toEqual({ kg })
  })

  it.each([
    ['-5', /negativo/],
    ['−5', /negativo/],
    ['5 t', /só números/],
    ['25 30', /só números/],
    ['1,2,3', /mais de uma vírgula/],
    [',', /Falta o número/],
    ['1.2.3', /os pontos/],
    ['0,0004', /maior que zero/],
    ['1.000.000,001', /passa de/],
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
})
