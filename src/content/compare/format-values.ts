import { type Field, takesDay } from '../schema/field-tree'
import { reais } from '../prices/figures'
import { percentBetween } from '../prices/prices'
import { brazilianMoment } from '../rules/dates'

const NBSP = '\u00A0'
const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 10 })
const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** 1234.5 -> «R$ 1.234,50». A reviewer compares, so the cents always show. */
export const money = (amount: number): string => reais(amount).replace(' ', NBSP)

/** 2.5 -> «+2,5%», −10 -> «−10,0%» */
export const signedPercent = (percent: number): string =>
  `${sign(percent)}${oneDecimal.format(Math.abs(percent))}%`

/** 2.5 -> «+2,5%», 0 -> «0%»: percentage points as the pages show a variation. */
export const points = (value: number): string => `${sign(value)}${plain.format(Math.abs(value))}%`

const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '')

/** «2026-11-20» -> «20/11/2026», «2026-11-20 08:00» -> «20/11/2026, 08:00»; anything else as it is. */
export const day = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/.test(value) ? brazilianMoment(value) : value

/** «+5511912345678» -> «(11) 91234-5678»; anything else as it is. */
export const phone = (value: string): string =>
  value.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** 1, 1000 -> «1», «1.000» */
export const count = (value: number): string => plain.format(value)

/** The first `most` of several texts, and how many more there are: «a, b e mais 3». */
export const firstFew = (texts: readonly string[], most: number, separator = ', '): string =>
  texts.slice(0, most).join(separator) +
  (texts.length > most ? ` e mais ${count(texts.length - most)}` : '')

const LONGEST_VALUE = 160

/** Cuts a long value for a report: the file itself has all of it. */
export const cutValue = (text: string): string =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).toWellFormed()} …` : text

const isMoney = (field: Field | undefined) =>
  field?.kind === 'number' && field.title.includes('(R$)')
const isPercent = (field: Field | undefined) =>
  field?.kind === 'number' && field.title.includes('(%)')

/** A leaf's value as people read it, formatted by its field in the schema, else by its own type. */
export function valueText(value: unknown, field: Field | undefined): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'string') return takesDay(field) ? day(value) : phone(value)
  if (typeof value !== 'number') return value === null ? 'vazio' : JSON.stringify(value)
  if (isMoney(field)) return money(value)
  if (field?.title === 'Ano') return String(value)
  // A share, such as that of the lowest offer, goes nowhere and has no sign.
  if (field?.title.startsWith('Variação')) return points(value)
  return `${plain.format(value)}${isPercent(field) ? '%' : ''}`
}

/**
 * How far a number went: percentage points between percentages, else its growth. A place in a list
 * has none.
 */
export function differenceText(
  before: unknown,
  after: unknown,
  field: Field | undefined,
): string | undefined {
  if (typeof before !== 'number' || typeof after !== 'number') return undefined
  if (isPercent(field))
    return `${sign(after - before)}${plain.format(Number(Math.abs(after - before).toFixed(2)))} p.p.`
  if (field?.title === 'Ordem' || field?.title === 'Ano') return undefined
  // From zero there is no growth.
  return before === 0 ? undefined : signedPercent(percentBetween(before, after))
}
