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
