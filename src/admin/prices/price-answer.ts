import { formatDecimal, formatMoney, formatVariation } from '../../site/lib/format'
import { readBrazilianNumber } from '../../site/lib/brazilian-number'
import { pointsBetween, priceJump } from '../../content/prices/prices'

/** A document as a row of a price table. */
export interface PricedRow {
  file: string
  name: string
  /** Shown beside the last price: its day, or the code of a lot. */
  note: string
  last: number
  /** The price that a new one is compared with: the last one of an earlier day. */
  before: number
  /** Lots have no field that confirms a large change, so the editor's «Está certo» is enough. */
  asksOnly?: true
}

/** The result of judging a typed price. */
export type Answer =
  | { kind: 'none' }
  | { kind: 'wrong'; says: string }
  | {
      /**
       * `asks` needs «Está certo»; `stops` needs another price, or a confirmation in the document.
       */
      kind: 'same' | 'fine' | 'asks' | 'stops'
      price: number
      /** «+0,60», «+1,5%» */
      difference: string
      percent: string
      isUp: boolean
    }

/** Reads «R$ 41,5», «41.50» and «41,50»; undefined for a text that is no price. */
export const typedPrice = (typed: string): number | undefined => {
  const value = readBrazilianNumber(typed.replace(/^\s*R?\$?\s*|\s+$/g, ''))
  return value !== undefined && value > 0 ? value : undefined
}

/** Judges a typed price by the one rule for prices. */
export function answerTo({ last, before, asksOnly }: PricedRow, typed: string): Answer {
  if (typed.trim() === '') return { kind: 'none' }
  const price = typedPrice(typed)
  if (price === undefined)
    return { kind: 'wrong', says: `«${typed.trim()}» não é um preço: escreva como 41,50.` }
  if (Math.abs(price * 100 - Math.round(price * 100)) > 1e-6)
    return { kind: 'wrong', says: 'O preço vai até os centavos: duas casas depois da vírgula.' }
  const jump = priceJump(before, price)
  return {
    kind: price === last ? 'same' : !jump ? 'fine' : jump.isRefused && !asksOnly ? 'stops' : 'asks',
    price,
    difference: `${price < last ? '−' : '+'}${formatDecimal(Math.abs(price - last))}`,
    percent: formatVariation(pointsBetween(last, price)),
    isUp: price > last,
  }
}

/** The sentence of a price that asks or stops. */
export function question(row: PricedRow, answer: Extract<Answer, { price: number }>): string {
  const from = `de ${formatMoney(row.before)} para ${formatMoney(answer.price)}`
  const percent = formatVariation(pointsBetween(row.before, answer.price)).slice(1)
  const moves = `${row.name} ${answer.price > row.before ? 'sobe' : 'cai'} ${percent}, ${from}.`
  if (answer.kind === 'asks') return `${moves} Está certo?`
  return `${moves} Confira a vírgula. Se está certo, confirme no documento do material.`
}
