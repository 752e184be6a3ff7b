import { gradeOf, type ItemList, type ItemListRow } from '../../../../content/table/item-list'
import type { Grade } from '../../../../content/vocabulary'
import { searchOf } from '../../../lib/search-text'

export interface ItemFilter {
  text: string
  /** Functional grade. */
  grade?: Grade | undefined
}

/** Every cell of a row. No match spans two cells, since a word has no blank. */
const withText = searchOf(({ cells }: ItemListRow) => cells.join(' '))

/** Rows with the grade that contain every word of the text in any column, ignoring case and accents. */
export function filterItems(itemList: ItemList, { text, grade }: ItemFilter): ItemListRow[] {
  const rows = grade
    ? itemList.rows.filter((row) => gradeOf(itemList, row, 'functional') === grade)
    : itemList.rows
  return withText(rows, text)
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
