import { cleanQuery } from '../../lib/search-text'
import { sortNamed } from './price-table-order'

export const SCRAP_PATH = '/comercio-sucata'

/** Search and order of the price table, as the address has them. */
export interface TableSearch {
  q?: string
  /** Name of an order; absent for the groups of the content. */
  ordem?: string
}

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

/** Path of a material's page, as src/content/document-types.ts has it. */
export const materialHref = ({ slug }: { slug: string }): string => `${SCRAP_PATH}/${slug}`
