import { LOTS_PATH } from '../../../content/lots/paths'
import { pagePath } from '../../../content/paging'
import { GRADES, type Grade, LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { stringifySearch } from '../../lib/address-search'
import { pageNamed } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'
import { LOT_ORDERS, type LotFilter, type LotOrder } from './find-lots'
import { addressPrice, parsePrice } from './parse-price'

/**
 * Query of the list's address, as text. An absent field does not filter. `pagina` is a page of the filtered
 * list; pages of all lots have their number in the path.
 */
export interface LotsSearch {
  q?: string
  categoria?: LotCategory
  /** Absent for the newest first. */
  ordem?: LotOrder
  /** Reais, as `addressPrice` writes them. */
  de?: string
  ate?: string
  disponiveis?: 'sim'
  /** Digits of a number from 2. */
  pagina?: string
  /** Absent for cards, or for the view that this device remembers. */
  ver?: 'linhas'
}

/** The category of that name; undefined for «todos» and for anything that is not a category. */
const categoryNamed = (value: unknown): LotCategory | undefined =>
  LOT_CATEGORIES.find((category) => category === value)

/** A price as the address has it; undefined for any other text, and for 0, which does not filter. */
function cleanPrice(value: unknown): string | undefined {
  const price = typeof value === 'string' ? parsePrice(value.slice(0, 40)) : undefined
  return price && 'reais' in price && price.reais > 0 ? addressPrice(price.reais) : undefined
}

/**
 * Reads `?q=&categoria=&ordem=&de=&ate=&disponiveis=&pagina=&ver=`. Never throws: wrong values are dropped, which
 * removes them from the address.
 */
export function validateLotsSearch(input: Record<string, unknown>): LotsSearch {
  const text = typeof input.q === 'string' ? input.q : ''
  const asked: LotsSearch = {
    q: cleanQuery(text) || undefined,
    categoria: categoryNamed(input.categoria),
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

/** The filter of an address as `findLots` takes it. */
export function filterOf({ categoria, ordem, de, ate, disponiveis }: LotsSearch): LotFilter {
  return {
    category: categoria,
    order: ordem,
    from: de === undefined ? undefined : Number(de),
    to: ate === undefined ? undefined : Number(ate),
    availableOnly: disponiveis === 'sim',
  }
}

/** Fields that hide lots; the order is none of them. */
export const FILTERS = ['q', 'categoria', 'de', 'ate', 'disponiveis'] as const

/** The filters that are set, for the buttons that remove them. */
export const activeFilters = (search: LotsSearch): (typeof FILTERS)[number][] =>
  FILTERS.filter((field) => search[field])

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
