import { LOTS_PATH } from '../../../../content/lots/paths'
import { pagePath } from '../../../../content/views/paging'
import { LOT_CATEGORIES, type LotCategory } from '../../../../content/vocabulary'
import { stringifySearch } from '../../../lib/address-search'
import { pageNamed } from '../../../lib/paginate'
import { cleanQuery } from '../../../lib/search-text'
import { addressPrice } from '../shared/parse-price'

/** Orders of the list besides the default, newest first, which is the order of the content. */
export const LOT_ORDERS = ['menor-preco', 'menor-preco-por-unidade'] as const
export type LotOrder = (typeof LOT_ORDERS)[number]

/**
 * Query of the list's address, as text. An absent field does not filter. `pagina` is a page of the filtered
 * list; pages of all lots have their number in the path.
 */
export interface LotsSearch {
  q?: string
  categoria?: LotCategory
  /** Absent for the newest first. */
  ordem?: LotOrder
  /** Reais: 1500, 1500.5. */
  de?: string
  ate?: string
  disponiveis?: 'sim'
  /** Digits of a number from 2. */
  pagina?: string
  /** Absent for cards, or for the view that this device remembers. */
  ver?: 'linhas'
}

/** A price as the address has it; undefined for any other text. */
const cleanPrice = (value: unknown): string | undefined =>
  typeof value === 'string' ? addressPrice(value.slice(0, 40)) : undefined

/**
 * Reads `?q=&categoria=&ordem=&de=&ate=&disponiveis=&pagina=&ver=`. Never throws: wrong values are dropped, which
 * removes them from the address.
 */
export function validateLotsSearch(input: Record<string, unknown>): LotsSearch {
  const text = typeof input.q === 'string' ? input.q : ''
  const asked: LotsSearch = {
    q: cleanQuery(text) || undefined,
    categoria: LOT_CATEGORIES.find((category) => category === input.categoria),
    ordem: LOT_ORDERS.find((order) => order === input.ordem),
    de: cleanPrice(input.de),
    ate: cleanPrice(input.ate),
    disponiveis: input.disponiveis === 'sim' ? 'sim' : undefined,
  }
  return {
    ...asked,
    ver: input.ver === 'linhas' ? 'linhas' : undefined,
    pagina: isAsked(asked) ? pageNamed(String(input.pagina))?.toString() : undefined,
  }
}

/** Whether the search differs from all lots, newest first. */
export const isAsked = (search: LotsSearch): boolean =>
  search.ordem !== undefined || activeFilters(search).length > 0

/** Address of a page of the list with this search. */
export const lotsHref = (search: LotsSearch, page: number): string =>
  isAsked(search)
    ? `${LOTS_PATH}${stringifySearch({ ...search, pagina: page > 1 ? String(page) : undefined })}`
    : `${pagePath(LOTS_PATH, page)}${stringifySearch({ ver: search.ver })}`

/** Fields that hide lots; the order is none of them. */
export const FILTERS = ['q', 'categoria', 'de', 'ate', 'disponiveis'] as const

export const NO_FILTER: LotsSearch = Object.fromEntries(FILTERS.map((field) => [field, undefined]))

/** The filters that are set, for the buttons that remove them. */
export const activeFilters = (search: LotsSearch): (typeof FILTERS)[number][] =>
  FILTERS.filter((field) => search[field])
