import type { Reason } from '../check/diagnostic'
import { GRADES } from '../vocabulary'
import { type ColumnPlan, planColumns } from './columns'
import { type CsvCell, FORMULA_START, parseCsv, separatorOf } from './csv'
import type { ItemList, ItemListColumn, ItemListRow } from './item-list'

/**
 * An error at an offset of the text; `place` is the cell's name in Excel and its column, as «H4
 * Unidades», or empty.
 */
type ItemListDiagnostic = Reason & { offset: number; place: string }

const MAX_ROWS = 5000
/** More than the page can show; a file that consists of separators has half a million. */
const MAX_COLUMNS = 40
/**
 * A file that is read with the wrong separator has an error in every row; this many are enough to
 * see the cause.
 */
const MAX_ERRORS = 50

/** 5,000 rows of long cells take 700 KB. */
export const MAX_KILOBYTES = 1000

export const HOW_TO_SAVE = 'no Excel, escolha Arquivo › Salvar como › CSV UTF-8'

/** 0 -> A, 25 -> Z, 26 -> AA */
const excelColumn = (index: number): string =>
  `${index >= 26 ? excelColumn(Math.floor(index / 26) - 1) : ''}${String.fromCodePoint(65 + (index % 26))}`

const refuse = (message: string, fix: string, offset = 0): { errors: ItemListDiagnostic[] } => ({
  errors: [{ message, fix, offset, place: '' }],
})

/**
 * Reads an item list from the text of its CSV, without BOM: every error at once, or the list. Up to
 * 5,000 rows; columns.ts has the rules of the headings. Never throws.
 */
export function readItemList(
  text: string,
): { itemList: ItemList } | { errors: ItemListDiagnostic[] } {
  const { start, separator } = separatorOf(text, 1)
  if (text.slice(start).trim() === '')
    return refuse('a relação está vazia', 'escreva um item por linha, ou apague o arquivo')
  if (separator === '\t')
    return refuse('as colunas não estão separadas por ponto e vírgula', HOW_TO_SAVE)
  const csv = parseCsv(text, separator)
  const csvErrors = csv.errors.map((error) => ({ ...error, place: '' }))
  const [head, ...lines] = csv.rows.slice(start > 0 ? 1 : 0)
  if (!head) return { errors: csvErrors }
  const columns = head.findLastIndex((cell) => !isBlank(cell)) + 1
  const written = lines.filter((cells) => !cells.every(isBlank)).length
  if (columns > MAX_COLUMNS || written > MAX_ROWS)
    return refuse(
      `a relação tem ${columns} colunas e ${written} linhas; o máximo é ${MAX_COLUMNS} e ${MAX_ROWS}`,
      'deixe só os títulos, e junte as linhas iguais',
    )
  const plan = planColumns(head.slice(0, columns).map((cell) => cell.text))
  const { rows, errors: cellErrors } = readRows(lines, plan)
  const headErrors = plan.errors.map((error) => ({
    ...error,
    row: 0,
    offset: head[error.index]?.offset ?? 0,
  }))
  const errors: ItemListDiagnostic[] = [
    ...csvErrors,
    ...[...headErrors, ...cellErrors].map(({ row, index, ...error }) => ({
      ...error,
      place: `${excelColumn(index)}${row + 1} ${plan.labels[index] ?? ''}`.trim(),
    })),
  ]
  const more = refuse(`os erros desta relação são ${errors.length}`, 'corrija estes primeiro')
  if (errors.length > MAX_ERRORS)
    return { errors: [...errors.slice(0, MAX_ERRORS), ...more.errors] }
  if (errors.length > 0) return { errors }
  return rows.length === 0
    ? refuse('a relação só tem os títulos', 'escreva um item por linha, ou apague o arquivo')
    : { itemList: { columns: plan.shown.map(({ column }) => column), rows } }
}

const MAX_CELL = 80
const MAX_UNITS = 1_000_000

/** An error of a cell, by its row (0 is the headings) and column in the file. */
type CellDiagnostic = Reason & { row: number; index: number; offset: number }

