import { formatVariation } from '../lib/format'
import { laterPriceDay, priceDayText, type PriceWords } from '../lib/price-day'
import { useToday } from '../lib/use-today'

const ARROWS = { up: 'M4.5.8 8.6 8H.4z', down: 'M4.5 8.2.4 1h8.2z' }

/** Change of a price in percentage points, with its arrow; an unchanged price has none. */
export function VariationFigure({ points }: { points: number }) {
  return (
    <>
      {points !== 0 && (
        <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true">
          <path d={points > 0 ? ARROWS.up : ARROWS.down} fill="currentColor" />
        </svg>
      )}
      {formatVariation(points)}
    </>
  )
}

/** The same in the colours of the price table. */
export const Variation = ({ points }: { points: number }) => (
  <span className={points < 0 ? 'variation variation-down' : 'variation'}>
    <VariationFigure points={points} />
  </span>
)

/**
 * The day of a price in words. The HTML names the day; in a browser the text may become «hoje».
 * Before the application runs, the page's first script writes it from the attributes, so hydration
 * may find another text than was rendered.
 */
export const PriceDay = ({ day, words }: { day: string; words: PriceWords }) => (
  <time dateTime={day} {...laterPriceDay(day, words)} suppressHydrationWarning>
    {priceDayText(day, words, useToday())}
  </time>
)
