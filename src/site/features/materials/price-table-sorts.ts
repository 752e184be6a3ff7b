import type { ScrapPageView } from '../../../content/views'

export type SortColumn = 'name' | 'pricePerKg' | 'variation'
export interface TableSort {
  /** Its value in the address. */
  name: string
  /** Name of its text in the content. */
  text: Exclude<keyof ScrapPageView['board']['orders'], 'label' | 'byGroup'>
  column: SortColumn
  direction: 'ascending' | 'descending'
}

/** The orders of the table besides that of the content, each column's best first. */
export const SORTS: readonly TableSort[] = [
  {
    name: 'maior-preco',
    text: 'highestPrice',
    column: 'pricePerKg',
    direction: 'descending',
  },
  {
    name: 'menor-preco',
    text: 'lowestPrice',
    column: 'pricePerKg',
    direction: 'ascending',
  },
  { name: 'nome', text: 'nameUp', column: 'name', direction: 'ascending' },
  {
    name: 'nome-de-z-a-a',
    text: 'nameDown',
    column: 'name',
    direction: 'descending',
  },
  {
    name: 'maior-alta',
    text: 'highestVariation',
    column: 'variation',
    direction: 'descending',
  },
  {
    name: 'maior-queda',
    text: 'lowestVariation',
    column: 'variation',
    direction: 'ascending',
  },
]

/** The order of that name; undefined for the groups of the content, and for any other value. */
export const sortNamed = (name: unknown): TableSort | undefined =>
  SORTS.find((sort) => sort.name === name)

/** The order after a click on a column's heading: best first, then reversed, then back to groups (undefined). */
export function nextSort(sort: TableSort | undefined, column: SortColumn): TableSort | undefined {
  const own = SORTS.filter((other) => other.column === column)
  return own[sort?.column === column ? own.indexOf(sort) + 1 : 0]
}
