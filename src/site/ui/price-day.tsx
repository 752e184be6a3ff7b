import { priceDayText, type PriceWords } from '../lib/price-day'
import { useToday } from '../lib/use-today'

/** The day of a price in words. The HTML names the day; once the page lives, it says «hoje» when it is. */
export const PriceDay = ({ day, words }: { day: string; words: PriceWords }) =>
  <time dateTime={day}>{priceDayText(day, words, useToday())}</time>
