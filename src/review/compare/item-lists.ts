import { fold } from '../../content/fold-text'
import { columnOf, type ItemList, type ItemListRow } from '../../content/item-list/item-list'
import { readItemList } from '../../content/item-list/read-item-list'
import { valueAt } from '../../content/rules/reason'
import type { ReadDocument } from '../../content/check/read-document'
import type { FieldDiff } from '../../content/compare/diff-shapes'
import type { DocumentDiff } from '../content-diff'
import { count, differenceText } from '../../content/compare/format-values'
import { fateOf, pathOf, type TreeChange, type TreeFile } from '../git/trees'
import type { Version } from '../read-version'
import type { Compared } from './documents'
import { changedValue } from '../../content/compare/fields'
import { itemTotals } from './item-totals'

/** Rows in a report; the file itself is one click away. */
const MAX_ROWS = 300
/** Rows that are searched for a similar one when a long list is wholly rewritten. */
const NEAR = 300

/** A row of both versions; one side is missing where the row is new or gone. */
export interface RowPair {
  before?: ItemListRow
  after?: ItemListRow
}

/** A changed item list with both its states; a state that cannot be read is undefined. */
export interface ChangedItemList {
  diff: DocumentDiff
  before: ItemList | undefined
  after: ItemList | undefined
  /** The rows that differ, in the order of the new version. */
  pairs: RowPair[]
  /** The line of a row in the new file. */
  lineOf: (row: ItemListRow | undefined) => number | undefined
  /** Its cells as a document, for the rules that read texts. */
  texts: { before: ReadDocument | undefined; after: ReadDocument | undefined }
}

/** The cells of a row by the heading of their column. */
export const cellsOf = ({ columns }: ItemList, row: ItemListRow): Map<string, string> =>
  new Map(columns.map(({ label }, index) => [label, row.cells[index] ?? '']))

/**
 * The difference of a lot's item list, row by row. A changed cell, a new row and a removed row each
 * become a field; totals by grade and by model become derived values.
 */
export function compareItemList(change: TreeChange, compared: Compared): ChangedItemList {
  const [old, fresh] = [
    sideOf(change.before, compared.base, compared),
    sideOf(change.after, compared.head, compared),
  ]
  const [before, after] = [old?.list, fresh?.list]
  const isReadable = fresh === undefined || after !== undefined
  const pairs = isReadable ? pairedRows(before, after) : []
  const lineOf = (row: ItemListRow | undefined) => row && fresh?.lines[row.line]
  const fields = pairs.flatMap((pair) => rowFields(before, after, pair, lineOf(pair.after)))
  const seen = isReadable ? itemTotals(before, after).slice(0, MAX_ROWS) : []
  const hidden = fields.length - MAX_ROWS
  const isSame = isReadable && JSON.stringify(before) === JSON.stringify(after)
  const notes = [
    ...(old && !before ? ['A relação anterior não pode ser lida.'] : []),
    ...(isReadable
      ? columnNotes(before, after)
      : ['A relação nova não pode ser lida: veja os erros.']),
    ...(hidden > 0
      ? [`Há mais ${count(hidden)} ${hidden === 1 ? 'mudança' : 'mudanças'} no arquivo.`]
      : []),
  ]
  if (isReadable && !isSame && fields.length + notes.length === 0)
    notes.push('Só a ordem das linhas muda.')
  const name = `${fresh?.title ?? old?.title ?? pathOf(change)}, relação de itens`
  const diff: DocumentDiff = {
    ...fateOf(change, compared.nameOf),
    type: 'Lot',
    typeTitle: 'Relação de itens',
    name,
    visibility: (fresh ?? old)?.document.draft ? 'draft' : 'visible',
    formattingOnly: isSame && change.before?.path === change.after?.path,
    fields: fields.slice(0, MAX_ROWS),
    seen,
    blocks: [],
    notes,
  }
  const texts = { before: old?.document, after: fresh?.document }
  return { diff, before, after, pairs, lineOf, texts }
}

function sideOf(file: TreeFile | undefined, version: Version, { blobs }: Compared) {
  if (!file) return undefined
  const text = (blobs.get(file.blob) ?? Buffer.alloc(0)).toString('utf8').replace(/^\uFEFF/, '')
  const read = file.isLink ? { errors: [] } : readItemList(text)
  const list = 'itemList' in read ? read.itemList : undefined
  const lot = version.byFile.get(file.path.replace(/\.csv$/, '.yaml'))
  const title = valueAt(lot?.data, 'title')
  // Excel may name the separator in a line of its own; rows without any text count for nothing.
  const lines = text
    .split('\n')
    .flatMap((line, index) =>
      /[^\s;,"]/.test(line) && !(index === 0 && /^"?sep=/i.test(line)) ? [index + 1] : [],
    )
  const document: ReadDocument = {
    type: 'Lot',
    slug: file.path,
    file: file.path,
    text,
    data: { cells: list ? [list.columns.map(({ label }) => label), ...cells(list)] : [text] },
    body: undefined,
    draft: lot?.draft ?? false,
    errors: [],
    unfinished: [],
  }
  return { list, lines, document, title: typeof title === 'string' ? title : undefined }
}

