import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'

/** What the address of the list says. A field that is absent does not filter. */
export interface LotsSearch {
  q?: string
  categoria?: LotCategory
}

/** Longer than any lot title (110), so that a pasted title still finds its lot. */
const MAX_QUERY = 120

/** The text of a search as the address keeps it: single blanks, none at the ends, at most 120 characters. */
export const cleanQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY).trim()

/** The category of that name; undefined for «todos» and for anything that is not a category. */
const categoryNamed = (value: unknown): LotCategory | undefined => LOT_CATEGORIES.find((category) => category === value)

/** Reads `?q=&categoria=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
export function validateLotsSearch(input: Record<string, unknown>): LotsSearch {
  // The router reads `?q=7060` as a number and `?q=true` as a boolean; to a visitor both are text.
  const text = ['string', 'number', 'boolean'].includes(typeof input.q) ? String(input.q) : ''
  return { q: cleanQuery(text) || undefined, categoria: categoryNamed(input.categoria) }
}
