import { isOld, type VariationBase } from '../../content/prices'
import type { LayoutView } from '../../content/views'
import { fillPlaces, formatMoney, formatMonth, formatShortDate } from './format'

export type PriceWords = LayoutView['prices']

/**
 * The day of a price in words: «em 20/11/2026», which is true on any day; «hoje» for today's price;
 * for an old price, that it must be confirmed.
 * @param day AAAA-MM-DD
 * @param today AAAA-MM-DD; undefined in the prerendered page
 */
export function priceDayText(day: string, words: PriceWords, today?: string): string {
  if (day === today) return words.today
  const isLate = today !== undefined && isOld(day, today, words.oldAfterDays)
  return fillPlaces(isLate ? words.old : words.onDay, { dia: formatShortDate(day) })
}

/**
 * Note beside a price that was already old on `boardDay`, the day of the table; undefined for any
 * other price.
 */
export const oldPriceText = (
  day: string,
  boardDay: string,
  words: PriceWords,
): string | undefined =>
  isOld(day, boardDay, words.oldAfterDays)
    ? fillPlaces(words.old, { dia: formatShortDate(day) })
    : undefined

/**
 * «sobre a média de outubro, R$ 39,02»; the month carries its year when it differs from the price's
 * year.
 */
export const variationBaseText = (
  { month, average }: VariationBase,
  day: string,
  words: PriceWords,
): string =>
  fillPlaces(words.base, {
    mes: formatMonth(month, !day.startsWith(month.slice(0, 4))),
    media: formatMoney(average),
  })
