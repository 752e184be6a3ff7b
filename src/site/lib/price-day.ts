import { isOld, type VariationBase } from '../../content/prices/prices'
import { formatMoney, formatMonth, formatShortDate } from './format'

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
