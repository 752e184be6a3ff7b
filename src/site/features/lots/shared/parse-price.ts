import { readBrazilianNumber } from '../../../lib/brazilian-number'

/** The highest price that a document may have, in reais. */
const MAX_PRICE = 10_000_000

/**
 * A price as Brazilians type it, in reais and rounded to cents: «1.500», «1500,5», «R$ 1.500,00», «2 mil».
 * undefined for an empty text, NaN for one that is no price.
 */
export function parsePrice(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/^R\$\s*/i, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return undefined
  const [, digits = text, thousands] = /^(.*?)\s*(mil|k)$/i.exec(text) ?? []
  const number = /\d/.test(digits) ? (readBrazilianNumber(digits) ?? NaN) : NaN
  const reais = Math.round(number * (thousands ? 1000 : 1) * 100) / 100
  return reais > MAX_PRICE ? NaN : reais
}

/** A typed price as an address has it: «1.500,50» is 1500.5; undefined for 0, which does not filter. */
export const addressPrice = (typed: string): string | undefined =>
  parsePrice(typed) ? String(parsePrice(typed)) : undefined
