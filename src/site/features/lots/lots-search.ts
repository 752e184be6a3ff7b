import { LOT_CATEGORIES, type LotCategory } from '../../../content/vocabulary'
import { cleanQuery } from '../../lib/query-text'
import type { LotFilter } from './find-lots'
import { addressPrice, parsePrice } from './parse-price'
import { LOT_ORDERS, type LotOrder } from './sort-lots'

/** What the address of the list says, as text. A field that is absent does not filter. The page of the list is in the path. */
export interface LotsSearch {
  q?: string
  categoria?: LotCategory
  /** Absent for the newest first. */
  ordem?: LotOrder
  /** Reais, as `addressPrice` writes them. */
  de?: string
  ate?: string
  disponiveis?: 'sim'
}

/** The category of that name; undefined for «todos» and for anything that is not a category. */
const categoryNamed = (value: unknown): LotCategory | undefined => LOT_CATEGORIES.find((category) => category === value)

/** A bound as the address keeps it; undefined for what is no price, and for 0, which bounds nothing. */
function cleanPrice(value: unknown): string | undefined {
  const price = typeof value === 'string' ? parsePrice(value.slice(0, 40)) : undefined
  return price && 'reais' in price && price.reais > 0 ? addressPrice(price.reais) : undefined
}

/** Reads `?q=&categoria=&ordem=&de=&ate=&disponiveis=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
export function validateLotsSearch(input: Record<string, unknown>): LotsSearch {
  const text = typeof input.q === 'string' ? input.q : ''
  return {
    q: cleanQuery(text) || undefined,
    categoria: categoryNamed(input.categoria),
    ordem: LOT_ORDERS.find((order) => order === input.ordem),
    de: cleanPrice(input.de),
    ate: cleanPrice(input.ate),
    disponiveis: input.disponiveis === 'sim' ? 'sim' : undefined,
  }
}

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
export const activeFilters = ({ q, categoria, de, ate, disponiveis }: LotsSearch): (keyof LotsSearch)[] => [
  ...(q ? ['q' as const] : []), ...(categoria ? ['categoria' as const] : []), ...(de ? ['de' as const] : []),
  ...(ate ? ['ate' as const] : []), ...(disponiveis ? ['disponiveis' as const] : []),
]
