import { unitPrice } from '../../../content/lots/related'
import type { LotEntry } from '../../../content/views'

/** Orders of the list other than the newest first, which is the content's own. */
export const LOT_ORDERS = ['menor-preco', 'menor-preco-por-unidade'] as const
export type LotOrder = (typeof LOT_ORDERS)[number]

const VALUE: Record<LotOrder, (lot: LotEntry) => number> = {
  'menor-preco': ({ price }) => price,
  // A lot that does not count its units goes last.
  'menor-preco-por-unidade': (lot) => unitPrice(lot) ?? Infinity,
}

/** Sorting ten thousand lots at every key would be felt, and their order never changes. */
const sorted = new WeakMap<readonly LotEntry[], Map<LotOrder, readonly LotEntry[]>>()

/** All lots in that order; among equals, and without an order, the newest first. The same array for the same lots. */
export function sortLots(
  lots: readonly LotEntry[],
  order: LotOrder | undefined,
): readonly LotEntry[] {
  if (!order) return lots
  let orders = sorted.get(lots)
  if (!orders) sorted.set(lots, (orders = new Map()))
  let done = orders.get(order)
  if (!done) {
    const value = VALUE[order]
    // Infinity minus Infinity is no order.
    done = lots.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) < value(b) ? -1 : 1))
    orders.set(order, done)
  }
  return done
}
