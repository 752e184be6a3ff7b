import type { MaterialView } from '../../../content/views'
import { MATERIAL_GROUPS, type MaterialGroup } from '../../../content/vocabulary'
import { searchOf } from '../../lib/search-text'
import type { TableSort } from './price-table-sorts'

/** Rows of the price table under their group's heading; sorted rows are one section without a group. */
export interface TableSection {
  group?: MaterialGroup
  rows: MaterialView[]
}

const byName = (a: MaterialView, b: MaterialView) => a.name.localeCompare(b.name, 'pt-BR')

function comparing({ column, direction }: Pick<TableSort, 'column' | 'direction'>) {
  const sign = direction === 'ascending' ? 1 : -1
  return (a: MaterialView, b: MaterialView) =>
    // Equal figures are in alphabetical order in both directions.
    sign * (column === 'name' ? byName(a, b) : a[column] - b[column]) || byName(a, b)
}

const withText = searchOf(({ name, description }: MaterialView) => `${name} ${description}`)

/**
 * Materials whose name or description contains every word of the text: in three groups in the order of the
 * content, or in one section when sorted. Groups without rows are left out.
 */
export function tableSections(
  materials: readonly MaterialView[],
  text: string,
  sort?: Pick<TableSort, 'column' | 'direction'>,
): TableSection[] {
  const rows = withText(materials, text)
  const sections: TableSection[] = sort
    ? [{ rows: [...rows].sort(comparing(sort)) }]
    : MATERIAL_GROUPS.map((group) => ({
        group,
        rows: rows.filter((row) => row.group === group),
      }))
  return sections.filter((section) => section.rows.length > 0)
}
