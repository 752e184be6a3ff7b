import { noLots, type CategoryCounts } from '../../../content/lots/categories'
import { isAvailable } from '../../../content/lots/listing'
import type { LotEntry } from '../../../content/views'
import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { searchWords } from '../../lib/query-text'
import { sortLots, type LotOrder } from './sort-lots'

/** What is asked for besides the text; what is absent asks for nothing. */
export interface LotFilter {
  category?: LotCategory | undefined
  order?: LotOrder | undefined
  /** Price of the whole lot in reais, both ends included; with `from` above `to` no lot fits. */
  from?: number | undefined
  to?: number | undefined
  availableOnly?: boolean | undefined
}

export interface FoundEntries {
  /** In the order asked for. */
  lots: LotEntry[]
  /** How many lots each category button would show with the same text, prices and availability. */
  counts: CategoryCounts
}

/** Folding ten thousand texts takes long enough to be felt, so each lot is folded once. */
const keys = new WeakMap<LotEntry, string>()

/** Title and description of a lot as searches compare them; nothing else of it is searched. */
function searchKey(lot: LotEntry): string {
  let key = keys.get(lot)
  if (key === undefined) keys.set(lot, (key = foldText(`${lot.title} ${lot.description}`)))
  return key
}

/** Prepares the search keys of `lots[from]` onwards while `mayGoOn()`; returns the index of the first lot left. */
export function prepareSearch(lots: readonly LotEntry[], from: number, mayGoOn: () => boolean): number {
  let index = from
  for (let lot = lots[index]; lot && mayGoOn(); lot = lots[++index]) searchKey(lot)
  return index
}

/**
 * Lots whose title or description holds every word of the text, whatever its case and accents, and that fit the filter. One pass
 * over the lots.
 */
export function findLots(lots: readonly LotEntry[], text: string, filter: LotFilter = {}): FoundEntries {
  const { category, order, from = 0, to = Infinity, availableOnly = false } = filter
  const words = searchWords(text)
  const counts = noLots()
  const found = sortLots(lots, order).filter((lot) => {
    if (lot.price < from || lot.price > to || (availableOnly && !isAvailable(lot))) return false
    if (words.length > 0) {
      const key = searchKey(lot)
      if (!words.every((word) => key.includes(word))) return false
    }
    counts.todos++
    counts[lot.category]++
    return !category || lot.category === category
  })
  return { lots: found, counts }
}

/** The filter buttons in their order, «todos» first. */
export const CATEGORY_BUTTONS = ['todos', ...LOT_CATEGORIES] as const
