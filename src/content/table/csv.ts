import type { ReasonAt } from '../check/diagnostic'

/** A cell with the offset of its first character in the text, an opening quote included. */
export interface CsvCell {
  text: string
  offset: number
}
/** What may separate the cells of a line. */
type Separator = '\t' | ';' | ','

/**
 * What separates the cells, and the offset of the first row: the sign that Excel's own first line
 * names (`sep=;`, which Excel does not show), or else the most frequent one of the first lines. A
 * semicolon in the heading wins over commas, which a heading may contain.
 */
export function separatorOf(text: string, lines: number): { start: number; separator: Separator } {
  const [line = '', named] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? []
  const first = text
    .slice(line.length)
    .split('\n', lines)
    .map((one) => one.replace(/"[^"]*"/g, ''))
  const count = (sign: string) => first.join('\n').split(sign).length
  const signs = ['\t', ';', ','] as const
  const frequent = signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  const separator = frequent === ',' && first[0]?.includes(';') ? ';' : frequent
  return { start: line.length, separator: signs.find((sign) => sign === named) ?? separator }
}

interface ParsedCsv {
  rows: CsvCell[][]
  errors: ReasonAt[]
}

/**
 * Reads comma-separated values as RFC 4180 and Excel write them: CRLF or LF, quotes doubled within
 * quotes, a quote elsewhere is a plain character. A last line break ends the last row and begins
 * none. Linear in the length of the text; never throws.
 * @param separator one character
 */
export function parseCsv(text: string, separator: Separator): ParsedCsv {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?!"))?([^${separator}\r\n]*)(${separator}|\r\n|[\r\n]|$)`,
    'y',
  )
  const rows: CsvCell[][] = []
  const errors: ReasonAt[] = []
  let row: CsvCell[] = []
  for (let offset = 0; offset < text.length || row.length > 0; offset = cell.lastIndex) {
    const [, quoted, rest = '', end = ''] = cell.exec(text) ?? []
    if (quoted === undefined && rest.startsWith('"')) {
      errors.push({
        offset,
        message: 'as aspas abrem aqui e não fecham',
        fix: 'feche-as no fim da célula ou apague-as',
      })
      break
    }
    if (quoted !== undefined && rest.trim() !== '')
      errors.push({
        offset: cell.lastIndex - end.length - rest.length,
        message: 'há texto depois das aspas que fecham a célula',
        fix: 'ponha a célula inteira entre aspas; aspas dentro dela são escritas duas vezes',
      })
    row.push({ text: quoted?.replaceAll('""', '"') ?? rest, offset })
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return { rows, errors }
}

/**
 * Beginnings of cells that spreadsheets would run as formulas. Fullwidth forms too: some versions
 * of Excel take them for the plain ones.
 */
export const FORMULA_START = /^[=+\-@＝＋－＠\t\r]/

/** One cell as CSV, quoted when necessary, harmless even if it looks like a formula. */
function csvCell(cell: string): string {
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  return /[;,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV that Excel in Brazil opens with a double click: UTF-8 with BOM, `;` and CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
