import type { LotCategory, LotStatus } from '../vocabulary'
import { statusOf } from './listing'

interface Comparable {
  slug: string
  category: LotCategory
  price: number
  units?: number | undefined
  status?: LotStatus | undefined
}

/** Price of one unit in reais; undefined where the lot does not count its units. */
export const unitPrice = ({ price, units }: Pick<Comparable, 'price' | 'units'>): number | undefined => (units === undefined ? undefined : price / units)

/** How far a unit price may be off and still be alike. */
const TOLERANCE = 0.3

/** Difference of unit prices as a share of the lot's own; Infinity where one of them is unknown. */
function distance(lot: Comparable, other: Comparable): number {
  const [own, others] = [unitPrice(lot), unitPrice(other)]
  return own === undefined || others === undefined ? Infinity : Math.abs(others - own) / own
}

/** Available lots of the same category with a unit price within 30 %, nearest first: what a sold lot offers instead. */
export function alternativesTo<Lot extends Comparable>(lot: Comparable, lots: readonly Lot[], limit = 3): Lot[] {
  return closest(lot, lots.filter((other) => isOther(lot, other) && other.category === lot.category && distance(lot, other) <= TOLERANCE), limit)
}

/** Available lots for the foot of a lot's page: of the same category first, then of a like unit price; no others. */
export function relatedLots<Lot extends Comparable>(lot: Comparable, lots: readonly Lot[], limit = 3): Lot[] {
  const same = closest(lot, lots.filter((other) => isOther(lot, other) && other.category === lot.category), limit)
  if (same.length === limit) return same
  const alike = lots.filter((other) => isOther(lot, other) && other.category !== lot.category && distance(lot, other) <= TOLERANCE)
  return [...same, ...closest(lot, alike, limit - same.length)]
}

const isOther = (lot: Comparable, other: Comparable): boolean => other.slug !== lot.slug && statusOf(other) === 'disponível'

/** Nearest unit price first; of two alike the one that the list shows first. */
function closest<Lot extends Comparable>(lot: Comparable, lots: Lot[], limit: number): Lot[] {
  // Infinity minus Infinity is no order.
  const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
  return lots.toSorted((a, b) => compare(distance(lot, a), distance(lot, b))).slice(0, limit)
}
