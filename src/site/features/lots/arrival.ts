import type { ItemListRow } from '../../../content/item-list/item-list'

/** What the visitor typed for each row, by its line: the units that came. */
export type TypedCounts = Readonly<Record<string, string>>

/** A row of which more or fewer units came than the list says. */
export interface ArrivalDifference {
  row: ItemListRow
  came: number
}

/** Units of a row as typed, a whole number up to 99.999; undefined for any other text. */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim().replace(/^(\d{1,2})\.(\d{3})$/, '$1$2')
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined
}

/** Compares the counted rows with the list; a row without a readable count is not checked yet. */
export function compareArrival(
  rows: readonly ItemListRow[],
  typed: TypedCounts,
): { checked: number; differences: ArrivalDifference[] } {
  const counted = rows.flatMap((row) => {
    const came = readCount(typed[row.line] ?? '')
    return came === undefined ? [] : [{ row, came }]
  })
  return {
    checked: counted.length,
    differences: counted.filter(({ row, came }) => came !== row.units),
  }
}
