import { parseCsv, separatorOf } from '../../../content/table/csv'
import { nextTask } from '../../lib/next-task'
import { readWorkbook, SheetFault, type SheetFaultName } from './read-workbook'

/** Rows of cells as texts; the first row may be anything. */
export type Rows = readonly (readonly string[])[]

export interface Sheet {
  rows: Rows
  /** The list has more rows, which were left out. */
  isCut: boolean
}

const LARGEST_FILE = 5_000_000
const MOST_ROWS = 10_000
const MOST_COLUMNS = 60

/**
 * Reads a spreadsheet that the visitor chose, on the device alone.
 * @throws SheetFault with the reason for the visitor
 */
export async function readFile(file: Blob): Promise<Sheet[]> {
  if (file.size > LARGEST_FILE) throw new SheetFault('tooLarge')
  if (file.size === 0) throw new SheetFault('empty')
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new SheetFault('unreadable')
    }),
  )
  const head = String.fromCharCode(...bytes.subarray(0, 8))
  const foreign = FOREIGN.find(([, mark]) => mark.test(head))
  if (foreign) throw new SheetFault(foreign[0])
  // Old Excel files and locked new ones share a container.
  if (head.startsWith('\xD0\xCF\x11\xE0'))
    throw new SheetFault(holds(bytes, 'EncryptedPackage') ? 'password' : 'oldExcel')
  if (!head.startsWith('PK\x03\x04')) return readText(decoded(bytes))
  const most = { rows: MOST_ROWS + 1, columns: MOST_COLUMNS }
  return filled(await readWorkbook(bytes, most).catch(asFault))
}

/** The first bytes of files that are no list. */
const FOREIGN: readonly (readonly [SheetFaultName, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['picture', /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF)/],
  ['notSheet', /^(?:\{\\rtf|Rar!|7z\xBC\xAF|\x1F\x8B)/],
  ['empty', /^PK\x05\x06/],
]

/**
 * Every error but a SheetFault means that the workbook is damaged.
 * @throws SheetFault always
 */
const asFault = (error: unknown): never => {
  throw error instanceof SheetFault ? error : new SheetFault('damaged')
}

/** Whether a file holds a name in UTF-16, as the directory of an old Office file does. */
const holds = (bytes: Uint8Array, name: string): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(name)

/**
 * Decodes UTF-16 with a byte order mark, UTF-8, or else windows-1252, which Excel writes in Brazil.
 */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads lines of text, from a file or pasted.
 * @throws SheetFault
 */
export async function readText(text: string): Promise<Sheet[]> {
  if (text.trim() === '') throw new SheetFault('empty')
  if (text.length > LARGEST_FILE) throw new SheetFault('tooLarge')
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text)) throw new SheetFault('page')
  // Control characters: nobody types them, but a program or a picture has many.
  if (/[\0-\x08\x0E-\x1F]/.test(text.slice(0, 4000))) throw new SheetFault('notSheet')
  const lines = text.replace(/\r\n?/g, '\n')
  const { start, separator } = separatorOf(lines, 20)
  await nextTask()
  return filled([cellsOf(lines.slice(start), separator)])
}

/**
 * The cells of lines. When a quote is left open or closed too early, every line is split by itself,
 * so that no row is lost.
 */
function cellsOf(lines: string, separator: '\t' | ';' | ','): Rows {
  const { rows, errors } = parseCsv(lines, separator)
  const cells =
    errors.length > 0
      ? lines
          .split('\n')
          .map((line) => line.split(separator).map((cell) => cell.replace(/^"|"$/g, '')))
      : rows.map((row) => row.map(({ text }) => text))
  return cells.map((row) => row.slice(0, MOST_COLUMNS))
}

/**
 * The sheets without their empty rows, at most MOST_ROWS of each.
 * @throws SheetFault when nothing is written in any of them
 */
function filled(sheets: readonly Rows[]): Sheet[] {
  const some = sheets
    .map((rows) => rows.filter((row) => row.some((cell) => cell.trim() !== '')))
    .filter(({ length }) => length > 0)
  if (some.length === 0) throw new SheetFault('noRows')
  return some.map((rows) => ({ rows: rows.slice(0, MOST_ROWS), isCut: rows.length > MOST_ROWS }))
}
