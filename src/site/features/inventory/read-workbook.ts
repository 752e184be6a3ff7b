import { nextTask } from '../../lib/next-task'

/*
 * Reads the cells of an XLSX workbook (ECMA-376, part 1, 18.3). It searches for its few elements and
 * has no XML parser: the page's policy on Trusted Types refuses the browser's own, and a spreadsheet
 * library reads much more than the written values. Formulas are not run: a cell has the value that
 * was saved. Macros, pictures and links are never unpacked.
 */

const ENTITIES = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

/** Decodes the five entities and numbers of characters; no others, so that nothing can expand. */
const plain = (xml: string): string =>
  xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,4}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : undefined
    if (code === undefined) return ENTITIES.get(String(name)) ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/**
 * The elements of a name, each with its tag and its content. The time is linear in the length of
 * any text: an element that does not end ends the search.
 */
function* elements(xml: string, name: string): Generator<{ tag: string; body: string }> {
  const open = `<${name}`
  const close = `</${name}>`
  for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, at)) {
    const end = xml.indexOf('>', at)
    if (end < 0) return
    const tag = xml.slice(at, end)
    at = end + 1
    // «<col» begins like «<c».
    if (!/^[\s/]?$/.test(tag.charAt(open.length))) continue
    const until = tag.endsWith('/') ? at : xml.indexOf(close, at)
    if (until < 0) return
    yield { tag, body: xml.slice(at, until) }
    at = until
  }
}

/** Some programs write «<x:row>» for «<row>». */
function withoutPrefix(xml: string): string {
  const [, prefix] = /<(\w+):(?:workbook|worksheet|sst)\b/.exec(xml.slice(0, 2000)) ?? []
  return prefix ? xml.replace(new RegExp(`(</?)${prefix}:`, 'g'), '$1') : xml
}

/** The text of a shared or inline string: its runs joined, the readings of Asian scripts left out. */
const textIn = (xml: string): string =>
  xml
    .split('<rPh')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</rPh>') + 1)))
    .flatMap((part) => Array.from(elements(part, 't'), ({ body }) => plain(body)))
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
 * @param most rows and columns; cells beyond are left out
 * @throws SheetFault
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  most: { rows: number; columns: number },
): Promise<string[][][]> {
  const parts = partsOf(bytes)
  const read = async (name: string) => {
    const part = parts.get(name)
    return part && withoutPrefix(await unpack(bytes, part))
  }
  if (parts.has('content.xml')) throw new SheetFault('ods')
  const workbook = await read('xl/workbook.xml')
  if (workbook === undefined) throw new SheetFault('notSheet')
  const relations = (await read('xl/_rels/workbook.xml.rels')) ?? ''
  const targets = Array.from(elements(relations, 'Relationship'), ({ tag }) => tag)
  const shared = (await read('xl/sharedStrings.xml')) ?? ''
  const strings = Array.from(elements(shared, 'si'), ({ body }) => textIn(body))
  const sheets: string[][][] = []
  for (const { tag } of elements(workbook, 'sheet')) {
    if (/hidden/i.test(attribute(tag, 'state'))) continue
    const id = attribute(tag, 'r:id')
    const relation = targets.find((one) => attribute(one, 'Id') === id) ?? ''
    const target = attribute(relation, 'Target')
    const xml = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    if (xml !== undefined) sheets.push(await rowsOf(xml, strings, most))
  }
  return sheets
}

/** Number of rows that are read in one task, so that the page stays responsive. */
const AT_ONCE = 500

async function rowsOf(
  xml: string,
  strings: readonly string[],
  most: { rows: number; columns: number },
): Promise<string[][]> {
  const rows: string[][] = []
  for (const { body: row } of elements(xml, 'row')) {
    const cells: string[] = []
    for (const { tag, body } of elements(row, 'c')) {
      const name = attribute(tag, 'r')
      const column = name === '' ? cells.length : columnOf(name)
      if (column < 0 || column >= most.columns) continue
      const value = plain(/<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(body)?.[1] ?? '')
      const kind = attribute(tag, 't')
      while (cells.length < column) cells.push('')
      if (kind === 's') cells[column] = strings[Number(value)] ?? ''
      else cells[column] = kind === 'inlineStr' ? textIn(body) : value
    }
    rows.push(cells)
    if (rows.length >= most.rows) break
    if (rows.length % AT_ONCE === 0) await nextTask()
  }
  return rows
}

