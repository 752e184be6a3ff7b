import { describe, expect, it } from 'vitest'
import { alternativesTo, relatedLots, unitPrice } from '../../../src/content/lots/related'
import type { LotCategory, LotStatus } from '../../../src/content/vocabulary'

const lot = (
  slug: string,
  category: LotCategory,
  each: number | undefined,
  status?: LotStatus,
) => ({
  slug,
  category,
  price: (each ?? 100) * 10,
  ...(each !== undefined && { units: 10 }),
  status,
})
const own = lot('own', 'notebook', 1000, 'vendido')
const lots = [
  own,
  lot('dear', 'notebook', 1301),
  lot('near', 'notebook', 1100),
  lot('edge', 'notebook', 700),
  lot('nearer', 'notebook', 950),
  lot('uncounted', 'notebook', undefined),
  lot('reserved', 'notebook', 1000, 'reservado'),
  lot('sold', 'notebook', 1000, 'vendido'),
  lot('desktop', 'desktop', 1010),
  lot('server', 'servidor', 8000),
]

it('the price of a piece is rounded to the cent, and unknown where pieces are not counted', () => {
  expect(unitPrice({ price: 100, units: 3 })).toBe(33.33)
  expect(unitPrice({ price: 200, units: 3 })).toBe(66.67)
  expect(unitPrice({ price: 100 })).toBe(undefined)
})

const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug)

describe('lots beside a lot', () => {
  it('as alternatives are available, of the same category and within 30 % of the unit price, nearest first', () => {
    expect(slugs(alternativesTo(own, lots, 9))).toEqual(['nearer', 'near', 'edge'])
    expect(slugs(alternativesTo(own, lots, 2))).toEqual(['nearer', 'near'])
  })

  it(
    'as related ones are of the same category first, then of a like unit price, then ' +
      'any other that is available',
    () => {
      expect(slugs(relatedLots(own, lots, 9))).toEqual([
        'nearer',
        'near',
        'edge',
        'dear',
        'uncounted',
        'desktop',
        'server',
      ])
      expect(slugs(relatedLots(lot('x', 'desktop', 1000), lots, 3))).toEqual([
        'desktop',
        'nearer',
        'near',
      ])
    },
  )

  it('keep the order of the list where a lot does not count its units', () => {
    expect(slugs(relatedLots(lot('x', 'servidor', undefined), lots))).toEqual([
      'server',
      'dear',
      'near',
    ])
    expect(alternativesTo(lot('x', 'servidor', undefined), lots)).toEqual([])
  })
})
