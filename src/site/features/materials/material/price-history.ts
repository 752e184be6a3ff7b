import type { DatedPrice } from '../../../../content/prices/prices'

/** Prices of a period, in reais. The average weighs each price by the days for which it held. */
interface PriceFigures {
  minimum: number
  maximum: number
  average: number
}

/** The prices of a material in the year before its newest price. */
export interface PriceHistory extends PriceFigures {
  /** The price of each day, oldest first; since a year ago, or since the first price there is. */
  days: readonly DatedPrice[]
  /** Month by month (AAAA-MM), newest first. */
  months: readonly (PriceFigures & { month: string })[]
}

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/**
 * The year before the newest price. A price holds from its day until the day before the next one; the newest
 * counts for its own day, since nobody knows how long it will hold.
 * @param prices newest first, with at least one
 */
export function priceHistory(prices: readonly DatedPrice[]): PriceHistory {
  const first = Date.parse(prices.at(-1)?.day ?? '')
  const last = Date.parse(prices[0]?.day ?? '')
  const from = Math.max(first, last - YEAR_MS)
  const days = Array.from({ length: (last - from) / DAY_MS + 1 }, (_, index) => {
    const day = new Date(from + index * DAY_MS).toISOString().slice(0, 10)
    return { day, pricePerKg: prices.find((price) => price.day <= day)?.pricePerKg ?? 0 }
  })
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].toReversed()
  return {
    days,
    ...figures(days),
    months: months.map((month) => ({
      month,
      ...figures(days.filter(({ day }) => day.startsWith(month))),
    })),
  }
}

function figures(days: readonly DatedPrice[]): PriceFigures {
  // Whole cents add up without the errors of binary fractions.
  const cents = days.map(({ pricePerKg }) => Math.round(pricePerKg * 100))
  return {
    minimum: Math.min(...cents) / 100,
    maximum: Math.max(...cents) / 100,
    average: Math.round(cents.reduce((sum, one) => sum + one, 0) / cents.length) / 100,
  }
}
