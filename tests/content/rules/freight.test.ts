import { describe, expect, it } from 'vitest'
import { freightGaps, freightRanges, oldFreight } from '../../../src/content/rules/prices'
import type { Rule } from '../../../src/content/rules/rule'

const said = (rule: Rule, ranges: [string, string][], validUntil = '2026-11-30') =>
  rule(
    {
      type: 'Freight',
      slug: 'freight',
      draft: false,
      data: { validUntil, regions: ranges.map(([from, to]) => ({ from, to })) },
    },
    { all: [], today: '2026-11-30' },
  ).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the freight table', () => {
  it('has one price for a CEP', () => {
    expect(
      said(freightRanges, [
        ['01000-000', '09999-999'],
        ['10000-000', '19999-999'],
      ]),
    ).toEqual([])
    expect(
      said(freightRanges, [
        ['01000-000', '10000-000'],
        ['10000-000', '19999-999'],
        ['30000-000', '20000-000'],
      ]),
    ).toEqual([
      'regions.1.from: a faixa começa antes de a anterior acabar, em 10000-000',
      'regions.2.to: a faixa acaba antes de começar em 30000-000',
    ])
  })

  it('warns of CEP between two ranges, which get no price', () => {
    expect(
      said(freightGaps, [
        ['01000-000', '09999-999'],
        ['10000-000', '19999-999'],
        ['20000-001', '29999-999'],
      ]),
    ).toEqual([
      'regions.2.from: entre 19999-999 e 20000-001 não há preço, e a página pede a cotação',
    ])
  })

  it('warns from the day after its last', () => {
    expect(said(oldFreight, [])).toEqual([])
    expect(said(oldFreight, [], '2026-11-29')).toEqual([
      'validUntil: a tabela de frete venceu em 29/11/2026: a página só pede a cotação',
    ])
  })
})
