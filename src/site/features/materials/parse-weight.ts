/** A load heavier than this is no estimate for a calculator: 1,000 tonnes, in kg. */
export const MAX_WEIGHT = 1_000_000

/** Why a text is no weight; the page's document has a sentence for each. */
export type WeightFault = 'missing' | 'negative' | 'letters' | 'commas' | 'noDigits' | 'dots' | 'tooHeavy' | 'zero'

export type ParsedWeight = { kg: number } | { fault: WeightFault }

/** Thousands as Brazilians group them; a leading zero (0.500) is never a group. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/

const fault = (fault: WeightFault): ParsedWeight => ({ fault })

/** The digits of a whole part, without its dots; undefined when the dots do not group thousands. */
const wholePart = (text: string): string | undefined =>
  /^\d*$/.test(text) ? text : GROUPED.test(text) ? text.replaceAll('.', '') : undefined

/** Reads the number itself: the comma is decimal; a dot followed by exactly three digits groups thousands, any other is decimal. */
function readNumber(text: string): number | undefined {
  if (!text.includes(',')) {
    const whole = wholePart(text)
    return Number(whole ?? (/^\d*\.\d*$/.test(text) ? text : NaN))
  }
  const [before = '', after = ''] = text.split(',')
  const whole = wholePart(before)
  return whole === undefined || !/^\d*$/.test(after) ? undefined : Number(`${whole || 0}.${after || 0}`)
}

/**
 * A weight as Brazilians type it, in kg and rounded to grams: «1.234,5» is 1234.5, «1.234» is 1234, «12,5» and «12.5» are 12.5,
 * «25 kg» is 25. Otherwise the reason why it is none. Always above 0 and at most MAX_WEIGHT.
 */
export function parseWeight(typed: string): ParsedWeight {
  const text = typed.trim().replace(/\s*kg\.?$/i, '').replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return fault('missing')
  if (/^[-−–]/.test(text)) return fault('negative')
  if (!/^[\d.,]+$/.test(text)) return fault('letters')
  if (text.split(',').length > 2) return fault('commas')
  if (!/\d/.test(text)) return fault('noDigits')

  const number = readNumber(text)
  if (number === undefined || Number.isNaN(number)) return fault('dots')
  if (number > MAX_WEIGHT) return fault('tooHeavy')

  const kg = Math.round(number * 1000) / 1000
  return kg > 0 ? { kg } : fault('zero')
}
