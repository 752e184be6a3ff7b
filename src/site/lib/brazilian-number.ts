/** Thousands as Brazilians group them; a leading zero (0.500) is never a group. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** The digits of a whole part, without its dots; undefined when the dots do not group thousands. */
const wholePart = (text: string): string | undefined =>
  /^\d*$/.test(text) ? text : GROUPED.test(text) ? text.replaceAll('.', '') : undefined

/**
 * Reads digits, dots and at most one comma: the comma is decimal; a dot followed by exactly three
 * digits groups thousands, any other is decimal. «1.234,5» is 1234.5, «1.234» is 1234, «12.5» is
 * 12.5. Returns undefined or NaN for other text.
 */
export function readBrazilianNumber(text: string): number | undefined {
  if (!text.includes(',')) {
    const whole = wholePart(text)
    return Number(whole ?? (/^\d*\.\d*$/.test(text) ? text : NaN))
  }
  const [before = '', after = '', ...more] = text.split(',')
  const whole = wholePart(before)
  return whole === undefined || more.length > 0 || !/^\d*$/.test(after)
    ? undefined
    : Number(`${whole || 0}.${after || 0}`)
}

/**
 * Writes a number as Brazilians do: 1234.5 -> "1.234,5". Halves are rounded away from zero by their
 * decimal digits: 1.005 with two places is "1,01", although its binary value is slightly lower.
 * @param least digits after the comma that are written even when they are zero
 * @param most digits after the comma that are kept
 */
export function writeNumber(value: number, least: number, most: number): string {
  // As text: 1.005 * 100 is 100.49999.
  const shifted = Math.round(Number(`${Math.abs(value)}e${most}`))
  // Not a number, or too large or too small for plain digits; no price, weight or count of ours is.
  if (!Number.isSafeInteger(shifted))
    return new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }).format(value)
  const digits = String(shifted).padStart(most + 1, '0')
  const end = digits.length - most
  const grouped = digits.slice(0, end).replace(/\B(?=(?:\d{3})+$)/g, '.')
  const places = digits.slice(end, end + least) + digits.slice(end + least).replace(/0+$/, '')
  return `${value < 0 || Object.is(value, -0) ? '-' : ''}${grouped}${places && `,${places}`}`
}
