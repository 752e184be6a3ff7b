import { discountPercent } from '../../content/figures'
import { JUMP_PERCENT, priceJump } from '../../content/prices'
import { pricesIn } from '../../content/rules/prices'
import { valueAt } from '../../content/rules/reason'
import type { Warning } from '../content-diff'
import { shownPrice } from '../compare/prices'
import { day, money, signedPercent } from '../format-values'
import { lineOf, perDocument, type Rule } from './rule'

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
    .map(({ document, key, old, fresh, percent, isShifted }): Warning => ({
      kind: 'price-jump',
      level: 'warning',
      file: document.diff.file,
      line: lineOf(document, key),
      sentence:
        `${document.diff.name}: ${key === 'originalPrice' ? 'preço original ' : ''}${money(old)} → ` +
        `${money(fresh)}${key === 'pricePerKg' ? ' por kg' : ''}, ${signedPercent(percent)}`,
      why: isShifted
        ? 'Vírgula trocada?'
        : `Mais de ${JUMP_PERCENT}% de uma vez. O valor está certo?`,
    }))

/**
 * A new price is a line of its own: one that changes on its old day rewrites the history of the
 * chart and the averages.
 */
export const priceDay = perDocument((document) => {
  const { diff, before, after } = document
  if (diff.type !== 'Material' || !before || before.draft || !after || after.draft) return []
  const [[old], [fresh]] = [pricesIn(before.data), pricesIn(after.data)]
  if (!old || !fresh || old.day !== fresh.day || old.pricePerKg === fresh.pricePerKg) return []
  return [
    {
      kind: 'price-day',
      level: 'warning',
      line: lineOf(document, 'pricePerKg'),
      sentence: `${diff.name}: o preço muda e o dia dele não, ${day(fresh.day)}`,
      why: 'Um preço novo é uma linha a mais, em cima, com o seu dia. Está certo se corrige um engano.',
    },
  ]
})

/** A badge that disappears. */
export const badges = perDocument((document) => {
  const { diff, before, after } = document
  if (diff.type !== 'Lot' || !after || after.draft) return []
  const [old, fresh] = [badgeOf(before?.data), badgeOf(after.data)]
  if (old === undefined || fresh !== undefined) return []
  return [
    {
      kind: 'badge',
      level: 'warning',
      line: lineOf(document, 'price', 'originalPrice'),
      sentence: `${diff.name}: o selo ${old}% OFF desaparece`,
      why: 'O preço não é mais menor que o original.',
    },
  ]
})

function badgeOf(data: unknown): number | undefined {
  const [price, original] = [valueAt(data, 'price'), valueAt(data, 'originalPrice')]
  return typeof price === 'number' && typeof original === 'number' && original > price
    ? discountPercent(price, original)
    : undefined
}
