import type { ReasonAt } from '../rules/reason'

/** A cell with the offset of its first character in the text, an opening quote included. */
export interface CsvCell {
  text: string
  offset: number
}
/** What may separate the cells of a line. */
type Separator = '\t' | ';' | ','

const SEPARATORS: readonly Separator[] = ['\t', ';', ',']

/**
 * What separates the cells: the sign that Excel's own first line names (`sep=;`, which Excel does
 * not show), or else the most frequent one of the first lines; and the offset of the first row.
 */
export function separatorOf(text: string, lines: number): { start: number; separator: Separator } {
  const [line = '', named] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? []
  const first = text
    .slice(line.length)
    .split('\n', lines)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  const count = (sign: string) => first.split(sign).length
  return {
    start: line.length,
    separator:
      SEPARATORS.find((sign) => sign === named) ??
      SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best)),
  }
}

export interface ParsedCsv {
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
  const rows: CsvCell[][] = []
  const errors: ReasonAt[] = []
  const cellEnd = { ';': /[;\r\n]/g, ',': /[,\r\n]/g, '\t': /[\t\r\n]/g }[separator]
  const endFrom = (index: number): number => {
    cellEnd.lastIndex = index
    return cellEnd.exec(text)?.index ?? text.length
  }
  let row: CsvCell[] = []
  let at = 0
  while (at < text.length || row.length > 0) {
    const offset = at
    let value = ''
    if (text[at] === '"') {
      const quoted = quotedAt(text, at)
      if (!quoted) {
        errors.push({
          offset,
          message: 'as aspas abrem aqui e não fecham',
          fix: 'feche-as no fim da célula ou apague-as',
        })
        return { rows, errors }
      }
      value = quoted.value
      at = endFrom(quoted.end)
      if (text.slice(quoted.end, at).trim() !== '')
        errors.push({
          offset: quoted.end,
          message: 'há texto depois das aspas que fecham a célula',
          fix: 'ponha a célula inteira entre aspas; aspas dentro dela são escritas duas vezes',
        })
    } else {
      at = endFrom(at)
      value = text.slice(offset, at)
    }
    row.push({ text: value, offset })
    if (text[at] === separator) {
      at += 1
      continue
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return { rows, errors }
}

/** The value between the quote at `start` and its closing quote, and the offset behind it. */
function quotedAt(text: string, start: number): { value: string; end: number } | undefined {
  let value = ''
  for (let at = start + 1; ;) {
    const close = text.indexOf('"', at)
    if (close < 0) return undefined
    value += text.slice(at, close)
    if (text[close + 1] !== '"') return { value, end: close + 1 }
    value += '"'
    at = close + 2
  }
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
