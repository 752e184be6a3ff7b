import { type CsvCell, parseCsv, quotedCell } from './csv'
import { separatorAt } from './read-item-list'

/** The cells of an item list's CSV with their offsets in its text; the first row has the titles. */
export function cellsOf(text: string): CsvCell[][] {
  const { start, separator } = separatorAt(text)
  return parseCsv(text.slice(start), separator ?? ';').rows.map((row) =>
    row.map((cell) => ({ ...cell, offset: cell.offset + start })),
  )
}

/** The text with one cell written anew; every other character stays. */
export function withCell(text: string, row: number, column: number, value: string): string {
  const rows = cellsOf(text)
  const cell = rows[row]?.[column]
  if (!cell) return text
  const next = rows[row]?.[column + 1]
  const rowEnd = rows[row + 1]?.[0]?.offset ?? text.length
  const end = next
    ? next.offset - 1
    : cell.offset + text.slice(cell.offset, rowEnd).replace(/\r?\n$/, '').length
  return text.slice(0, cell.offset) + quotedCell(value) + text.slice(end)
}
