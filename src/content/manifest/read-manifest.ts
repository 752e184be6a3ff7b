import type { Reason } from '../rules/reason'
import { planColumns } from './columns'
import { parseCsv } from './csv'
import type { Manifest } from './manifest'
import { isBlank, readRows } from './read-rows'

/** A fault at an offset of the text; `place` is the cell's name in Excel and its column, as «H4 Unidades», or empty. */
export type ManifestFault = Reason & { offset: number; place: string }

const MAX_ROWS = 5000
/** More than the page can show; a file of nothing but separators has half a million. */
const MAX_COLUMNS = 40
/** A file that is read in a wrong way has a fault in every row; so many are enough to see why. */
const MAX_FAULTS = 50

export const HOW_TO_SAVE = 'no Excel, escolha Arquivo › Salvar como › CSV UTF-8'

/** Excel's own first line, which names the separator and which Excel does not show. */
const SEP_LINE = /^"?sep=(.)"?\r?\n/i

/** What parts the headings; of two candidates the one that gives both required columns. Undefined when it is not clear. */
function separatorOf(text: string): ';' | ',' | undefined {
  const first = /^.{0,4000}/.exec(text)?.[0] ?? ''
  const headings = (separator: ';' | ',') =>
    parseCsv(first, separator).rows[0]?.map((cell) => cell.text.trim().toLowerCase()) ?? []
  const parting = ([';', ','] as const).filter((separator) => headings(separator).length > 1)
  if (parting.length > 1)
    return parting.find((separator) =>
      ['modelo', 'unidades'].every((label) => headings(separator).includes(label)),
    )
  return parting[0] ?? (first.includes('\t') ? undefined : ';')
}

/** 0 -> A, 25 -> Z, 26 -> AA */
const excelColumn = (index: number): string =>
  `${index >= 26 ? excelColumn(Math.floor(index / 26) - 1) : ''}${String.fromCodePoint(65 + (index % 26))}`

/**
 * Reads a manifest from the text of its CSV, without BOM: every fault at once, or the manifest. Up to 5,000 rows; columns
 * and cells as columns.ts and read-rows.ts say. Never throws.
 */
export function readManifest(text: string): { manifest: Manifest } | { faults: ManifestFault[] } {
  const refuse = (message: string, cure: string, offset = 0) => ({
    faults: [{ message, cure, offset, place: '' }],
  })
  const [sepLine = '', named] = SEP_LINE.exec(text) ?? []
  if (text.slice(sepLine.length).trim() === '')
    return refuse(
      'a relação está vazia',
      'escreva os títulos na primeira linha e um item por linha, ou apague o arquivo',
    )
  const oldBreak = text.search(/\r(?!\n)/)
  if (oldBreak >= 0)
    return refuse('as linhas terminam como em um Macintosh antigo', HOW_TO_SAVE, oldBreak)
  const separator = named ?? separatorOf(text)
  if (separator !== ';' && separator !== ',')
    return refuse(
      'não dá para saber o que separa as colunas',
      `separe-as com ponto e vírgula; ${HOW_TO_SAVE}`,
    )

  const csv = parseCsv(text.slice(sepLine.length), separator)
  const [head = [], ...lines] = csv.rows
  if (csv.rows.length === 0)
    return {
      faults: csv.faults.map((fault) => ({
        ...fault,
        offset: fault.offset + sepLine.length,
        place: '',
      })),
    }
  const columns = head.findLastIndex((cell) => cell.text.trim() !== '') + 1
  if (columns > MAX_COLUMNS)
    return refuse(
      `a primeira linha tem ${columns.toLocaleString('pt-BR')} colunas; o máximo é ${MAX_COLUMNS}`,
      'deixe nela só os títulos das colunas',
    )
  const written = lines.filter((cells) => !cells.every(isBlank))
  if (written.length > MAX_ROWS)
    return refuse(
      `a relação tem ${written.length.toLocaleString('pt-BR')} linhas; o máximo é ` +
        MAX_ROWS.toLocaleString('pt-BR'),
      'junte as linhas iguais, somando as unidades',
    )
  const plan = planColumns(head.slice(0, columns).map((cell) => cell.text))
  const read = readRows(lines, plan)

  const place = (row: number, index: number) =>
    `${excelColumn(index)}${row + 1} ${plan.labels[index] ?? ''}`.trim()
  const faults: ManifestFault[] = [
    ...csv.faults.map((fault) => ({ ...fault, place: '' })),
    ...plan.faults.map(({ index, ...reason }) => ({
      ...reason,
      offset: head[index]?.offset ?? 0,
      place: place(0, index),
    })),
    ...read.faults.map(({ row, index, ...fault }) => ({ ...fault, place: place(row, index) })),
  ].map((fault) => ({ ...fault, offset: fault.offset + sepLine.length }))
  if (faults.length === 0 && read.rows.length === 0)
    return refuse('a relação só tem os títulos', 'escreva um item por linha, ou apague o arquivo')
  if (faults.length === 0)
    return { manifest: { columns: plan.shown.map(({ column }) => column), rows: read.rows } }
  const more = faults.length - MAX_FAULTS
  const last = {
    offset: 0,
    place: '',
    message: `há mais ${more} ${more === 1 ? 'erro' : 'erros'} nesta relação`,
    cure: 'corrija estes primeiro',
  }
  return { faults: more > 0 ? [...faults.slice(0, MAX_FAULTS), last] : faults }
}
