import { discountPercent } from '../../content/figures'
import { fold } from '../../content/fold-text'

/** pt-BR forms of numbers, dates and names. Pure; the same in Node and in every browser. */

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const upToThree = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** `R$` stays on the line of its number. */
const NBSP = '\u00A0'

/** 40 -> "40,00" */
export const formatDecimal = (value: number): string => decimal.format(value)

/** 1000 reais -> "R$ 1.000,00" */
export const formatMoney = (reais: number): string => `R$${NBSP}${decimal.format(reais)}`

/** A lot's price: cents only where there are any. 15000 -> "R$ 15.000", 15000.5 -> "R$ 15.000,50" */
export const formatPrice = (reais: number): string =>
  Number.isInteger(reais) ? `R$${NBSP}${whole.format(reais)}` : formatMoney(reais)

/** 1234.5 kg -> "1.234,5 kg" */
export const formatWeight = (kg: number): string => `${upToThree.format(kg)}${NBSP}kg`

/** A count with thousands separated: 1234 -> "1.234" */
export const formatCount = (count: number): string => whole.format(count)

/** A count with its noun: 1 -> "1 lote", 1234 -> "1.234 lotes", and none are many. */
export const countWords = (count: number, { one, many }: { one: string; many: string }): string => `${formatCount(count)} ${count === 1 ? one : many}`

/** Percentage points with their sign: 2.5 -> "+2,5%", -1 -> "−1%", 0 -> "0%" */
export const formatVariation = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${percent.format(Math.abs(points))}%`

/** Lot discount badge: (original − price) / original, rounded to whole percents. 800 of 1000 -> "20% OFF" */
export const formatDiscount = (price: number, originalPrice: number): string => `${discountPercent(price, originalPrice)}% OFF`

// Calendar days have no time zone; formatting them in UTC keeps 1 March from showing as 28 February in São Paulo.
const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' })

/** "2026-03-01" -> "1 de março de 2026" */
export const formatLongDate = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`))

/** "2026-03-01" -> "01/03/2026" */
export const formatShortDate = (day: string): string => shortDate.format(new Date(`${day}T00:00:00Z`))

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })

/** "2026-10" -> "outubro", or "outubro de 2026" */
export const formatMonth = (month: string, withYear: boolean): string =>
  `${monthName.format(new Date(`${month}-01T00:00:00Z`))}${withYear ? ` de ${month.slice(0, 4)}` : ''}`

/** E.164 of Brazil to the national form: "+5511912345678" -> "(11) 91234-5678"; "08001234567" -> "0800 123 4567" */
export function formatNationalPhone(e164: string): string {
  const free = /^(0\d00)[ -]?(\d{3})[ -]?(\d{4})$/.exec(e164)
  if (free) return `${free[1]} ${free[2]} ${free[3]}`
  const [, area, prefix, line] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164) ?? []
  return area ? `(${area}) ${prefix}-${line}` : e164
}

/** Text as searches compare it: no accents, no case, single blanks. "Reciclagem  Eletrônica" -> "reciclagem eletronica" */
export const foldText = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()