/** Cells that a spreadsheet has changed, and data that buyers must not see. */
const REFUSED: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/[\r\n]|\p{C}/u, 'tem quebra de linha ou um caractere invisível'],
  [FORMULA_START, 'começa como uma fórmula'],
  [
    // An error, a day of two parts, a number in powers of ten.
    /^(?:#(?:#|N\/[DA]|REF|VALOR|VALUE|DIV\/0|NOME|NAME|NULO|NULL|N[ÚU]M)|\d{1,2}[/-](?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:[/-]\d{2,4})?$|\d+(?:[.,]\d+)?E\+\d+$)/i,
    'foi trocado pela planilha',
  ],
  [
    /<\/?(?:a|b|br|div|em|font|i|img|p|script|span|strong|td|tr|u)(?=[\s/>])[^>]*>/i,
    'tem marcas de HTML',
  ],
  [
    /(?:\bs\/n|\bserial|n[º°o.]{0,2}\s*(?:de\s+)?s[ée]rie|service ?tag|patrim[ôo]nio)[\s:#nº°.]*(?=[A-Z-]*\d)[A-Z0-9-]{5,}|(?:^|\D)\d{15}(?:\D|$)/i,
    'tem o número de uma máquina, que vai só com a nota fiscal',
  ],
]
/** What a cell may be, for all of these. */
const PLAIN_CELL =
  'formate a coluna como texto e escreva o valor de novo, em uma linha, sem = + - ou @ no começo'

/** Reads a cell's text as the page shows it, or returns why it is refused. */
function readCell(written: string, { label, kind }: ItemListColumn): { text: string } | Reason {
  const text = written.trim().replace(/[^\S\r\n]+/g, ' ')
  const refuse = (message: string, fix: string): Reason => ({
    message: `«${text.slice(0, 40)}» ${message}`,
    fix,
  })
  if (text === '')
    return { message: 'a célula está vazia', fix: 'escreva o valor, ou «não tem» em um texto' }
  const refused = REFUSED.find(([pattern]) => pattern.test(text))
  if (refused) return refuse(refused[1], PLAIN_CELL)
  if (text.length > MAX_CELL)
    return refuse(`tem ${text.length} letras`, `o máximo é ${MAX_CELL}: corte o que sobra`)
  // A spreadsheet counts days from 1900: 36,526 is the first of 2000, and no processor.
  if (label === 'Processador' && /^[34]\d{4}$/.test(text))
    return refuse('é um dia, que a planilha trocou por um número', 'escreva o processador')
  if (kind === 'units')
    return /^[1-9]\d*$/.test(text) && Number(text) <= MAX_UNITS
      ? { text }
      : refuse('não é uma quantidade', 'escreva de 1 a 1000000, só com algarismos')
  if (kind !== 'functional' && kind !== 'cosmetic') return { text }
  const grade = GRADES.find((one) => one === text.toUpperCase())
  return grade ? { text: grade } : refuse('não é uma nota', 'escreva A, B, C ou D')
}

/** A cell without text, as spreadsheets write cells that were once used. */
const isBlank = ({ text }: CsvCell): boolean => text.trim() === ''

/**
 * Reads the rows below the headings; rows without any text are skipped, because Excel writes them
 * for cells once used.
 */
function readRows(
  lines: readonly (readonly CsvCell[])[],
  { labels, shown, lineIndex }: ColumnPlan,
): { rows: ItemListRow[]; errors: CellDiagnostic[] } {
  const rows: ItemListRow[] = []
  const errors: CellDiagnostic[] = []
  const units = shown.findIndex(({ column }) => column.kind === 'units')
  lines.forEach((cells, below) => {
    const first = cells[0]
    if (!first || cells.every(isBlank)) return
    const refuse = (index: number, message: string, fix: string) => {
      errors.push({ message, fix, row: below + 1, index, offset: (cells[index] ?? first).offset })
    }
    const extra = cells.findIndex((cell, index) => index >= labels.length && !isBlank(cell))
    if (extra >= 0 || cells.length < labels.length)
      return refuse(
        Math.max(extra, 0),
        `as células da linha são ${cells.length}, e os títulos ${labels.length}`,
        'confira se há separador a mais ou a menos; texto com separador vai entre aspas',
      )
    if (cells.some(({ text }) => /^(?:sub)?total\b/i.test(text.trim())))
      return refuse(0, 'a linha de total não entra na relação', 'apague-a; a página soma sozinha')
    const line = rows.length + 1
    const number = cells[lineIndex]?.text.trim() ?? String(line)
    if (number !== String(line))
      refuse(
        lineIndex,
        `a linha é a ${line}ª, mas o número é «${number.slice(0, 20)}»`,
        'numere 1, 2, 3 …, ou apague a coluna Linha; a página numera sozinha',
      )
    const texts = shown.map(({ column, index }) => {
      const read = readCell(cells[index]?.text ?? '', column)
      if ('text' in read) return read.text
      refuse(index, read.message, read.fix)
      return ''
    })
    rows.push({ line, cells: texts, units: Number(texts[units] ?? 0) })
  })
  return { rows, errors }
}
