import { describe, expect, it } from 'vitest'
import { inListOrder, isListed, statusOf } from '../../../src/content/lots/listing'
import { lotDataPath } from '../../../src/content/views/paths'
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
    expect(slugs(alternativesTo(own, lots))).toEqual(['nearer', 'near', 'edge'])
  })

  it('as related ones are of the same category first, then of a like unit price', () => {
    expect(slugs(relatedLots(own, lots))).toEqual(['nearer', 'near', 'edge'])
    expect(slugs(relatedLots(lot('x', 'desktop', 1000), lots))).toEqual([
      'desktop',
      'nearer',
      'near',
    ])
  })

  it('keep the order of the list where a lot does not count its units', () => {
    const uncounted = lot('x', 'servidor', undefined)
    expect(slugs(relatedLots(uncounted, lots))).toEqual(['server', 'dear', 'near'])
    expect(alternativesTo(uncounted, lots)).toEqual([])
  })
})

describe('a lot in the list', () => {
  it('is available unless it says otherwise', () => {
    expect([statusOf({}), statusOf({ status: 'reservado' })]).toEqual(['disponível', 'reservado'])
  })

  it('leaves it so many days after it was sold, and not a day before', () => {
    const sold = { status: 'vendido', statusOn: '2026-11-14' } as const
    expect(isListed(sold, '2026-12-14', 30)).toBe(true)
    expect(isListed(sold, '2026-12-14 23:59', 30)).toBe(true)
    expect(isListed(sold, '2026-12-15', 30)).toBe(false)
    expect(isListed(sold, '2026-11-14', 0)).toBe(true)
    expect(isListed(sold, '2026-11-15', 0)).toBe(false)
  })

  it('stays as long as it can be bought', () => {
    expect(isListed({ status: 'reservado', statusOn: '2020-01-01' }, '2026-11-20', 0)).toBe(true)
    expect(isListed({}, '2026-11-20', 0)).toBe(true)
  })

  it('stands after all others once it is sold, however new it is', () => {
    const lots = [
      { id: 1, enteredOn: '2026-11-20', status: 'vendido' as const },
      { id: 2 },
      { id: 3, enteredOn: '2026-11-01', status: 'reservado' as const },
    ]
    expect(lots.toSorted(inListOrder).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('stands before older ones; those without a day come last in the order they had', () => {
    const lots = [
      { id: 1 },
      { id: 2, enteredOn: '2026-11-01' },
      { id: 3 },
      { id: 4, enteredOn: '2026-11-20' },
      { id: 5, enteredOn: '2026-11-01' },
    ]
    expect(lots.toSorted(inListOrder).map(({ id }) => id)).toEqual([4, 2, 5, 1, 3])
  })
})

describe('addresses of the list', () => {
  it('never leave their folder, whatever a visitor types as the name of a lot', () => {
    expect(lotDataPath('../../company')).toBe('/dados/lotes/..%2F..%2Fcompany.json')
  })
})

it('lists a lot until its own end, and not after it', () => {
  const lot = { until: '2026-12-01 12:00' }
  expect(isListed(lot, '2026-12-01 11:59', 0)).toBe(true)
  expect(isListed(lot, '2026-12-01 12:00', 0)).toBe(false)
})
