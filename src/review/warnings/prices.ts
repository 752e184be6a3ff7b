import { discountPercent } from '../../content/figures'
import { JUMP_PERCENT, priceJump } from '../../content/prices'
import { pricesIn } from '../../content/rules/prices'
import { valueAt } from '../../content/rules/reason'
import type { Warning } from '../content-diff'
import { shownPrice } from '../compare/prices'
import { day, money, signedPercent } from '../format-values'
import type { Rule } from './rule'

const PRICES = ['pricePerKg', 'price', 'originalPrice'] as const

/** Jumps, the largest first. */
export const priceJumps: Rule = ({ documents }) =>
  documents
    .flatMap((document) =>
      PRICES.flatMap((key) => {
        const [old, fresh] = [document.before, document.after].map((state) =>
          key === 'pricePerKg' ? shownPrice(state?.data) : valueAt(state?.data, key),
        )
        if (typeof old !== 'number' || typeof fresh !== 'number') return []
        const jump = old > 0 ? priceJump(old, fresh) : undefined
        return jump ? [{ document, key, old, fresh, ...jump }] : []
      }),
    )
    .sort((a, b) => Math.abs(Math.log(b.fresh / b.old)) - Math.abs(Math.log(a.fresh / a.old)))
    .map(({ document: { diff }, key, old, fresh, percent, isShifted }): Warning => {
      const field = diff.fields.find((one) => one.field === key)
      const unit = key === 'pricePerKg' ? ' por kg' : ''
      return {
        kind: 'price-jump',
        level: 'warning',
        file: diff.file,
        line: field?.line,
        sentence:
          `${diff.name}: ${key === 'originalPrice' ? 'preço original ' : ''}${money(old)} → ` +
          `${money(fresh)}${unit}, ${signedPercent(percent)}`,
        why: isShifted
          ? 'Vírgula trocada?'
          : `Mais de ${JUMP_PERCENT}% de uma vez. O valor está certo?`,
      }
    })

/**
 * A new price is a line of its own: one that changes in its place rewrites what the chart and the
 * averages remember.
 */
export const priceDay: Rule = ({ documents }) =>
  documents.flatMap(({ diff, before, after }): Warning[] => {
    if (diff.type !== 'Material' || !before || before.draft || !after || after.draft) return []
    const [[old], [fresh]] = [pricesIn(before.data), pricesIn(after.data)]
    if (!old || !fresh || old.day !== fresh.day || old.pricePerKg === fresh.pricePerKg) return []
    const line = diff.fields.find(({ field }) => field === 'pricePerKg')?.line
    return [
      {
        kind: 'price-day',
        level: 'warning',
        file: diff.file,
        line,
        sentence: `${diff.name}: o preço muda e o dia dele não, ${day(fresh.day)}`,
        why: 'Um preço novo é uma linha a mais, em cima, com o seu dia. Está certo se corrige um engano.',
      },
    ]
  })

/** A badge that vanishes. */
export const badges: Rule = ({ documents }) =>
  documents.flatMap(({ diff, before, after }): Warning[] => {
    if (diff.type !== 'Lot' || !after || after.draft) return []
    const [old, fresh] = [before, after].map((document) => badgeOf(document?.data))
    const line = diff.fields.find(
      ({ field }) => field === 'price' || field === 'originalPrice',
    )?.line
    if (old !== undefined && fresh === undefined) {
      return [
        {
          kind: 'badge',
          level: 'warning',
          file: diff.file,
          line,
          sentence: `${diff.name}: o selo ${old}% OFF desaparece`,
          why: 'O preço não é mais menor que o original.',
        },
      ]
    }
    return []
  })

function badgeOf(data: unknown): number | undefined {
  const [price, original] = [valueAt(data, 'price'), valueAt(data, 'originalPrice')]
  return typeof price === 'number' && typeof original === 'number' && original > price
    ? discountPercent(price, original)
    : undefined
}
