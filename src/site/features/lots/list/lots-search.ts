import {
  type CategoryCounts,
  countLots,
  isAvailable,
  statusOf,
} from '../../../../content/lots/listing'
import { LOTS_PATH, pagePath } from '../../../../content/views/paths'
import { unitPrice } from '../../../../content/lots/related'
import type { LotView } from '../../../../content/views/views'
import { LOT_CATEGORIES, type LotCategory } from '../../../../content/vocabulary'
import { stringifySearch, cleanQuery, searchOf } from '../../../lib/search-text'
import { pageNamed } from '../../../lib/paginate'
import { addressPrice } from '../shared/parse-price'

/** Orders of the list besides the default, newest first, which is the order of the content. */
export const LOT_ORDERS = [
  ['menor-preco', 'Menor preço'],
  ['menor-preco-por-unidade', 'Menor preço por unidade'],
] as const
type LotOrder = (typeof LOT_ORDERS)[number][0]

export const orderNamed = (text: unknown): LotOrder | undefined =>
  LOT_ORDERS.find(([order]) => order === text)?.[0]

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

/**
 * Reads `?q=&categoria=&ordem=&de=&ate=&disponiveis=&pagina=&ver=`. Never throws: wrong values are dropped, which
 * removes them from the address.
 */
export function validateLotsSearch(input: Record<string, unknown>): LotsSearch {
  const textOf = (name: string) => (typeof input[name] === 'string' ? input[name] : '')
  const asked: LotsSearch = {
    q: cleanQuery(textOf('q')) || undefined,
    categoria: LOT_CATEGORIES.find((category) => category === input.categoria),
    ordem: orderNamed(input.ordem),
    de: addressPrice(textOf('de')),
    ate: addressPrice(textOf('ate')),
    disponiveis: input.disponiveis === 'sim' ? 'sim' : undefined,
  }
  return {
    ...asked,
    ver: input.ver === 'linhas' ? 'linhas' : undefined,
    pagina: isAsked(asked) ? pageNamed(textOf('pagina'))?.toString() : undefined,
  }
}

/** Fields that hide lots; the order is none of them. */
const FILTERS = ['q', 'categoria', 'de', 'ate', 'disponiveis'] as const

export const NO_FILTER: LotsSearch = Object.fromEntries(FILTERS.map((field) => [field, undefined]))

/** Whether the search may hide lots. */
export const isFiltered = (search: LotsSearch): boolean => FILTERS.some((field) => search[field])

/** Whether the search differs from all lots, newest first. */
export const isAsked = (search: LotsSearch): boolean =>
  search.ordem !== undefined || isFiltered(search)

/** Address of a page of the list with this search. */
export const lotsHref = (search: LotsSearch, page: number): string =>
  isAsked(search)
    ? `${LOTS_PATH}${stringifySearch({ ...search, pagina: page > 1 ? String(page) : undefined })}`
    : `${pagePath(LOTS_PATH, page)}${stringifySearch({ ver: search.ver })}`

/** Title and description; nothing else of a lot is searched. */
const withText = searchOf(({ title, description }: LotView) => `${title} ${description}`)

/** Sold lots and those without a unit price come last; equal ones stay newest first. */
function sortLots(lots: readonly LotView[], order: LotOrder): LotView[] {
  const value = (lot: LotView) =>
    statusOf(lot) === 'vendido'
      ? Infinity
      : order === 'menor-preco'
        ? lot.price
        : (unitPrice(lot) ?? Infinity)
  return lots.toSorted((a, b) => Number(value(a) > value(b)) - Number(value(a) < value(b)))
}

/**
 * Lots that fit the search of an address, in its order. Their title or description contains every
 * word of `q`, ignoring case and accents; prices include both ends. `counts`: number of lots by
 * category, with the same text, prices and availability.
 */
export function findLots(
  lots: readonly LotView[],
  { q = '', categoria, ordem, de = '0', ate = 'Infinity', disponiveis }: LotsSearch,
): { lots: LotView[]; counts: CategoryCounts } {
  const inRange = lots.filter(
    (lot) =>
      lot.price >= Number(de) && lot.price <= Number(ate) && (!disponiveis || isAvailable(lot)),
  )
  const counted = withText(inRange, q)
  const found = categoria ? counted.filter(({ category }) => category === categoria) : counted
  return { lots: ordem ? sortLots(found, ordem) : found, counts: countLots(counted) }
}
