import { noLots, type CategoryCounts, isAvailable } from '../../../content/lots/listing'
import type { LotEntry } from '../../../content/views'
import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { atOnce, type Work } from '../../lib/in-slices'
import { searchWords } from '../../lib/search-text'
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

/** Lots that are looked through before others may go on: on a phone half a millisecond, where their texts are still to be folded one and a half. */
const STRIDE = 64

/**
 * Lots whose title or description holds every word of the text, whatever its case and accents, and that fit the filter. One pass
 * over the lots, which may be interrupted.
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

/** The same at once. */
export const findLots = (
  lots: readonly LotEntry[],
  text: string,
  filter?: LotFilter,
): FoundEntries => atOnce(searchLots(lots, text, filter))

/** The filter buttons in their order, «todos» first. */
export const CATEGORY_BUTTONS = ['todos', ...LOT_CATEGORIES] as const
