import { useMatches } from '@tanstack/react-router'
import { laterPriceDay, priceDayText, type PriceWords } from '../lib/price-day'
import { useToday } from '../lib/use-today'

/**
 * The day of a price in words. The HTML names the day; once the page lives, it says «hoje» when it is. A page that may wait for
 * the application carries those words, and the first script says them: then React finds another text than it rendered.
 */
export function PriceDay({ day, words }: { day: string; words: PriceWords }) {
  const waits = useMatches({ select: (matches) => matches.at(-1)?.staticData.onlyRead !== undefined })
  return <time dateTime={day} {...(waits ? laterPriceDay(day, words) : {})} suppressHydrationWarning>{priceDayText(day, words, useToday())}</time>
}
