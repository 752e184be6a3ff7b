import { nextTask } from '../../lib/next-task'
import { partsOf, SheetFault, unpack } from './unzip'

/*
 * Reads the cells of an XLSX workbook (ECMA-376, part 1, 18.3), with two patterns in place of an
 * XML parser: the browser's own is refused by the page's policy on Trusted Types, and a library for
 * spreadsheets has a hundred times the code. Formulas are not run: a cell has the value that was
 * saved. Macros, pictures and links are never unpacked.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

/** Decodes the five entities and numbers of characters; no others, so that nothing can expand. */
const plain = (xml: string): string =>
  xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,4}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : undefined
    if (code === undefined) return ENTITIES[String(name)] ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The text of a shared or inline string: its runs joined, the readings of Asian scripts left out. */
const textIn = (xml: string): string =>
  plain(
    Array.from(
      xml.replace(/<rPh\b[^]*?<\/rPh>/g, '').matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g),
      ([, text]) => text ?? '',
    ).join(''),
  )

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Column of a cell's name, from 0: A1 -> 0, AB7 -> 27. */
const columnOf = (cell: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(cell)?.[0] ?? '').reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/**
 * The rows of each visible sheet, in the order of the workbook.
 * @param mostRows,mostColumns cells beyond are left out
 * @throws SheetFault
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { mostRows, mostColumns }: { mostRows: number; mostColumns: number },
): Promise<string[][][]> {
  const parts = partsOf(bytes)
  const read = async (name: string) => {
    const part = parts.get(name)
    return part && (await unpack(bytes, part))
  }
  if (parts.has('content.xml')) throw new SheetFault('ods')
  const workbook = await read('xl/workbook.xml')
  const relations = (await read('xl/_rels/workbook.xml.rels')) ?? ''
  if (workbook === undefined) throw new SheetFault('notSheet')
  const strings = Array.from(
    ((await read('xl/sharedStrings.xml')) ?? '').matchAll(/<si(?:\s[^>]*)?>([^]*?)<\/si>/g),
    ([, xml]) => textIn(xml ?? ''),
  )
  const sheets: string[][][] = []
  for (const [tag] of workbook.matchAll(/<sheet\s[^>]*>/g)) {
    if (/hidden/i.test(attribute(tag, 'state') ?? '')) continue
    const id = attribute(tag, 'r:id') ?? ''
    const relation = Array.from(relations.matchAll(/<Relationship\s[^>]*>/g), ([one]) => one).find(
      (one) => attribute(one, 'Id') === id,
    )
    const target = attribute(relation ?? '', 'Target') ?? ''
    const xml = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    if (xml !== undefined) sheets.push(await rowsOf(xml, strings, mostRows, mostColumns))
  }
  return sheets
}

/** Rows are read so many in a task, so that the page still answers. */
const AT_ONCE = 500

async function rowsOf(
  xml: string,
  strings: readonly string[],
  mostRows: number,
  mostColumns: number,
): Promise<string[][]> {
  const rows: string[][] = []
  for (const [, row = ''] of xml.matchAll(/<row\b[^>]*?(?:\/>|>([^]*?)<\/row>)/g)) {
    const cells: string[] = []
    for (const [, tag = '', body = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([^]*?)<\/c>)/g)) {
      const name = attribute(tag, 'r')
      const column = name === undefined ? cells.length : columnOf(name)
      if (column < 0 || column >= mostColumns) continue
      const value = plain(/<v>([^<]*)<\/v>/.exec(body)?.[1] ?? '')
      const kind = attribute(tag, 't')
      while (cells.length < column) cells.push('')
      cells[column] =
        kind === 's' ? (strings[Number(value)] ?? '') : kind === 'inlineStr' ? textIn(body) : value
    }
    rows.push(cells)
    if (rows.length >= mostRows) break
    if (rows.length % AT_ONCE === 0) await nextTask()
  }
  return rows
}
