import { columnOf, gradeCounts, sumUnits, type ItemList } from '../../content/item-list/item-list'
import { GRADES } from '../../content/vocabulary'
import {
  cellsOf,
  changedLabels,
  rowName,
  sameWords,
  type ChangedItemList,
  type RowPair,
} from '../compare/item-lists'
import type { Warning } from '../content-diff'
import { count, firstFew } from '../../content/compare/format-values'

/** Examples in a warning; the reviewer finds the others in the table of the list. */
const TOLD = 3

/**
 * Warns of changes that make a lot look better to a buyer: a row with a better grade, another
 * model, processor or memory, or better grades in total.
 */
export const itemListWarnings = (lists: readonly ChangedItemList[]): Warning[] =>
  lists.flatMap((list) => {
    const { diff, before, after, pairs, lineOf } = list
    if (!before || !after) return []
    const told = pairs.flatMap((pair) =>
      promises(before, after, pair).map((text) => ({ text, pair })),
    )
    const texts = told.length > 0 ? told.map(({ text }) => text) : betterSums(before, after)
    if (texts.length === 0) return []
    return [
      {
        kind: 'item',
        level: 'warning',
        file: diff.file,
        line: lineOf(told[0]?.pair.after),
        sentence: `${diff.name}: ${firstFew(texts, TOLD, '; ')}`,
        why: 'O comprador paga pelo que a relação diz. Confira com quem testou o lote.',
      },
    ]
  })

/** Changed cells of a row by which the lot promises something else. */
function promises(before: ItemList, after: ItemList, pair: RowPair): string[] {
  if (!pair.before || !pair.after) return []
  const [was, is] = [cellsOf(before, pair.before), cellsOf(after, pair.after)]
  const name = rowName(after, pair.after)
  return changedLabels(was, is).flatMap((label) => {
    const [old = '', fresh = ''] = [was.get(label), is.get(label)]
    const kind = after.columns.find((column) => column.label === label)?.kind
    if (kind === 'units') return []
    // Grades compare as letters, A before B: a lower grade is no better promise.
    const isGrade = kind === 'functional' || kind === 'cosmetic'
    if (isGrade ? fresh >= old : sameWords(old, fresh)) return []
    return [`${name}, ${label} ${old} → ${fresh}${isGrade ? ', a nota sobe' : ''}`]
  })
}

/** Grades that gained more units than the added units can explain. */
function betterSums(before: ItemList, after: ItemList): string[] {
  const come = Math.max(0, sumUnits(after.rows) - sumUnits(before.rows))
  return (['functional', 'cosmetic'] as const).flatMap((kind) => {
    const [old, fresh] = [gradeCounts(before, kind), gradeCounts(after, kind)]
    if (!old || !fresh) return []
    let more = 0
    const best = GRADES.find((grade) => (more += fresh[grade] - old[grade]) > come)
    const label = after.columns[columnOf(after, kind)]?.label ?? ''
    if (!best) return []
    const units = `${count(old[best])} → ${count(fresh[best])} ${fresh[best] === 1 ? 'unidade' : 'unidades'}`
    return [`${label} ${best}, ${units}, a nota sobe na soma`]
  })
}
