import { gradeOf, type ItemList, type ItemListRow } from '../../../../content/table/item-list'
import { type Grade, GRADES } from '../../../../content/vocabulary'
import { cleanQuery, searchOf } from '../../../lib/search-text'

/** Query of a lot's page: the filter of its item list. */
export interface LotSearch {
  /** Text of the filter. */
  itens?: string
  /** Functional grade. */
  nota?: Grade
}

/** Reads `?itens=&nota=`. Never throws: wrong values are dropped, which removes them from the address. */
export const validateLotSearch = (input: Record<string, unknown>): LotSearch => ({
  itens: (typeof input.itens === 'string' && cleanQuery(input.itens)) || undefined,
  nota: GRADES.find((grade) => grade === input.nota),
})

/** Every cell of a row. No match spans two cells, since a word has no blank. */
const withText = searchOf(({ cells }: ItemListRow) => cells.join(' '))

/** Rows with the grade that contain every word of the text in any column, ignoring case and accents. */
export const filterItems = (itemList: ItemList, text: string, grade?: Grade): ItemListRow[] =>
  withText(itemList.rows, text).filter(
    (row) => !grade || gradeOf(itemList, row, 'functional') === grade,
  )

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
