import type { MaterialView } from '../../../../content/views/views'
import { MATERIAL_GROUPS, type MaterialGroup } from '../../../../content/vocabulary'
import { searchOf } from '../../../lib/search-text'

/** Search and order of the price table, as the address has them. */
export interface TableSearch {
  q?: string
  /** Name of an order; absent for the groups of the content. */
  ordem?: string
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
