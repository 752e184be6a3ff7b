import { discountPercent } from '../../../content/figures'
import { valueAt } from '../../../content/rules/reason'
import type { Remark } from '../content-diff'
import { growth, money, signedPercent } from '../format-values'
import { single } from '../read-version'
import { at, type ChangedDocument, type Remarker } from './remark-context'

/** A price that moves further in one change is looked at again. Scrap moves a few percent a day. */
const JUMP_PERCENT = 25
const PRICES = ['pricePerKg', 'price', 'originalPrice'] as const

/** Jumps, the largest first. */
export const priceJumps: Remarker = ({ documents }) =>
  documents.flatMap((document) => PRICES.flatMap((key) => {
    const [old, fresh] = [valueAt(document.before?.data, key), valueAt(document.after?.data, key)]
    if (typeof old !== 'number' || typeof fresh !== 'number') return []
    const percent = growth(old, fresh) ?? 0
    return Math.abs(percent) > JUMP_PERCENT ? [{ document, key, old, fresh, percent }] : []
  }))
    .sort((a, b) => Math.abs(Math.log(b.fresh / b.old)) - Math.abs(Math.log(a.fresh / a.old)))
    .map(({ document: { diff }, key, old, fresh, percent }): Remark => {
      const field = diff.fields.find((one) => one.field === key)
      const unit = key === 'pricePerKg' ? ' por kg' : ''
      return {
        kind: 'price-jump', level: 'warning', ...at(diff.file, field?.line),
        sentence: `${diff.name}: ${key === 'originalPrice' ? 'preço original ' : ''}${money(old)} → ${money(fresh)}${unit}, ${signedPercent(percent)}`,
        why: isShifted(fresh / old) ? 'Vírgula trocada?' : `Mais de ${JUMP_PERCENT}% de uma vez. O valor está certo?`,
      }
    })

/** Ten, a hundred or a thousand times, give or take an eighth: the decimal sign stands elsewhere. */
const isShifted = (ratio: number): boolean => {
  const tens = Math.log10(ratio)
  return Math.abs(tens) > 0.9 && Math.abs(tens - Math.round(tens)) < 0.05
}

/** Prices stand below a day; one that changes without it says something untrue. */
export const priceDay: Remarker = ({ documents, base, head, nameOf }) => {
  const dayIn = (version: typeof base) => valueAt(single(version, 'ScrapPage'), 'board', 'updatedOn')
  const changed = documents.filter(({ before, after }) => {
    const [old, fresh] = [before, after].map((document) => (document?.type === 'Material' && !document.draft ? valueAt(document.data, 'pricePerKg') : undefined))
    return old !== undefined && fresh !== undefined && old !== fresh
  })
  const page = head.documents.find(({ type }) => type === 'ScrapPage')
  if (changed.length === 0 || !page || dayIn(base) !== dayIn(head)) return []
  return [{
    kind: 'price-day', level: 'warning', file: nameOf(page.file),
    sentence: `${changed.length === 1 ? 'Um preço muda' : `${changed.length} preços mudam`} e o dia dos preços não: ${names(changed)}`,
    why: `Ponha em board.updatedOn o dia em que foram conferidos.`,
  }]
}

const names = (documents: readonly ChangedDocument[]): string =>
  `${documents.slice(0, 6).map(({ diff }) => diff.name).join(', ')}${documents.length > 6 ? ` e mais ${documents.length - 6}` : ''}`

/** A badge that vanishes. */
export const badges: Remarker = ({ documents }) =>
  documents.flatMap(({ diff, before, after }): Remark[] => {
    if (diff.type !== 'Lot' || !after || after.draft) return []
    const [old, fresh] = [before, after].map((document) => badgeOf(document?.data))
    const line = diff.fields.find(({ field }) => field === 'price' || field === 'originalPrice')?.line
    if (old !== undefined && fresh === undefined) {
      return [{ kind: 'badge', level: 'warning', ...at(diff.file, line), sentence: `${diff.name}: o selo ${old}% OFF desaparece`, why: 'O preço não é mais menor que o original.' }]
    }
    return []
  })

function badgeOf(data: unknown): number | undefined {
  const [price, original] = [valueAt(data, 'price'), valueAt(data, 'originalPrice')]
  return typeof price === 'number' && typeof original === 'number' && original > price ? discountPercent(price, original) : undefined
}
