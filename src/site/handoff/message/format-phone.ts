/** Formats the digits typed so far: (11) 91234-5678 for mobiles, (11) 1234-5678 for land lines. */
function shaped(digits: string): string {
  if (digits.length === 0) return ''
  const area = digits.slice(0, 2)
  const rest = digits.slice(2)
  if (!rest) return `(${area}`
  // A mobile number starts with 9 and has nine digits; eleven digits can only be one.
  const prefixLength = rest.startsWith('9') || rest.length === 9 ? 5 : 4
  const prefix = rest.slice(0, prefixLength)
  const line = rest.slice(prefixLength)
  return `(${area}) ${prefix}${line ? `-${line}` : ''}`
}

/**
 * Formats a Brazilian number while it is typed and keeps the caret behind the same digit (`caret`:
 * its position in `value`, by default the end). Anything but a national number stays as typed: with
 * +, with letters, starting with 0 (0800, trunk prefix), or with more than eleven digits.
 */
export function formatPhone(
  value: string,
  caret: number = value.length,
): { value: string; caret: number } {
  const digits = value.replace(/\D/g, '')
  if (/[^\d\s().-]/.test(value) || digits.startsWith('0') || digits.length > 11)
    return { value, caret }
  const formatted = shaped(digits)
  if (caret >= value.length) return { value: formatted, caret: formatted.length }
  const before = value.slice(0, caret).replace(/\D/g, '').length
  let place = 0
  for (let seen = 0; seen < before; place++) if (/\d/.test(formatted.charAt(place))) seen++
  return { value: formatted, caret: place }
}