/** Why a list is not read, and the way out. */
export const FAULTS = {
  empty: 'A lista está vazia. Escolha outro arquivo, ou cole as linhas abaixo.',
  tooLarge:
    'Ela passa de 5 MB. Deixe só a aba do inventário, sem imagens, ou cole as linhas abaixo.',
  password: 'Ela tem senha. Tire a senha no Excel, ou cole as linhas abaixo.',
  oldExcel: 'É do Excel antigo (.xls). Salve como XLSX ou CSV, ou cole as linhas abaixo.',
  ods: 'É do LibreOffice (.ods). Salve como XLSX ou CSV, ou cole as linhas abaixo.',
  pdf: 'PDF não tem linhas e colunas. Salve a lista como XLSX ou CSV, ou cole as linhas abaixo.',
  picture: 'É uma imagem. Salve a lista como XLSX ou CSV, ou cole as linhas abaixo.',
  page: 'É uma página da internet, não uma planilha. Abra no Excel e salve como XLSX, ou cole as linhas abaixo.',
  notSheet: 'Não é uma planilha. Salve a lista como XLSX ou CSV, ou cole as linhas abaixo.',
  damaged:
    'O arquivo está incompleto ou estragado. Abra no Excel, salve de novo como XLSX ou CSV, e tente outra vez.',
  bomb: 'Aberta, ela fica grande demais para este aparelho. Deixe só a aba do inventário, ou cole as linhas abaixo.',
  oldBrowser: 'Este navegador não abre XLSX. Salve a lista como CSV, ou cole as linhas abaixo.',
  unreadable:
    'O navegador não conseguiu ler o arquivo. Feche-o no Excel e escolha de novo, ou cole as linhas abaixo.',
  noRows: 'Nenhuma linha está escrita. Confira se é o arquivo certo, ou cole as linhas abaixo.',
} as const

export type SheetFaultName = keyof typeof FAULTS
export class SheetFault extends Error {
  constructor(readonly fault: SheetFaultName) {
    super(fault)
  }
}

/** Most bytes that one part of a workbook may unpack to; a list of 10,000 rows has a tenth. */
const LARGEST_PART = 40_000_000
const MOST_PARTS = 2000

interface Part {
  /** Offset of its local header. */
  at: number
  packed: number
  method: number
}

/** Reads whole numbers at an offset; beyond the file it throws a RangeError, as DataView does. */
function reader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u16 = (at: number) => view.getUint16(at, true)
  const u32 = (at: number) => view.getUint32(at, true)
  /** @throws SheetFault unless a record begins here */
  const expect = (at: number, mark: number) => {
    if (u32(at) !== mark) throw new SheetFault('damaged')
  }
  return { u16, u32, expect }
}

/**
 * The parts of a ZIP file by name, from its central directory (APPNOTE 6.3.10, 4.3.12). Without
 * ZIP64, which no list of 5 MB needs.
 * @throws SheetFault; RangeError for offsets beyond the file
 */
function partsOf(bytes: Uint8Array): Map<string, Part> {
  const { u16, u32, expect } = reader(bytes)
  const text = new TextDecoder()
  let end = bytes.length - 22
  // A comment may follow the end record. In a file without the record the search reads before the
  // first byte and throws.
  while (u32(end) !== 0x06054b50) end -= 1
  const count = u16(end + 10)
  if (count > MOST_PARTS) throw new SheetFault('bomb')
  const parts = new Map<string, Part>()
  let at = u32(end + 16)
  for (let index = 0; index < count; index += 1) {
    expect(at, 0x02014b50)
    if (u16(at + 8) & 1) throw new SheetFault('password')
    const name = at + 46 + u16(at + 28)
    const part = { at: u32(at + 42), packed: u32(at + 20), method: u16(at + 10) }
    parts.set(text.decode(bytes.subarray(at + 46, name)), part)
    at = name + u16(at + 30) + u16(at + 32)
  }
  return parts
}

/**
 * Unpacks a part as text. The sizes that the file states are not trusted: unpacking stops as soon
 * as the text is larger than any list.
 * @throws SheetFault; RangeError for offsets beyond the file
 */
async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { at, packed, method }: Part,
): Promise<string> {
  const { u16, expect } = reader(bytes)
  expect(at, 0x04034b50)
  const start = at + 30 + u16(at + 26) + u16(at + 28)
  const body = bytes.subarray(start, start + packed)
  if (method === 0) return new TextDecoder().decode(body)
  if (method !== 8) throw new SheetFault('damaged')
  let size = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      size += part.length
      if (size > LARGEST_PART) controller.error()
      else controller.enqueue(part)
    },
  })
  const unpacked = new Blob([body]).stream().pipeThrough(inflater()).pipeThrough(limit)
  return new Response(unpacked).text().catch(() => {
    throw new SheetFault(size > LARGEST_PART ? 'bomb' : 'damaged')
  })
}

/**
 * Returns a stream that unpacks.
 * @throws SheetFault in older browsers, which lack the stream or this format
 */
function inflater(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw')
  } catch {
    throw new SheetFault('oldBrowser')
  }
}
