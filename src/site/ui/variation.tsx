import { formatVariation, priceDayText } from '../lib/format'
import { useToday } from '../lib/time'

/**
 * Change of a price in percentage points, with its arrow; an unchanged price has none.
 * @param className in place of the price table's colours
 */
export const Variation = ({ points, className }: { points: number; className?: string }) => (
  <span
    translate="no"
    className={`variation variation-${points === 0 ? 'none' : points > 0 ? 'up' : 'down'} ${className ?? 'variation-on-board'}`}
  >
    {formatVariation(points)}
  </span>
)

/** The day of a price in words. The HTML names the day; once the application runs, it may say «hoje». */
export const PriceDay = ({ day }: { day: string }) => (
  <time dateTime={day}>{priceDayText(day, useToday())}</time>
)
