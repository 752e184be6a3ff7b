import type { LotCategory, LotStatus } from '../vocabulary'
import { isAvailable } from './listing'

interface Comparable {
  slug: string
  category: LotCategory
  price: number
  units?: number | undefined
  status?: LotStatus | undefined
}

/** Price of one unit in reais, rounded to the cent; undefined when the lot does not count its units. */
export const unitPrice = ({
  price,
  units,
}: Pick<Comparable, 'price' | 'units'>): number | undefined =>
  units === undefined ? undefined : Math.round((price / units) * 100) / 100

/** Largest relative difference of two unit prices that count as alike. */
const TOLERANCE = 0.3

/** Difference of unit prices as a share of the lot's own; Infinity where one of them is unknown. */
function distance(lot: Comparable, other: Comparable): number {
  const [own, others] = [unitPrice(lot), unitPrice(other)]
  return own === undefined || others === undefined ? Infinity : Math.abs(others - own) / own
}

/**
 * Available lots of the same category with a unit price within 30 %, nearest first, which a sold
 * lot's page offers instead.
 */
export const alternativesTo = <Lot extends Comparable>(
  lot: Comparable,
  lots: readonly Lot[],
  limit = 3,
): Lot[] =>
  closest(lot, lots, limit, (other, off) =>
    other.category === lot.category && off <= TOLERANCE ? 0 : undefined,
  )

/**
 * Available lots for the foot of a lot's page: of the same category first, then any other; nearest
 * unit price first.
 */
export const relatedLots = <Lot extends Comparable>(
  lot: Comparable,
  lots: readonly Lot[],
  limit = 3,
): Lot[] => closest(lot, lots, limit, (other) => (other.category === lot.category ? 0 : 1))

/**
 * The first lots by rank (undefined: never), then by unit price, then in the list's order. One pass
 * and no sorting, because it runs for each of ten thousand lots.
 */
function closest<Lot extends Comparable>(
  lot: Comparable,
  lots: readonly Lot[],
  limit: number,
  rankOf: (other: Lot, off: number) => number | undefined,
): Lot[] {
  const best: { other: Lot; rank: number; off: number }[] = []
  for (const other of lots) {
    if (other.slug === lot.slug || !isAvailable(other)) continue
    const off = distance(lot, other)
    const rank = rankOf(other, off)
    if (rank === undefined) continue
    const place = best.findIndex((one) => rank < one.rank || (rank === one.rank && off < one.off))
    if (place < 0 && best.length >= limit) continue
    best.splice(place < 0 ? best.length : place, 0, { other, rank, off })
    if (best.length > limit) best.pop()
  }
  return best.map(({ other }) => other)
}
