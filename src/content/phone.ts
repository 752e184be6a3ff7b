/** Area codes of Brazil (Anatel, Plano de Numeração: 67 «códigos nacionais»). */
const AREA_CODES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

/** Returns the area code of «+5511…» when Brazil has none such, else undefined. */
export function unknownAreaCode(phone: string): string | undefined {
  const code = /^\+55(\d{2})\d{8,9}$/.exec(phone)?.[1]
  return code === undefined || AREA_CODES.has(code) ? undefined : code
}

/**
 * A telephone number as documents write it: +55, area code and number, or one that is free for the
 * caller.
 */
export const PHONE = /^(?:\+55[1-9]\d{9,10}|0[3589]00[ -]?\d{3}[ -]?\d{4})$/
/** A telephone number that WhatsApp accepts. */
export const WHATSAPP_PHONE = /^\+55[1-9]\d{9,10}$/
