import { cleanQuery } from '../../lib/search-text'
import { sortNamed, type TableSearch } from './table/price-table-order'

/** Query of /comercio-sucata. */
export interface ScrapSearch extends TableSearch {
  /** An estimate, as `formatEstimate` writes it. */
  carga?: string
}

/**
 * Reads `?q=&ordem=&carga=`. Never throws: wrong values are dropped, which removes them from the
 * address. Whether the list can be read and its materials are bought is checked by the page.
 */
export const validateScrapSearch = ({ q, ordem, carga }: Record<string, unknown>): ScrapSearch => ({
  q: (typeof q === 'string' && cleanQuery(q)) || undefined,
  ordem: sortNamed(ordem)?.name,
  carga: typeof carga === 'string' ? carga : undefined,
})
