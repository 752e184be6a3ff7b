/** One row of a table with the line of the file on which it begins, from 1. */
export interface TableRow {
  line: number
  cells: string[]
}

const strict = new TextDecoder('utf-8', { fatal: true })

/** The text of a spreadsheet's file: UTF-8 or UTF-16 as its mark says, UTF-8 without a mark, else what Excel in Brazil writes (Windows-1252, which holds Latin-1). */
export function tableText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return strict.decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign between cells: what Excel's first line `sep=;` says, else the one that stands in the first line. */
function separatorOf(text: string): { separator: string; from: number } {
  const told = /^sep=(.)\r?\n/i.exec(text)
  if (told) return { separator: told[1] ?? ';', from: told[0].length }
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return { separator: [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';', from: 0 }
}

/**
 * The rows of a CSV text (RFC 4180, with `;`, `,` or tabs); empty rows are left out. Own, because the libraries that do
 * this are larger than the thirty lines that it takes.
 */
export function readTable(text: string): TableRow[] {
  const { separator, from } = separatorOf(text)
  const rows: TableRow[] = []
  let line = from > 0 ? 2 : 1
  let row: TableRow = { line, cells: [] }
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((one) => one !== '')) rows.push(row)
  }
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endRow()
      row = { line, cells: [] }
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
