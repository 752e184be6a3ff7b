import type { Reason } from '../rules/reason'
import { planColumns } from './columns'
import { parseCsv, type ParsedCsv, separatorOf } from './csv'
import type { ItemList } from './item-list'
import { isBlank, readRows } from './read-rows'

/**
 * An error at an offset of the text; `place` is the cell's name in Excel and its column, as «H4
 * Unidades», or empty.
 */
export type ItemListDiagnostic = Reason & { offset: number; place: string }

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

/**
 * The fix for a list's file that cannot be read; a file in another encoding is saved again with
 * Excel.
 */
export const fixOf = ({ isForeign, fix }: { isForeign?: boolean; fix: string }): string =>
  isForeign ? HOW_TO_SAVE : fix

/** 0 -> A, 25 -> Z, 26 -> AA */
const excelColumn = (index: number): string =>
  `${index >= 26 ? excelColumn(Math.floor(index / 26) - 1) : ''}${String.fromCodePoint(65 + (index % 26))}`

const refuse = (message: string, fix: string, offset = 0): { errors: ItemListDiagnostic[] } => ({
  errors: [{ message, fix, offset, place: '' }],
})

/**
 * Reads an item list from the text of its CSV, without BOM: every error at once, or the list. Up to
 * 5,000 rows; columns.ts and read-rows.ts have the rules of columns and cells. Never throws.
 */
export function readItemList(
  text: string,
): { itemList: ItemList } | { errors: ItemListDiagnostic[] } {
  const { start, separator } = separatorOf(text, 1)
  if (text.slice(start).trim() === '')
    return refuse('a relação está vazia', 'escreva um item por linha, ou apague o arquivo')
  if (separator === '\t')
    return refuse('as colunas não estão separadas por ponto e vírgula', HOW_TO_SAVE)
  const read = readTable(parseCsv(text.slice(start), separator))
  if (!('errors' in read)) return read
  const errors = read.errors.map((error) => ({ ...error, offset: error.offset + start }))
  return { errors: shortened(errors) }
}

/** The same for a parsed CSV; offsets are in its text. */
function readTable(csv: ParsedCsv): { itemList: ItemList } | { errors: ItemListDiagnostic[] } {
  const csvErrors = csv.errors.map((error) => ({ ...error, place: '' }))
  const [head = [], ...lines] = csv.rows
  if (csv.rows.length === 0) return { errors: csvErrors }
  const columns = head.findLastIndex((cell) => cell.text.trim() !== '') + 1
  if (columns > MAX_COLUMNS)
    return refuse(
      `a primeira linha tem ${columns.toLocaleString('pt-BR')} colunas; o máximo é ${MAX_COLUMNS}`,
      'deixe só os títulos',
    )
  const written = lines.filter((cells) => !cells.every(isBlank)).length
  if (written > MAX_ROWS)
    return refuse(
      `a relação tem ${written.toLocaleString('pt-BR')} linhas; o máximo é 5.000`,
      'junte as linhas iguais',
    )
  const plan = planColumns(head.slice(0, columns).map((cell) => cell.text))
  const read = readRows(lines, plan)
  const place = (row: number, index: number) =>
    `${excelColumn(index)}${row + 1} ${plan.labels[index] ?? ''}`.trim()
  const errors: ItemListDiagnostic[] = [
    ...csvErrors,
    ...plan.errors.map(({ index, ...reason }) => ({
      ...reason,
      offset: head[index]?.offset ?? 0,
      place: place(0, index),
    })),
    ...read.errors.map(({ row, index, ...error }) => ({ ...error, place: place(row, index) })),
  ]
  if (errors.length > 0) return { errors }
  return read.rows.length === 0
    ? refuse('a relação só tem os títulos', 'escreva um item por linha, ou apague o arquivo')
    : { itemList: { columns: plan.shown.map(({ column }) => column), rows: read.rows } }
}

/** The first errors, and one that counts the others. */
function shortened(errors: ItemListDiagnostic[]): ItemListDiagnostic[] {
  if (errors.length <= MAX_ERRORS) return errors
  return [
    ...errors.slice(0, MAX_ERRORS),
    ...refuse(`os erros desta relação são ${errors.length}`, 'corrija estes primeiro').errors,
  ]
}
