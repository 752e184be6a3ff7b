import { parseCsv } from '../../content/item-list/csv'

/** One row of a table with the line of the file on which it begins, from 1. */
export interface TableRow {
  line: number
  cells: string[]
}

/** Why a line of a table cannot be used. */
export interface TableError {
  line: number
  sentence: string
}

const strict = new TextDecoder('utf-8', { fatal: true })

/**
 * Decodes a spreadsheet's file: UTF-8, UTF-16 if it begins with the mark of either order, else
 * Excel's encoding in Brazil (Windows-1252, a superset of Latin-1).
 */
export function tableText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return strict.decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator of cells: that of Excel's first line `sep=;`, else the one in the first line. */
function separatorOf(text: string): { separator: ';' | ',' | '\t'; from: number } {
  const sepLine = /^sep=(.)\r?\n/i.exec(text)
  const first = sepLine?.[1] ?? /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const signs = [';', '\t', ','] as const
  return {
    separator: signs.find((sign) => first.includes(sign)) ?? ';',
    from: sepLine?.[0].length ?? 0,
  }
}

/** The rows of a table; empty ones are left out. Errors are about its quotes. */
export function readTable(text: string): { rows: TableRow[]; errors: TableError[] } {
  const { separator, from } = separatorOf(text)
  const parsed = parseCsv(text.slice(from), separator)
  const lineOf = (offset: number) => text.slice(0, from + offset).split('\n').length
  return {
    rows: parsed.rows
      .map((row) => ({
        line: lineOf(row[0]?.offset ?? 0),
        cells: row.map((cell) => cell.text.trim()),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    errors: parsed.errors.map(({ offset, message, fix }) => ({
      line: lineOf(offset),
      sentence: `${message} — ${fix}`,
    })),
  }
}
