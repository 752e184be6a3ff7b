import { describe, expect, it } from 'vitest'
import { freightGaps, freightRanges, oldFreight } from '../../../src/content/rules/prices'
import { document, said, TODAY } from './saying'

const table = (ranges: [string, string][], validUntil = TODAY) =>
  document('Freight', { validUntil, regions: ranges.map(([from, to]) => ({ from, to })) })

describe('the freight table', () => {
  it('has one price for a CEP', () => {
    expect(
      said(
        freightRanges,
        table([
          ['01000-000', '09999-999'],
          ['10000-000', '19999-999'],
        ]),
      ),
    ).toEqual([])
    expect(
      said(
        freightRanges,
        table([
          ['01000-000', '10000-000'],
          ['10000-000', '19999-999'],
          ['30000-000', '20000-000'],
        ]),
      ),
    ).toEqual([
      'regions.1.from: a faixa começa antes de a anterior acabar, em 10000-000',
      'regions.2.to: a faixa acaba antes de começar em 30000-000',
    ])
  })

  it('warns of CEP between two ranges, which get no price', () => {
    expect(
      said(
        freightGaps,
        table([
          ['01000-000', '09999-999'],
          ['10000-000', '19999-999'],
          ['20000-001', '29999-999'],
        ]),
      ),
    ).toEqual([
      'regions.2.from: entre 19999-999 e 20000-001 não há preço, e a página pede a cotação',
    ])
  })

  it('warns from the day after its last', () => {
    expect(said(oldFreight, table([]))).toEqual([])
    expect(said(oldFreight, table([], '2026-11-21'))).toEqual([
      'validUntil: a tabela de frete venceu em 21/11/2026: a página só pede a cotação',
    ])
  })
})
