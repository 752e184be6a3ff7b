import { GRADES, type Grade } from '../../../../content/vocabulary'
import { cleanQuery } from '../../../lib/search-text'

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
