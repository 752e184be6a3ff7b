import { GRADES, type Grade } from '../../../content/vocabulary'
import { cleanQuery } from '../../lib/search-text'

/** What the address of a lot's page says of its manifest. */
export interface LotSearch {
  /** Text of the filter. */
  itens?: string
  /** Functional grade. */
  nota?: Grade
}

/** Reads `?itens=&nota=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
export const validateLotSearch = (input: Record<string, unknown>): LotSearch => ({
  itens: (typeof input.itens === 'string' && cleanQuery(input.itens)) || undefined,
  nota: GRADES.find((grade) => grade === input.nota),
})
