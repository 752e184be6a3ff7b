import { LOTS_PATH } from '../../../content/lots/paths'
import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { stringifySearch } from '../../lib/address-search'
import { cleanQuery } from '../../lib/search-text'
import type { LotFilter } from './find-lots'
import { pageNamed } from '../../lib/paginate'
import { addressPrice, parsePrice } from './parse-price'
import { LOT_ORDERS, type LotOrder } from './sort-lots'

/** What the address of the list says, as text. A field that is absent does not filter. The path names a page of all lots, `pagina` one of those asked for. */
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
}

/** The category of that name; undefined for «todos» and for anything that is not a category. */
const categoryNamed = (value: unknown): LotCategory | undefined =>
  LOT_CATEGORIES.find((category) => category === value)

/** A bound as the address keeps it; undefined for what is no price, and for 0, which bounds nothing. */
function cleanPrice(value: unknown): string | undefined {
  const price = typeof value === 'string' ? parsePrice(value.slice(0, 40)) : undefined
  return price && 'reais' in price && price.reais > 0 ? addressPrice(price.reais) : undefined
}

/** Reads `?q=&categoria=&ordem=&de=&ate=&disponiveis=&pagina=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
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
    pagina: isAsked(asked) ? pageNamed(String(input.pagina))?.toString() : undefined,
  }
}

/** Whether the list is another one than all lots, newest first. */
export const isAsked = (search: LotsSearch): boolean =>
  search.ordem !== undefined || activeFilters(search).length > 0

/** The list that was asked for as a link. */
export const lotsHref = (search: LotsSearch): string =>
  `${LOTS_PATH}${stringifySearch({ ...search })}`

/** What the address asks for besides its text, as `findLots` takes it. */
export function filterOf({ categoria, ordem, de, ate, disponiveis }: LotsSearch): LotFilter {
  return {
    category: categoria,
    order: ordem,
    from: de === undefined ? undefined : Number(de),
    to: ate === undefined ? undefined : Number(ate),
    availableOnly: disponiveis === 'sim',
  }
}

/** Filters that hide lots, for «Filtros (n)» and for the chips that take them away; the order of the list hides none. */
export const activeFilters = ({
  q,
  categoria,
  de,
  ate,
  disponiveis,
}: LotsSearch): (keyof LotsSearch)[] => [
  ...(q ? ['q' as const] : []),
  ...(categoria ? ['categoria' as const] : []),
  ...(de ? ['de' as const] : []),
  ...(ate ? ['ate' as const] : []),
  ...(disponiveis ? ['disponiveis' as const] : []),
]