const cells = ({ rows }: ItemList) => rows.map((row) => row.cells)

/**
 * Rows that differ. Equal rows are the same wherever they stand; of the others each is paired with
 * the one that has most cells in common: at least half of them, or the model.
 */
function pairedRows(before: ItemList | undefined, after: ItemList | undefined): RowPair[] {
  const keyIn = (list: ItemList) => (row: ItemListRow) =>
    JSON.stringify([...cellsOf(list, row)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const unmatched = new Map<string, ItemListRow[]>()
  for (const row of before?.rows ?? []) {
    const key = before ? keyIn(before)(row) : ''
    unmatched.set(key, [...(unmatched.get(key) ?? []), row])
  }
  const fresh = (after?.rows ?? []).filter(
    (row) => !(after && unmatched.get(keyIn(after)(row))?.shift()),
  )
  const rest = new Set([...unmatched.values()].flat().toSorted((a, b) => a.line - b.line))
  const pairs = fresh.map((row): RowPair => {
    const near = [...rest].slice(0, NEAR)
    const known = before && after && likest(before, near, cellsOf(after, row), row.line)
    if (known) rest.delete(known)
    return { before: known, after: row }
  })
  return [...pairs, ...Array.from(rest, (row) => ({ before: row }))].toSorted(
    (a, b) => lineIn(a) - lineIn(b),
  )
}

const lineIn = ({ before, after }: RowPair): number => (after ?? before)?.line ?? 0

function likest(
  list: ItemList,
  rows: readonly ItemListRow[],
  wanted: ReadonlyMap<string, string>,
  line: number,
): ItemListRow | undefined {
  let best: ItemListRow | undefined
  const half = list.columns.length / 2
  let most = 0
  for (const row of rows) {
    const same = list.columns.reduce(
      (sum, { label, kind }, index) =>
        wanted.get(label) === row.cells[index] ? sum + (kind === 'model' ? half : 1) : sum,
      0,
    )
    if (same < half) continue
    // Of two equally similar rows the one on the same line wins.
    if (same > most || (same === most && best && row.line === line)) [best, most] = [row, same]
  }
  return best
}

/** «Linha 3, OptiPlex 7060» */
export const rowName = (list: ItemList, row: ItemListRow): string =>
  `Linha ${row.line}, ${row.cells[columnOf(list, 'model')] ?? ''}`

function rowFields(
  before: ItemList | undefined,
  after: ItemList | undefined,
  { before: old, after: fresh }: RowPair,
  line: number | undefined,
): FieldDiff[] {
  const whole = (row: ItemListRow) => row.cells.join(' · ')
  if (!before || !after || !old || !fresh) {
    const row = fresh ?? old
    if (!row) return []
    const facts = { path: [row.line], field: `linha ${row.line}`, title: `Linha ${row.line}` }
    return [{ ...changedValue(facts, old, fresh, whole), line }]
  }
  const [was, is] = [cellsOf(before, old), cellsOf(after, fresh)]
  return changedLabels(was, is).map((label) => ({
    ...changedValue(
      {
        path: [fresh.line, label],
        field: `linha ${fresh.line} ${label}`,
        title: `${rowName(after, fresh)} › ${label}`,
        difference: label === 'Unidades' ? differenceText(old.units, fresh.units, undefined) : '',
      },
      was.get(label),
      is.get(label),
      String,
    ),
    line,
  }))
}

/** Columns that only one version has have a note of their own. */
export const changedLabels = (
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
): string[] => [...is.keys()].filter((label) => was.has(label) && was.get(label) !== is.get(label))

function columnNotes(before: ItemList | undefined, after: ItemList | undefined): string[] {
  if (!before || !after) return []
  const [old, fresh] = [before, after].map(({ columns }) => columns.map(({ label }) => label))
  const say = (what: string, labels: string[] = []) =>
    labels.length > 0 ? [`${what}: ${labels.join(', ')}.`] : []
  return [
    ...say(
      'Coluna nova',
      fresh?.filter((label) => !old?.includes(label)),
    ),
    ...say(
      'Coluna que sai',
      old?.filter((label) => !fresh?.includes(label)),
    ),
  ]
}

/** Returns whether two cells have the same words, whatever their case, accents and blanks. */
export const sameWords = (a: string, b: string): boolean =>
  fold(a).replace(/\s+/g, '') === fold(b).replace(/\s+/g, '')
