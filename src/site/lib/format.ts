import { discountPercent } from '../../content/prices/figures'
import { isOld, type VariationBase } from '../../content/prices/prices'
import { fold } from '../../content/text/fold-text'
import { writeNumber } from './brazilian-number'

/* pt-BR forms of numbers, dates and names. Pure; the same in Node and in every browser. */

/** The months from January on, in the form that a date takes. */
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

/** Keeps `R$` on the line of its number. */
const NBSP = '\u00A0'

/** 40 -> "40,00" */
export const formatDecimal = (value: number): string => writeNumber(value, 2, 2)

/** 1000 reais -> "R$ 1.000,00" */
export const formatMoney = (reais: number): string => `R$${NBSP}${writeNumber(reais, 2, 2)}`

/** A lot's price: cents only where there are any. 15000 -> "R$ 15.000", 15000.5 -> "R$ 15.000,50" */
export const formatPrice = (reais: number): string =>
  Number.isInteger(reais) ? `R$${NBSP}${writeNumber(reais, 0, 0)}` : formatMoney(reais)

/** 1234.5 kg -> "1.234,5 kg" */
export const formatWeight = (kg: number): string => `${writeNumber(kg, 0, 3)}${NBSP}kg`

/** A count with thousands separated: 1234 -> "1.234" */
export const formatCount = (count: number): string => writeNumber(count, 0, 0)

/** A count with its noun: 1 -> "1 lote", 1234 -> "1.234 lotes"; zero takes the plural. */
export const countWords = (count: number, { one, many }: { one: string; many: string }): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** Percentage points with their sign: 2.5 -> "+2,5%", -1 -> "−1%", 0 -> "0%" */
export const formatVariation = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${writeNumber(Math.abs(points), 0, 2)}%`

/** Lot discount badge: (original − price) / original, rounded to whole percents. 800 of 1000 -> "20% OFF" */
export const formatDiscount = (price: number, originalPrice: number): string =>
  `${discountPercent(price, originalPrice)}% OFF`

/** "2026-03-01" or "2026-03" -> "março" */
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** "2026-03-01" -> "1 de março de 2026" */
export const formatLongDate = (day: string): string =>
  `${Number(day.slice(8))} de ${monthName(day)} de ${day.slice(0, 4)}`

/** "2026-03-01" -> "01/03/2026" */
export const formatShortDate = (day: string): string => day.split('-').toReversed().join('/')

/** "2026-10" -> "outubro", or "outubro de 2026" */
export const formatMonth = (month: string, withYear: boolean): string =>
  `${monthName(month)}${withYear ? ` de ${month.slice(0, 4)}` : ''}`

/** "a", "a e b", "a, b e c" */
export const formatList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' e ')

/** E.164 of Brazil to the national form: "+5511912345678" -> "(11) 91234-5678"; "08001234567" -> "0800 123 4567" */
export function formatNationalPhone(e164: string): string {
  const free = /^(0\d00)[ -]?(\d{3})[ -]?(\d{4})$/.exec(e164)
  if (free) return `${free[1]} ${free[2]} ${free[3]}`
  const [, area, prefix, line] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164) ?? []
  return area ? `(${area}) ${prefix}-${line}` : e164
}

/**
 * Text as searches compare it: no accents, lower case, single blanks, and the letters for their
 * joined forms, which a PDF gives to who copies. "Reciclagem  Eletrônica" -> "reciclagem
 * eletronica", "oﬁcina" -> "oficina"
 */
export const foldText = (text: string): string =>
  fold(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()

/**
 * Puts values into the `{places}` of an editor's sentence. All places are filled in one pass, so a
 * value that contains "{email}" or "$&" is not replaced itself. A place without a value stays as
 * written; the content check rejects such sentences.
 */
export function fillPlaces(
  sentence: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const known = new Map(Object.entries(values))
  return sentence.replace(
    /\{([^{}]*)\}/g,
    (place: string, name: string) => known.get(name) ?? place,
  )
}

/** Initials of the first and the last name in capitals: "Cláudia do Nascimento" -> "CN", "Pelé" -> "P". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words
  return outer.map((word = '') => word.charAt(0).toUpperCase()).join('')
}

/** A name or phrase within a sentence: «Cobre» -> «cobre», «PET cristal» stays. */
export const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/**
 * The day of a price in words: «em 20/11/2026», which is true on any day; «hoje» for today's price;
 * for an old price, that it must be confirmed.
 * @param day AAAA-MM-DD
 * @param today AAAA-MM-DD; undefined in the prerendered page
 */
export function priceDayText(day: string, today?: string): string {
  if (day === today) return 'hoje'
  return (today && oldPriceText(day, today)) || `em ${formatShortDate(day)}`
}

/**
 * What stands beside a price that was already old on a day, such as that of the price table;
 * undefined for any other price.
 */
export const oldPriceText = (day: string, on: string): string | undefined =>
  isOld(day, on) ? `de ${formatShortDate(day)}, a confirmar` : undefined

/**
 * «sobre a média de outubro, R$ 39,02»; the month carries its year when it differs from the price's
 * year.
 */
export const variationBaseText = ({ month, average }: VariationBase, day: string): string =>
  `sobre a média de ${formatMonth(month, !day.startsWith(month.slice(0, 4)))}, ${formatMoney(average)}`
