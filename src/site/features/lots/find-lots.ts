import { type CategoryCounts, isAvailable, noLots } from '../../../content/lots/listing'
import { unitPrice } from '../../../content/lots/related'
import type { LotEntry } from '../../../content/views'
import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { atOnce, type Work } from '../../lib/in-slices'
import { searchWords } from '../../lib/search-text'

/** What a search asks for besides its text; an absent field does not filter. */
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

/** Folding ten thousand texts takes noticeably long, so each lot is folded once. */
const keys = new WeakMap<LotEntry, string>()

/** Title and description in the form that searches compare; nothing else of a lot is searched. */
function searchKey(lot: LotEntry): string {
  let key = keys.get(lot)
  if (key === undefined) keys.set(lot, (key = foldText(`${lot.title} ${lot.description}`)))
  return key
}

/** Lots between two interruptions: half a millisecond on a phone, 1.5 ms when their texts have to be folded. */
const STRIDE = 64

/**
 * Lots that fit the filter and whose title or description contains every word of the text, ignoring case and
 * accents. A single pass over the lots, which can be interrupted.
 */
export function* searchLots(
  lots: readonly LotEntry[],
  text: string,
  filter: LotFilter = {},
): Work<FoundEntries> {
  const { category, order, from = 0, to = Infinity, availableOnly = false } = filter
  const words = searchWords(text)
  const counts = noLots()
  const found: LotEntry[] = []
  let seen = 0
  for (const lot of sortLots(lots, order)) {
    if (++seen % STRIDE === 0) yield
    if (lot.price < from || lot.price > to || (availableOnly && !isAvailable(lot))) continue
    if (words.length > 0) {
      const key = searchKey(lot)
      if (!words.every((word) => key.includes(word))) continue
    }
    counts.todos++
    counts[lot.category]++
    if (!category || lot.category === category) found.push(lot)
  }
  return { lots: found, counts }
}

/** The same without interruption. */
export const findLots = (
  lots: readonly LotEntry[],
  text: string,
  filter?: LotFilter,
): FoundEntries => atOnce(searchLots(lots, text, filter))

/** The categories of the filter's buttons, in order. */
export const CATEGORY_BUTTONS = ['todos', ...LOT_CATEGORIES] as const

/** Orders of the list besides the default, newest first, which is the order of the content. */
export const LOT_ORDERS = ['menor-preco', 'menor-preco-por-unidade'] as const
export type LotOrder = (typeof LOT_ORDERS)[number]

const VALUE: Record<LotOrder, (lot: LotEntry) => number> = {
  'menor-preco': ({ price }) => price,
  // Lots without a number of units come last.
  'menor-preco-por-unidade': (lot) => unitPrice(lot) ?? Infinity,
}

/** Sorting ten thousand lots at every key would be noticeable, and their order never changes. */
const sorted = new WeakMap<readonly LotEntry[], Map<LotOrder, readonly LotEntry[]>>()

/** All lots in an order; equal ones, and all without an order, newest first. The same array for the same lots. */
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
    // Compared and not subtracted: Infinity minus Infinity is NaN.
    done = lots.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) < value(b) ? -1 : 1))
    orders.set(order, done)
  }
  return done
}
