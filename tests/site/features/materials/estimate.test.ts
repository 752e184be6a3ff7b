import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseWeight,
  priceLine,
  sumOf,
} from '../../../../src/site/features/materials/shared/estimate'
import { MATERIALS } from './material-views'

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
    ['-5', /só com números/],
    ['5 t', /só com números/],
    ['25 30', /só com números/],
    ['1,2,3', /só com números/],
    [',', /só com números/],
    ['1.2.3', /só com números/],
    ['0,0004', /só com números/],
    ['1.000.000,001', /até 1.000.000 kg/],
  ])('says what is wrong with «%s»', (text, reason) => {
    expect(parseWeight(text)).toEqual({ fault: expect.stringMatching(reason) })
  })

  it('is none, and no mistake, while nothing is typed', () => {
    expect([parseWeight(''), parseWeight('   ')]).toEqual([{}, {}])
  })

  it('reads back every weight in grams from the form that the page shows', () => {
    const shown = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (grams) => {
        expect(parseWeight(`${shown.format(grams / 1000)} kg`)).toEqual({ kg: grams / 1000 })
      }),
    )
  })
})

const linesOf = (...lines: [slug: string, weight: string][]) =>
  lines.map(([slug, weight]) => priceLine({ slug, weight }, MATERIALS))
const estimateOf = (...lines: [slug: string, weight: string][]) =>
  sumOf(linesOf(...lines), '2026-11-20')

describe('an estimate', () => {
  it('comes to the sum of its lines, each weight times price', () => {
    const sum = estimateOf(['cobre', '12,5'], ['papelao', '1.234,5'], ['perfil-aluminio', '3'])
    expect(sum).toEqual({
      lines: [
        { material: 'cobre', weightKg: 12.5, pricePerKg: 40, estimate: 500 },
        { material: 'papelao', weightKg: 1234.5, pricePerKg: 0.4, estimate: 493.8 },
        { material: 'perfil-aluminio', weightKg: 3, pricePerKg: 8, estimate: 24 },
      ],
      weightKg: 1250,
      estimate: 1017.8,
      pricesOf: '2026-11-20',
    })
  })

  it('counts no line without material, weight or a price of a cent', () => {
    const lines = linesOf(
      ['cobre', ''],
      ['', '25'],
      ['ouro', '1'],
      ['cobre', 'dez'],
      ['papelao', '0,001'],
    )
    expect(lines.map(({ fault }) => fault)).toEqual([
      undefined,
      undefined,
      undefined,
      expect.stringContaining('só com números'),
      undefined,
    ])
    expect(sumOf(lines, '')).toMatchObject({ lines: [], weightKg: 0, estimate: 0 })
  })
})
