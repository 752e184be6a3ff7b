import { JUMP_PERCENT, priceJump, pricesIn } from '../../content/prices'
import { farness, movesText, priceMoves, type PriceMove } from '../../content/compare/prices'
import { asWritten } from '../../content/in-time'
import { valueAt } from '../../content/rules/reason'
import { count, day, firstFew, money, signedPercent } from '../../content/compare/format-values'
import { BADGE, NO_BADGE } from '../../content/compare/change-lines'
import { isReadable, lineOf, perDocument, type ChangedDocument, type Rule } from './rule'

/** More prices than this in one change are looked at again as a whole, however little they move. */
const MANY = 50
/** More jumps than this stand in their documents only: the largest are read, a hundred are not. */
const TOLD = 20

/** A price that goes up or down; one of a day ahead is measured from the price below it. */
interface Move extends PriceMove {
  since?: string
}

/** The prices of a document that move, now or on a day ahead. */
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

/** Jumps, the largest first, and what many changes come to. */
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

/**
 * Older lines that change, go or come in between: the chart and the averages then say that it was
 * always so.
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
    // The newest line has its own rule where it stays, and one above it is a new price.
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

/** A badge that disappears. */
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
