import { GRADES, type Grade } from '../vocabulary'
import { writeCsv } from './csv'

/**
 * «Relação de itens»: the items of a lot, one row per configuration and grade. Free of zod; the
 * browser uses it too.
 */

/**
 * The kind of a column decides how it is shown and sorted; every item list has one model and one
 * units column.
 */
export type ItemListColumnKind = 'model' | 'text' | 'functional' | 'cosmetic' | 'units'
export interface ItemListColumn {
  label: string
  kind: ItemListColumnKind
}

/** `line`: position from 1. `cells` in the order of the columns; the cell of units repeats `units` as digits. */
export interface ItemListRow {
  line: number
  cells: readonly string[]
  units: number
}
export interface ItemList {
  columns: readonly ItemListColumn[]
  rows: readonly ItemListRow[]
}

/** Grade -> units. */
export type GradeCounts = Record<Grade, number>
type GradeKind = 'functional' | 'cosmetic'

export const columnOf = (
  { columns }: Pick<ItemList, 'columns'>,
  kind: ItemListColumnKind,
): number => columns.findIndex((column) => column.kind === kind)

/** The grade of a row; undefined when the item list gives none. */
export const gradeOf = (
  itemList: Pick<ItemList, 'columns'>,
  { cells }: ItemListRow,
  kind: GradeKind,
): Grade | undefined => GRADES.find((grade) => grade === cells[columnOf(itemList, kind)])

export const sumUnits = (rows: readonly ItemListRow[]): number =>
  rows.reduce((sum, { units }) => sum + units, 0)

/** Units by grade; undefined when the item list has no such column. */
export function gradeCounts(itemList: ItemList, kind: GradeKind): GradeCounts | undefined {
  if (columnOf(itemList, kind) < 0) return undefined
  const counts: GradeCounts = { A: 0, B: 0, C: 0, D: 0 }
  for (const row of itemList.rows) {
    const grade = gradeOf(itemList, row, kind)
    if (grade) counts[grade] += row.units
  }
  return counts
}

/**
 * The grade of most units; of two with as many, the worse one, so that the site promises no more
 * than buyers get.
 */
export const commonGrade = (counts: GradeCounts): Grade =>
  GRADES.reduce((best, grade) => (counts[grade] >= counts[best] ? grade : best))

/** The item list as CSV that Excel in Brazil opens with a double click; numbered rows. */
export const itemListCsv = ({ columns, rows }: ItemList): string =>
  writeCsv([
    ['Linha', ...columns.map(({ label }) => label)],
    ...rows.map(({ line, cells }) => [String(line), ...cells]),
  ])

/** An item list as a lot's page shows it. */
export interface ItemListView extends ItemList {
  units: number
  functional?: GradeCounts
  cosmetic?: GradeCounts
  /** Address of the CSV and its size in bytes. */
  csv: { href: string; bytes: number }
}

/** @param href address of the published CSV */
export function itemListView(itemList: ItemList, href: string): ItemListView {
  const functional = gradeCounts(itemList, 'functional')
  const cosmetic = gradeCounts(itemList, 'cosmetic')
  return {
    ...itemList,
    units: sumUnits(itemList.rows),
    ...(functional && { functional }),
    ...(cosmetic && { cosmetic }),
    csv: { href, bytes: new TextEncoder().encode(itemListCsv(itemList)).length },
  }
}
