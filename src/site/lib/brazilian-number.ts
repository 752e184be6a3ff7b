/** Digits, thousands grouped or not, and a decimal comma; a leading zero (0.500) is never a group. */
const WITH_COMMA = /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d*)?$/

/**
 * Reads digits, dots and at most one comma: the comma is decimal; a dot followed by exactly three
 * digits groups thousands, any other is decimal. «1.234,5» is 1234.5, «1.234» is 1234, «12.5» is
 * 12.5. Returns undefined or NaN for other text.
 */
export function readBrazilianNumber(text: string): number | undefined {
  if (WITH_COMMA.test(text)) return Number(`0${text.replaceAll('.', '').replace(',', '.')}`)
  return /^\d*\.\d*$/.test(text) ? Number(text) : undefined
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes a number as Brazilians do: 1234.5 -> "1.234,5".
 * @param least digits after the comma that are written even when they are zero
 * @param most digits after the comma that are kept
 */
export function writeNumber(value: number, least: number, most: number): string {
  const key = `${least} ${most}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
    formats.set(key, format)
  }
  return format.format(value)
}
