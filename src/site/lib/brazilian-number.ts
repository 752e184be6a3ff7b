/** Thousands as Brazilians group them; a leading zero (0.500) is never a group. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** The digits of a whole part, without its dots; undefined when the dots do not group thousands. */
const wholePart = (text: string): string | undefined =>
  /^\d*$/.test(text) ? text : GROUPED.test(text) ? text.replaceAll('.', '') : undefined

/**
 * Reads digits, dots and at most one comma: the comma is decimal; a dot followed by exactly three digits groups thousands, any
 * other is decimal. «1.234,5» is 1234.5, «1.234» is 1234, «12.5» is 12.5. undefined or NaN for what is no number.
 */
export function readBrazilianNumber(text: string): number | undefined {
  if (!text.includes(',')) {
    const whole = wholePart(text)
    return Number(whole ?? (/^\d*\.\d*$/.test(text) ? text : NaN))
  }
  const [before = '', after = ''] = text.split(',')
  const whole = wholePart(before)
  return whole === undefined || !/^\d*$/.test(after) ? undefined : Number(`${whole || 0}.${after || 0}`)
}
