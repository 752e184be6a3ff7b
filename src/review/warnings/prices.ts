import { JUMP_PERCENT, priceJump, pricesIn } from '../../content/prices'
import { farness, movesText, priceMoves, type PriceMove } from '../../content/compare/prices'
import { asWritten } from '../../content/in-time'
import { valueAt } from '../../content/rules/reason'
import { count, day, firstFew, money, signedPercent } from '../../content/compare/format-values'
import { BADGE, NO_BADGE } from '../../content/compare/change-lines'
import { isReadable, lineOf, perDocument, type ChangedDocument, type Rule } from './rule'

/** A change of more prices than this gets one warning as a whole, however small each change is. */
const MANY = 50
/**
 * Jumps in the list of warnings, the largest ones. Nobody reads a hundred; the others are shown
 * with their documents.
 */
const TOLD = 20

/**
 * A price that changes. `since` is set for a price of a day ahead, which is compared with the price
 * that it will replace.
 */
interface Move extends PriceMove {
  since?: string
}

/** The price changes of a document, now and on days ahead. */
export function movesOf({ before, after }: ChangedDocument): Move[] {
  if (!before || !after) return []
  const was = pricesIn(asWritten(before).data)
  const is = pricesIn(asWritten(after).data)
  const ahead = is.slice(0, is.length - pricesIn(after.data).length)
  return [
    ...priceMoves(before.data, after.data),
    ...ahead.flatMap(({ day: since, pricePerKg: fresh }, index): Move[] => {
      const old = is[index + 1]?.pricePerKg
      const isKnown = was.some((one) => one.day === since && one.pricePerKg === fresh)
      return old === undefined || old === fresh || isKnown
        ? []
        : [{ key: 'pricePerKg', old, fresh, since }]
    }),
  ]
}

/** Warns of jumps, the largest first, and of a change of many prices. */
export const priceJumps: Rule = ({ documents }) => {
  const moves = documents
    .flatMap((document) => movesOf(document).map((move) => ({ ...move, document })))
    .toSorted((a, b) => farness(b) - farness(a))
  const jumps = moves.flatMap((move) => {
    const jump = priceJump(move.old, move.fresh)
    return jump ? [{ ...move, ...jump }] : []
  })
  const told = jumps
    .slice(0, TOLD)
    .map(({ document, key, old, fresh, since, percent, isShifted }) => ({
      kind: 'price-jump' as const,
      level: 'warning' as const,
      file: document.diff.file,
      line: lineOf(document, since === undefined ? key : `${key}.${since}`),
      sentence:
        `${document.diff.name}: ${key === 'originalPrice' ? 'preço original ' : ''}${money(old)} → ` +
        `${money(fresh)}${key === 'pricePerKg' ? ' por kg' : ''}` +
        `${since === undefined ? '' : ` a partir de ${day(since)}`}, ${signedPercent(percent)}`,
      why: isShifted
        ? 'Vírgula trocada?'
        : `Mais de ${JUMP_PERCENT}% de uma vez. O valor está certo?`,
    }))
  const [first] = moves
  if (!first || (moves.length <= MANY && jumps.length <= TOLD)) return told
  const hidden = jumps.length - told.length
  return [
    {
      kind: 'price-jump',
      level: 'warning',
      file: first.document.diff.file,
      sentence:
        (movesText(moves) ?? '') +
        (jumps.length > 0 ? `; ${count(jumps.length)} mais de ${JUMP_PERCENT}%` : ''),
      why:
        'Confira se era para mudar tantos de uma vez.' +
        (hidden > 0 ? ` Os ${TOLD} maiores vêm abaixo; os outros, em cada documento.` : ''),
    },
    ...told,
  ]
}

/**
 * Warns when the newest price changes on its old day. A new price should be a new line, because
 * this rewrites the history behind the chart and the averages.
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

/**
 * Warns when older lines change, disappear or are inserted: they rewrite the history behind the
 * chart and the averages.
 */
export const oldPrices = perDocument((document) => {
  const { diff, before, after } = document
  if (diff.type !== 'Material' || !before || before.draft || !isReadable(after)) return []
  const [old, fresh] = [pricesIn(before.data), pricesIn(after?.data)]
  const newest = old[0]?.day ?? ''
  const was = new Map(old.map(({ day: one, pricePerKg }) => [one, pricePerKg]))
  const is = new Map(fresh.map(({ day: one, pricePerKg }) => [one, pricePerKg]))
  const text = (price: number | undefined) => (price === undefined ? 'nada' : money(price))
  const changed = [...new Set([...was.keys(), ...is.keys()])]
    .filter((one) => was.get(one) !== is.get(one))
    // The newest line is judged by priceDay while it exists; lines above it are new prices.
    .filter((one) => one < newest || (one === newest && !is.has(one)))
    .toSorted()
    .toReversed()
    .map((one) => `${day(one)}, ${text(was.get(one))} → ${text(is.get(one))}`)
  if (old.length === 0 || changed.length === 0) return []
  return [
    {
      kind: 'price-day',
      level: 'warning',
      line: diff.fields.find(({ field }) => field.startsWith('pricePerKg.'))?.line,
      sentence: `${diff.name}: preço antigo reescrito: ${firstFew(changed, 3, '; ')}`,
      why: 'O gráfico e as médias passam a contar outra história. Está certo se corrige um engano.',
    },
  ]
})

/** Warns when a lot loses its discount badge. */
export const badges = perDocument((document) => {
  const badge = document.diff.seen.find(({ title }) => title === BADGE)
  if (!badge?.before || badge.after !== NO_BADGE) return []
  return [
    {
      kind: 'badge',
      level: 'warning',
      line: lineOf(document, 'price', 'originalPrice'),
      sentence: `${document.diff.name}: o selo ${badge.before} desaparece`,
      why:
        valueAt(document.after?.data, 'originalPrice') === undefined
          ? 'O lote não tem mais o preço original.'
          : 'O preço não é mais menor que o original.',
    },
  ]
})
