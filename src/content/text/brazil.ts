/**
 * The number of a company in the Brazilian register, with its punctuation; since July 2026 letters
 * may stand before the two check digits (IN RFB 2.229/2024).
 */
export const CNPJ = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Modulo 11 of the ASCII codes less 48, weighted 2 to 9 from the right (same source, annex XV). */
function digit(characters: string): string {
  const weights = WEIGHTS.slice(-characters.length)
  const rest =
    Array.from(characters).reduce(
      (sum, character, index) => sum + (character.charCodeAt(0) - 48) * (weights[index] ?? 0),
      0,
    ) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/** The two check digits of a CNPJ: «12.ABC.345/01DE-35» -> "35" */
export function cnpjDigits(cnpj: string): string {
  const base = cnpj.replace(/[./-]/g, '').slice(0, 12)
  const first = digit(base)
  return first + digit(base + first)
}

/** Area codes of Brazil (Anatel, Plano de Numeração: 67 «códigos nacionais»). */
const AREA_CODES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

/** Returns the area code of «+5511…» when it does not exist in Brazil, else undefined. */
export function unknownAreaCode(phone: string): string | undefined {
  const code = /^\+55(\d{2})\d{8,9}$/.exec(phone)?.[1]
  return code === undefined || AREA_CODES.has(code) ? undefined : code
}

/**
 * A telephone number as documents write it: +55, area code and number, or a national one such as
 * 0800.
 */
export const PHONE = /^(?:\+55[1-9]\d{9,10}|0[3589]00[ -]?\d{3}[ -]?\d{4})$/
/** A telephone number that WhatsApp accepts. */
export const WHATSAPP_PHONE = /^\+55[1-9]\d{9,10}$/
