import {
  type CategoryCounts,
  countLots,
  isAvailable,
  statusOf,
} from '../../../../content/lots/listing'
import { unitPrice } from '../../../../content/lots/related'
import type { LotView } from '../../../../content/views/views'
import { searchOf } from '../../../lib/search-text'
import type { LotOrder, LotsSearch } from './lots-search'

/** Title and description; nothing else of a lot is searched. */
const withText = searchOf(({ title, description }: LotView) => `${title} ${description}`)

const VALUE: Record<LotOrder, (lot: LotView) => number> = {
  'menor-preco': ({ price }) => price,
  // Lots without a number of units come last.
  'menor-preco-por-unidade': (lot) => unitPrice(lot) ?? Infinity,
}

/** Sold lots come last, as in the content's order; equal ones stay newest first. */
function sortLots(lots: readonly LotView[], order: LotOrder): LotView[] {
  const value = (lot: LotView) => (statusOf(lot) === 'vendido' ? Infinity : VALUE[order](lot))
  // Compared and not subtracted: Infinity minus Infinity is NaN.
  return lots.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) < value(b) ? -1 : 1))
}

/**
 * Lots that fit the search of an address, in its order. Their title or description contains every
 * word of `q`, ignoring case and accents; prices include both ends. `counts`: number of lots by
 * category, with the same text, prices and availability.
 */
export function findLots(
  lots: readonly LotView[],
  { q = '', categoria, ordem, de, ate, disponiveis }: LotsSearch,
): { lots: LotView[]; counts: CategoryCounts } {
  const from = Number(de ?? 0)
  const to = Number(ate ?? Infinity)
  const inRange = lots.filter(
    (lot) => lot.price >= from && lot.price <= to && (!disponiveis || isAvailable(lot)),
  )
  const counted = withText(inRange, q)
  const found = categoria ? counted.filter(({ category }) => category === categoria) : counted
  return { lots: ordem ? sortLots(found, ordem) : found, counts: countLots(counted) }
}
