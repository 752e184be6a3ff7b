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

export type SortColumn = 'name' | 'pricePerKg' | 'variation'
export interface TableSort {
  /** Its value in the address. */
  name: string
  label: string
  column: SortColumn
  direction: 'ascending' | 'descending'
}

/** The orders of the table besides that of the content, each column's best first. */
export const SORTS: readonly TableSort[] = [
  { name: 'maior-preco', label: 'Maior preço', column: 'pricePerKg', direction: 'descending' },
  { name: 'menor-preco', label: 'Menor preço', column: 'pricePerKg', direction: 'ascending' },
  { name: 'nome', label: 'Nome, de A a Z', column: 'name', direction: 'ascending' },
  { name: 'nome-de-z-a-a', label: 'Nome, de Z a A', column: 'name', direction: 'descending' },
  { name: 'maior-alta', label: 'Maior alta', column: 'variation', direction: 'descending' },
  { name: 'maior-queda', label: 'Maior queda', column: 'variation', direction: 'ascending' },
]

/** The order of that name; undefined for the groups of the content, and for any other value. */
export const sortNamed = (name: unknown): TableSort | undefined =>
  SORTS.find((sort) => sort.name === name)

/**
 * Reads `?q=&ordem=&carga=`. Never throws: wrong values are dropped, which removes them from the
 * address. The estimate is read by the page.
 */
export const validateScrapSearch = ({ q, ordem, carga }: Record<string, unknown>): ScrapSearch => ({
  q: (typeof q === 'string' && cleanQuery(q)) || undefined,
  ordem: sortNamed(ordem)?.name,
  carga: typeof carga === 'string' ? carga : undefined,
})

/** The order after a click on a column's heading: best first, then reversed, then back to groups (undefined). */
export function nextSort(sort: TableSort | undefined, column: SortColumn): TableSort | undefined {
  const own = SORTS.filter((other) => other.column === column)
  return own[sort?.column === column ? own.indexOf(sort) + 1 : 0]
}

const byName = (a: MaterialView, b: MaterialView) => a.name.localeCompare(b.name, 'pt-BR')
const withText = searchOf(({ name, description }: MaterialView) => `${name} ${description}`)

/**
 * Materials whose name or description contains every word of the text: in three groups in the order
 * of the content, or in one section without a group when sorted. Groups without rows are left out.
 */
export function tableSections(
  materials: readonly MaterialView[],
  text: string,
  sort?: Pick<TableSort, 'column' | 'direction'>,
): { group?: MaterialGroup; rows: MaterialView[] }[] {
  const rows = withText(materials, text)
  if (!sort)
    return MATERIAL_GROUPS.map((group) => ({
      group,
      rows: rows.filter((row) => row.group === group),
    })).filter((section) => section.rows.length > 0)
  const { column } = sort
  const sign = sort.direction === 'ascending' ? 1 : -1
  // Equal figures are in alphabetical order in both directions.
  const sorted = [...rows].sort(
    (a, b) => sign * (column === 'name' ? byName(a, b) : a[column] - b[column]) || byName(a, b),
  )
  return sorted.length > 0 ? [{ rows: sorted }] : []
}
