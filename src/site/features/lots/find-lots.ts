import type { LotView } from '../../../content/views'
import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { searchWords } from '../../lib/query-text'

export type CategoryCounts = Record<'todos' | LotCategory, number>

export interface FoundLots {
  /** In the order of the content. */
  lots: LotView[]
  /** How many lots each category button would show with the same text. */
  counts: CategoryCounts
}

/** Folding ten thousand texts takes long enough to be felt, so each lot is folded once. */
const keys = new WeakMap<LotView, string>()

/** Title and description of a lot as searches compare them; nothing else of it is searched. */
function searchKey(lot: LotView): string {
  let key = keys.get(lot)
  if (key === undefined) keys.set(lot, (key = foldText(`${lot.title} ${lot.description}`)))
  return key
}

/** Prepares the search keys of `lots[from]` onwards while `mayGoOn()`; returns the index of the first lot left. */
export function prepareSearch(lots: readonly LotView[], from: number, mayGoOn: () => boolean): number {
  let index = from
  for (let lot = lots[index]; lot && mayGoOn(); lot = lots[++index]) searchKey(lot)
  return index
}

/**
 * Lots whose title or description holds every word of the text, whatever its case and accents, in the category if one is
 * given. One pass over the lots.
 */
export function findLots(lots: readonly LotView[], text: string, category?: LotCategory): FoundLots {
  const words = searchWords(text)
  const counts: CategoryCounts = { todos: 0, desktop: 0, notebook: 0, monitor: 0, smartphone: 0, servidor: 0, componentes: 0 }
  const found = lots.filter((lot) => {
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
