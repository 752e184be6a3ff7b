import { parseCsv, separatorOf } from '../../../content/table/csv'

/** Why a list is not read, and the way out. */
export const FAULTS = {
  empty: 'Nenhuma linha está escrita. Confira se é o arquivo certo, ou cole as linhas abaixo.',
  tooLarge:
    'Ela passa de 5 MB ou de 10.000 linhas. Deixe só a aba do inventário, sem imagens, ou cole uma parte das linhas abaixo.',
  unreadable:
    'Não é uma planilha XLSX ou CSV sem senha, ou está incompleta. No Excel, salve de novo como CSV, ou cole as linhas abaixo.',
}

/** Its message is the reason for the visitor. */
export class ListFault extends Error {}

/** Rows of cells as texts; the first row may be anything. */
export type Rows = readonly (readonly string[])[]

const LARGEST_FILE = 5_000_000
const MOST_ROWS = 10_000
const MOST_COLUMNS = 60

/**
 * Reads a spreadsheet that the visitor chose, on the device alone.
 * @throws ListFault with the reason for the visitor
 */
export async function readFile(file: Blob): Promise<Rows[]> {
  if (file.size > LARGEST_FILE) throw new ListFault(FAULTS.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'PK\x03\x04') return readText(decoded(bytes))
  try {
    return filled(await readWorkbook(bytes))
  } catch (error) {
    // Older browsers lack the stream that unpacks.
    throw error instanceof ListFault ? error : new ListFault(FAULTS.unreadable)
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
export function readText(text: string): Rows[] {
  if (text.length > LARGEST_FILE) throw new ListFault(FAULTS.tooLarge)
  // Control characters: nobody types them, but a program or a picture has many.
  if (/^\s*(?:<[!?\w]|%PDF|\{\\rtf)|[\0-\x08\x0E-\x1F]/.test(text.slice(0, 4000)))
    throw new ListFault(FAULTS.unreadable)
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
 * The sheets without their empty rows.
 * @throws ListFault when nothing is written in any of them, or too much in one
 */
function filled(sheets: readonly Rows[]): Rows[] {
  const some = sheets
    .map((rows) => rows.filter((row) => row.some((cell) => cell.trim() !== '')))
    .filter(({ length }) => length > 0)
  if (some.length === 0) throw new ListFault(FAULTS.empty)
  if (some.some(({ length }) => length > MOST_ROWS)) throw new ListFault(FAULTS.tooLarge)
  return some.map((rows) => rows.map((row) => row.slice(0, MOST_COLUMNS)))
}

/*
 * Reads the cells of an XLSX workbook (ECMA-376, part 1, 18.3). It searches for its few elements and
 * has no XML parser: the page's policy on Trusted Types refuses the browser's own, and a spreadsheet
 * library reads much more than the written values. Formulas are not run: a cell has the value that
 * was saved. Macros, pictures and links are never unpacked.
 */

const ENTITIES = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

/** Decodes the five entities and numbers of characters. */
const plain = (xml: string): string =>
  xml.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{1,4}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16)
    return ENTITIES.get(String(name)) ?? (code ? String.fromCodePoint(code) : whole)
  })

/** The elements of a name, with or without a prefix (some programs write «<x:row>»): tag and content. */
const elements = (xml: string, name: string): { tag: string; body: string }[] =>
  Array.from(
    xml.matchAll(
      new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([^]*?)</(?:\\w+:)?${name}>)`, 'g'),
    ),
    ([, tag = '', body = '']) => ({ tag, body }),
  )

/** The text of a shared or inline string: its runs joined. */
const textIn = (xml: string): string =>
  elements(xml, 't')
    .map(({ body }) => plain(body))
    .join('')

/** The value of an attribute; '' without one. */
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Column of a cell's name, from 0: A1 -> 0, AB7 -> 27. */
function columnOf(cell: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/**
 * The rows of each visible sheet, in the order of the workbook.
 * @throws ListFault; other errors for a damaged file
 */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][][]> {
  const parts = partsOf(bytes)
  const read = async (name: string) => (await parts.get(name)?.()) ?? ''
  const workbook = await read('xl/workbook.xml')
  if (workbook === '') throw new ListFault(FAULTS.unreadable)
  const relations = elements(await read('xl/_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(
    relations.map(({ tag }) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  )
  const strings = elements(await read('xl/sharedStrings.xml'), 'si').map(({ body }) => textIn(body))
  const sheets = elements(workbook, 'sheet').filter(
    ({ tag }) => !/hidden/i.test(attribute(tag, 'state')),
  )
  return Promise.all(
    sheets.map(async ({ tag }) => {
      const target = targets.get(attribute(tag, 'r:id')) ?? ''
      const xml = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
      return elements(xml, 'row').map(({ body }) => cellsOf(body, strings))
    }),
  )
}

function cellsOf(row: string, strings: readonly string[]): string[] {
  const cells: string[] = []
  for (const { tag, body } of elements(row, 'c')) {
    const name = attribute(tag, 'r')
    const column = name === '' ? cells.length : columnOf(name)
    if (column >= MOST_COLUMNS) continue
    const kind = attribute(tag, 't')
    const value = plain(elements(body, 'v')[0]?.body ?? '')
    while (cells.length < column) cells.push('')
    if (kind === 's') cells[column] = strings[Number(value)] ?? ''
    else cells[column] = kind === 'inlineStr' ? textIn(body) : value
  }
  return cells
}

/** Most bytes that one part of a workbook may unpack to; a list of 10,000 rows has a tenth. */
const LARGEST_PART = 40_000_000

/**
 * The parts of a ZIP file by name, from its central directory (APPNOTE 6.3.10, 4.3.12), each as a
 * function that unpacks it. Without ZIP64, which no list of 5 MB needs.
 * @throws RangeError for offsets beyond the file, as DataView does
 */
function partsOf(bytes: Uint8Array<ArrayBuffer>): Map<string, () => Promise<string>> {
  const view = new DataView(bytes.buffer)
  const u16 = (at: number) => view.getUint16(at, true)
  const u32 = (at: number) => view.getUint32(at, true)
  let end = bytes.length - 22
  // A comment may follow the end record. In a file without the record the search reads before the
  // first byte and throws.
  while (u32(end) !== 0x06054b50) end -= 1
  const parts = new Map<string, () => Promise<string>>()
  let at = u32(end + 16)
  for (let count = u16(end + 10); count > 0; count -= 1) {
    const header = u32(at + 42)
    const packed = u32(at + 20)
    const method = u16(at + 10)
    const isLarge = u32(at + 24) > LARGEST_PART
    const name = at + 46 + u16(at + 28)
    parts.set(new TextDecoder().decode(bytes.subarray(at + 46, name)), async () => {
      if (isLarge) throw new ListFault(FAULTS.tooLarge)
      const start = header + 30 + u16(header + 26) + u16(header + 28)
      const body = bytes.subarray(start, start + packed)
      if (method === 0) return new TextDecoder().decode(body)
      const unpacked = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
      return new Response(unpacked).text()
    })
    at = name + u16(at + 30) + u16(at + 32)
  }
  return parts
}
