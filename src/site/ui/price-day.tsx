import { laterPriceDay, priceDayText, type PriceWords } from '../lib/price-day'
import { useToday } from '../lib/use-today'

/**
 * The day of a price in words. The HTML names the day; once the page lives, it says «hoje» when it is. It carries those words, and
 * the first script of a page that waits says them: then React finds another text than it rendered.
 */
export const PriceDay = ({ day, words }: { day: string; words: PriceWords }) => (
  <time dateTime={day} {...laterPriceDay(day, words)} suppressHydrationWarning>
    {priceDayText(day, words, useToday())}
  </time>
)
