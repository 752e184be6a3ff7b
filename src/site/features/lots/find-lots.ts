import {
  type CategoryCounts,
  countLots,
  isAvailable,
  statusOf,
} from '../../../content/lots/listing'
import { unitPrice } from '../../../content/lots/related'
import type { LotEntry } from '../../../content/views'
import type { LotCategory } from '../../../content/vocabulary'
import { searchOf } from '../../lib/search-text'

/** The criteria of a search besides its text; an absent field does not filter. */
export interface LotFilter {
  category?: LotCategory | undefined
  order?: LotOrder | undefined
  /** Price of the whole lot in reais, both ends included; with `from` above `to` no lot fits. */
  from?: number | undefined
  to?: number | undefined
  availableOnly?: boolean | undefined
}

export interface FoundEntries {
  /** In the order of the filter. */
  lots: LotEntry[]
  /** Number of lots by category, with the same text, prices and availability. */
  counts: CategoryCounts
}

/** Title and description; nothing else of a lot is searched. */
const withText = searchOf(({ title, description }: LotEntry) => `${title} ${description}`)

/**
 * Lots that fit the filter and whose title or description contains every word of the text, ignoring case and
 * accents.
 */
export function findLots(
  lots: readonly LotEntry[],
  text: string,
  { category, order, from = 0, to = Infinity, availableOnly = false }: LotFilter = {},
): FoundEntries {
  const inRange = lots.filter(
    (lot) => lot.price >= from && lot.price <= to && (!availableOnly || isAvailable(lot)),
  )
  const counted = withText(inRange, text)
  const found = category ? counted.filter((lot) => lot.category === category) : counted
  return { lots: order ? sortLots(found, order) : found, counts: countLots(counted) }
}

/** Orders of the list besides the default, newest first, which is the order of the content. */
export const LOT_ORDERS = ['menor-preco', 'menor-preco-por-unidade'] as const
export type LotOrder = (typeof LOT_ORDERS)[number]

const VALUE: Record<LotOrder, (lot: LotEntry) => number> = {
  'menor-preco': ({ price }) => price,
  // Lots without a number of units come last.
  'menor-preco-por-unidade': (lot) => unitPrice(lot) ?? Infinity,
}

/** Sold lots come last, as in the content's order; equal ones stay newest first. */
function sortLots(lots: readonly LotEntry[], order: LotOrder): LotEntry[] {
  const value = (lot: LotEntry) => (statusOf(lot) === 'vendido' ? Infinity : VALUE[order](lot))
  // Compared and not subtracted: Infinity minus Infinity is NaN.
  return lots.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) < value(b) ? -1 : 1))
}
