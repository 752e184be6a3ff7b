import { parseCsv, separatorOf } from '../../../content/table/csv'
import { ListFault, MOST_COLUMNS, readWorkbook } from './read-workbook'

/** Rows of cells as texts; the first row may be anything. */
export type Rows = readonly (readonly string[])[]

export interface Sheet {
  rows: Rows
  /** The list has more rows, which were left out. */
  isCut: boolean
}

const LARGEST_FILE = 5_000_000
const MOST_ROWS = 10_000

/**
 * Reads a spreadsheet that the visitor chose, on the device alone.
 * @throws ListFault with the reason for the visitor
 */
export async function readFile(file: Blob): Promise<Sheet[]> {
  if (file.size > LARGEST_FILE) throw new ListFault('tooLarge')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const head = String.fromCharCode(...bytes.subarray(0, 4))
    // Old Excel files and locked new ones share a container.
    if (head === '\xD0\xCF\x11\xE0') throw new ListFault('oldExcel')
    return head === 'PK\x03\x04' ? filled(await readWorkbook(bytes)) : readText(decoded(bytes))
  } catch (error) {
    throw error instanceof ListFault ? error : new ListFault('damaged')
  }
}

/**
 * Decodes UTF-16 with Excel's byte order mark, UTF-8, or else windows-1252, which Excel writes in
 * Brazil.
 */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads lines of text, from a file or pasted.
 * @throws ListFault
 */
export function readText(text: string): Sheet[] {
  if (text.length > LARGEST_FILE) throw new ListFault('tooLarge')
  // Control characters: nobody types them, but a program or a picture has many.
  if (/^\s*(?:<[!?\w]|%PDF|\{\\rtf)|[\0-\x08\x0E-\x1F]/.test(text.slice(0, 4000)))
    throw new ListFault('notSheet')
  const lines = text.replace(/\r\n?/g, '\n')
  const { start, separator } = separatorOf(lines, 20)
  const { rows, errors } = parseCsv(lines.slice(start), separator)
  if (errors.length === 0) return filled([rows.map((row) => row.map((cell) => cell.text))])
  // A quote is left open or closed too early: split line by line, so that no row is lost.
  const split = lines.slice(start).split('\n')
  return filled([
    split.map((line) => line.split(separator).map((cell) => cell.replace(/^"|"$/g, ''))),
  ])
}

/**
 * The sheets without their empty rows, at most MOST_ROWS of each.
 * @throws ListFault when nothing is written in any of them
 */
function filled(sheets: readonly Rows[]): Sheet[] {
  const some = sheets
    .map((rows) => rows.filter((row) => row.some((cell) => cell.trim() !== '')))
    .filter(({ length }) => length > 0)
  if (some.length === 0) throw new ListFault('empty')
  return some.map((rows) => ({
    rows: rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS)),
    isCut: rows.length > MOST_ROWS,
  }))
}
