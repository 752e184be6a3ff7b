import type { MaterialView } from '../../../../content/views/views'
import { MATERIAL_GROUPS, type MaterialGroup } from '../../../../content/vocabulary'
import { cleanQuery, searchOf } from '../../../lib/search-text'

/** Query of /comercio-sucata. */
export interface ScrapSearch {
  q?: string
  /** Name of an order; absent for the groups of the content. */
  ordem?: string
  /** An estimate, as `writeLines` writes it. */
  carga?: string
}

const byName = (a: MaterialView, b: MaterialView) => a.name.localeCompare(b.name, 'pt-BR')

/** The orders of the table besides that of the content, by their value in the address. */
export const ORDERS = [
  {
    name: 'maior-preco',
    label: 'Maior preço',
    compare: (a: MaterialView, b: MaterialView) => b.pricePerKg - a.pricePerKg,
  },
  {
    name: 'menor-preco',
    label: 'Menor preço',
    compare: (a: MaterialView, b: MaterialView) => a.pricePerKg - b.pricePerKg,
  },
  { name: 'nome', label: 'Nome, de A a Z', compare: byName },
]

const orderNamed = (name: unknown) => ORDERS.find((order) => order.name === name)

/**
 * Reads `?q=&ordem=&carga=`. Never throws: wrong values are dropped, which removes them from the
 * address. The estimate is read by the page.
 */
export const validateScrapSearch = ({ q, ordem, carga }: Record<string, unknown>): ScrapSearch => ({
  q: (typeof q === 'string' && cleanQuery(q)) || undefined,
  ordem: orderNamed(ordem)?.name,
  carga: typeof carga === 'string' ? carga : undefined,
})

const withText = searchOf(({ name, description }: MaterialView) => `${name} ${description}`)

/**
 * Materials whose name or description contains every word of the text: in three groups in the order
 * of the content, or in one section without a group when ordered. Groups without rows are left out.
 */
export function tableSections(
  materials: readonly MaterialView[],
  { q = '', ordem }: ScrapSearch,
): { group?: MaterialGroup; rows: MaterialView[] }[] {
  const rows = withText(materials, q)
  const order = orderNamed(ordem)
  const sections = order
    ? [{ rows: rows.toSorted((a, b) => order.compare(a, b) || byName(a, b)) }]
    : MATERIAL_GROUPS.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
  return sections.filter((section) => section.rows.length > 0)
}
