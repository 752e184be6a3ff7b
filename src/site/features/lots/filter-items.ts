import { gradeOf, type ItemList, type ItemListRow } from '../../../content/item-list/item-list'
import type { Grade } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { searchWords } from '../../lib/search-text'

export interface ItemFilter {
  text: string
  /** Functional grade. */
  grade?: Grade | undefined
}

/** Folding five thousand rows at every key would be noticeable, so each row is folded once. */
const keys = new WeakMap<ItemListRow, string>()

function searchKey(row: ItemListRow): string {
  let key = keys.get(row)
  // Folding all cells together takes a third of the time. No match spans two cells, since a word has no blank.
  if (key === undefined) keys.set(row, (key = foldText(row.cells.join(' '))))
  return key
}

/** Rows with the grade that contain every word of the text in any column, ignoring case and accents. */
export function filterItems(itemList: ItemList, { text, grade }: ItemFilter): ItemListRow[] {
  const words = searchWords(text)
  return itemList.rows.filter((row) => {
    if (grade && gradeOf(itemList, row, 'functional') !== grade) return false
    return words.every((word) => searchKey(row).includes(word))
  })
}

export interface ItemOrder {
  /** Index of the column, or the row's own number. */
  by: number | 'line'
  descending: boolean
}

let collator: Intl.Collator | undefined
/** Sorts «8 GB» before «16 GB», ignoring case and accents. Created late: the first use of Intl takes 15 ms. */
const natural = (): Intl.Collator =>
  (collator ??= new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }))

/** Rows in another order; equal rows keep theirs, in both directions. */
export function sortItems(
  itemList: Pick<ItemList, 'columns'>,
  rows: readonly ItemListRow[],
  { by, descending }: ItemOrder,
): ItemListRow[] {
  const sign = descending ? -1 : 1
  if (by === 'line') return rows.toSorted((a, b) => sign * (a.line - b.line))
  const isUnits = itemList.columns[by]?.kind === 'units'
  const compare = (a: ItemListRow, b: ItemListRow) =>
    isUnits ? a.units - b.units : natural().compare(a.cells[by] ?? '', b.cells[by] ?? '')
  return rows.toSorted((a, b) => sign * compare(a, b))
}
