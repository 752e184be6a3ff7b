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
