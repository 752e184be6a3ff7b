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

/** The most lots that a page offers beside its own. */
const MOST = 3

/** The other available lots: of the same category first, then any other; nearest unit price first. */
const closest = <Lot extends Comparable>(lot: Comparable, lots: readonly Lot[]) =>
  lots
    .filter((other) => other.slug !== lot.slug && isAvailable(other))
    .map((other) => ({
      other,
      isAlike: other.category === lot.category,
      off: distance(lot, other),
    }))
    // Of two unknown distances the difference is no number.
    .toSorted((a, b) => Number(b.isAlike) - Number(a.isAlike) || a.off - b.off || 0)

/** What a sold lot's page offers instead: lots of its category with a unit price within 30 %. */
export const alternativesTo = <Lot extends Comparable>(lot: Comparable, lots: readonly Lot[]) =>
  closest(lot, lots)
    .filter(({ isAlike, off }) => isAlike && off <= TOLERANCE)
    .slice(0, MOST)
    .map(({ other }) => other)

/** Lots for the foot of a lot's page. */
export const relatedLots = <Lot extends Comparable>(lot: Comparable, lots: readonly Lot[]) =>
  closest(lot, lots)
    .slice(0, MOST)
    .map(({ other }) => other)
