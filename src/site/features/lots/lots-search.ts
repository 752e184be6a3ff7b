import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { cleanQuery } from '../../lib/query-text'

/** What the address of the list says. A field that is absent does not filter. */
export interface LotsSearch {
  q?: string
  categoria?: LotCategory
}

/** The category of that name; undefined for «todos» and for anything that is not a category. */
const categoryNamed = (value: unknown): LotCategory | undefined => LOT_CATEGORIES.find((category) => category === value)

/** Reads `?q=&categoria=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
export function validateLotsSearch(input: Record<string, unknown>): LotsSearch {
  const text = typeof input.q === 'string' ? input.q : ''
  return { q: cleanQuery(text) || undefined, categoria: categoryNamed(input.categoria) }
}
