import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addWeights,
  priceLine,
  sumOf,
  weightText,
} from '../../../../src/site/features/materials/shared/estimate'
import { parseWeight } from '../../../../src/site/features/materials/shared/parse-weight'
import { MATERIALS } from './material-views'

const linesOf = (...lines: [slug: string, weight: string][]) =>
  lines.map(([slug, weight]) => priceLine({ slug, weight }, MATERIALS))
const estimateOf = (...lines: [slug: string, weight: string][]) => sumOf(linesOf(...lines))

describe('an estimate', () => {
  it('comes to the sum of its lines, each weight times price', () => {
    const { counted, kg, value } = estimateOf(
      ['cobre', '12,5'],
      ['papelao', '1.234,5'],
      ['perfil-aluminio', '3'],
    )
    expect(counted.map((line) => [line.material.slug, line.kg, line.value])).toEqual([
      ['cobre', 12.5, 500],
      ['papelao', 1234.5, 493.8],
      ['perfil-aluminio', 3, 24],
    ])
    expect([kg, value]).toEqual([1250, 1017.8])
  })

  it('counts no line without material, weight or a price of a cent, and says why where something was typed', () => {
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
      expect.stringContaining('só números'),
      'O valor fica abaixo de um centavo.',
    ])
    expect(sumOf(lines)).toEqual({ counted: [], kg: 0, value: 0 })
  })
})

describe('two weights of one material', () => {
  it('add up to the gram', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e8 }), fc.integer({ min: 1, max: 4e8 }), (a, b) => {
        expect(parseWeight(addWeights(weightText(a / 1000), weightText(b / 1000)))).toEqual({
          kg: (a + b) / 1000,
        })
      }),
    )
  })

  it('lose nothing that was typed: a blank one leaves the other, and what is no weight stays beside it', () => {
    expect([
      addWeights('', '12,5'),
      addWeights('1.000', ' '),
      addWeights('1.000', '0,5'),
      addWeights('dez', '3'),
    ]).toEqual(['12,5', '1.000', '1000,5', 'dez + 3'])
  })
})
