import type { MaterialView } from '../../../content/views'
import { MATERIAL_GROUPS, type MaterialGroup } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { searchWords } from '../../lib/query-text'

export type SortColumn = 'name' | 'pricePerKg' | 'variation'
export interface BoardSort {
  column: SortColumn
  direction: 'ascending' | 'descending'
}
/** Rows of the board; sorted rows stand in one section without a group. */
export interface BoardSection {
  group?: MaterialGroup
  rows: MaterialView[]
}

const firstDirection = (column: SortColumn): BoardSort['direction'] =>
  column === 'name' ? 'ascending' : 'descending'

/** What a click on a column's heading does: best first, then the reverse, then back to the groups (undefined). */
export function nextSort(sort: BoardSort | undefined, column: SortColumn): BoardSort | undefined {
  if (sort?.column !== column) return { column, direction: firstDirection(column) }
  if (sort.direction !== firstDirection(column)) return undefined
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

const byName = (a: MaterialView, b: MaterialView) => a.name.localeCompare(b.name, 'pt-BR')

function comparing({ column, direction }: BoardSort) {
  const sign = direction === 'ascending' ? 1 : -1
  return (a: MaterialView, b: MaterialView) =>
    // Equal figures keep the alphabet, in both directions.
    sign * (column === 'name' ? byName(a, b) : a[column] - b[column]) || byName(a, b)
}

/**
 * Materials whose name or description holds every word of the text, in the board's three groups in the order of the content,
 * or in one section when sorted. Groups without rows are left out.
 */
export function boardSections(
  materials: readonly MaterialView[],
  text: string,
  sort?: BoardSort,
): BoardSection[] {
  const words = searchWords(text)
  const rows = materials.filter(({ name, description }) => {
    const key = foldText(`${name} ${description}`)
    return words.every((word) => key.includes(word))
  })
  const sections: BoardSection[] = sort
    ? [{ rows: [...rows].sort(comparing(sort)) }]
    : MATERIAL_GROUPS.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
  return sections.filter((section) => section.rows.length > 0)
}
