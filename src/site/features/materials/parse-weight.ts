import { readBrazilianNumber } from '../../lib/brazilian-number'

/** Heavier weights are refused: 1,000 tonnes, in kg. */
export const MAX_WEIGHT = 1_000_000

/** Why a text is no weight; the content of the page has a sentence for each. */
export type WeightFault =
  | 'missing'
  | 'negative'
  | 'letters'
  | 'commas'
  | 'noDigits'
  | 'dots'
  | 'tooHeavy'
  | 'zero'

type ParsedWeight = { kg: number } | { fault: WeightFault }

const fault = (fault: WeightFault): ParsedWeight => ({ fault })

/**
 * A weight as Brazilians type it, in kg and rounded to grams: «1.234,5» is 1234.5, «1.234» is 1234, «12,5»
 * and «12.5» are 12.5, «25 kg» is 25. Always above 0 and at most MAX_WEIGHT; otherwise the reason why not.
 */
export function parseWeight(typed: string): ParsedWeight {
  const text = typed
    .trim()
    .replace(/\s*kg\.?$/i, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return fault('missing')
  if (/^[-−–]/.test(text)) return fault('negative')
  if (!/^[\d.,]+$/.test(text)) return fault('letters')
  if (text.split(',').length > 2) return fault('commas')
  if (!/\d/.test(text)) return fault('noDigits')

  const number = readBrazilianNumber(text)
  if (number === undefined || Number.isNaN(number)) return fault('dots')
  if (number > MAX_WEIGHT) return fault('tooHeavy')

  const kg = Math.round(number * 1000) / 1000
  return kg > 0 ? { kg } : fault('zero')
}
