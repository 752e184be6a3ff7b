import { signedPercent } from '../../content/compare/format-values'
import { farness, movesText, type PriceMove } from '../../content/compare/change-lines'
import { percentBetween, priceJump } from '../../content/prices/prices'
import type { ChangedDocument, Warning } from '../review'
import { isProtectedField } from './protected'

/** «R$ 1.234,50» as compareData writes it -> 1234.5 */
const amountOf = (text: string | null): number =>
  text !== null && /^R\$\s[\d.]+,\d\d$/.test(text)
    ? Number(text.slice(3).replaceAll('.', '').replace(',', '.'))
    : NaN

/** Every amount that moves, the furthest first, and how far all of them go. */
export function priceMoves(documents: readonly ChangedDocument[]): {
  warnings: Warning[]
  summary: string | undefined
} {
  const moves = documents
    .flatMap((document) => {
      const sameDay = !document.fields.some(({ title }) => title === 'Dia do preço')
      return document.fields.flatMap((field) => {
        const { path, title, before, after, line } = field
        const move: PriceMove = { old: amountOf(before), fresh: amountOf(after) }
        if (!(move.old > 0 && move.fresh > 0) || isProtectedField(document, field)) return []
        const jump = priceJump(move.old, move.fresh)
        const notes = [
          signedPercent(percentBetween(move.old, move.fresh)),
          ...(jump ? [jump.isShifted ? 'vírgula trocada?' : 'salto'] : []),
          ...(field.field === 'pricePerKg' && sameDay ? ['o dia do preço não muda'] : []),
          ...(path[0] === 'pricePerKg' && title.startsWith('Preço de')
            ? ['reescreve o histórico']
            : []),
        ]
        const says = `${title}: ${before} → ${after} (${notes.join('; ')})`
        return [{ move, warning: { file: document.file, line, name: document.name, says } }]
      })
    })
    .toSorted((a, b) => farness(b.move) - farness(a.move))
  return {
    warnings: moves.map(({ warning }) => warning),
    summary: movesText(moves.map(({ move }) => move)),
  }
}
