import type { DatedPrice } from '../../../../content/prices/prices'

/** Prices of a period, in reais. The average weighs each price by the days for which it held. */
interface PriceFigures {
  minimum: number
  maximum: number
  average: number
}

/** The prices of a material in the year before its newest price. */
export interface PriceHistory extends PriceFigures {
  /** Oldest first. The first one dates from the beginning of the year, or is the first price there is. */
  prices: readonly DatedPrice[]
  from: string
  to: string
  /** Month by month (AAAA-MM), newest first. */
  months: readonly (PriceFigures & { month: string })[]
}

const DAY_MS = 86_400_000

/** Days since 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayOf = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10)

/**
 * The year before the newest price. A price holds from its day until the day before the next one; the newest
 * counts for its own day, since nobody knows how long it will hold.
 * @param prices newest first, with at least one
 */
export function priceHistory(prices: readonly DatedPrice[]): PriceHistory {
  const to = prices[0]?.day ?? ''
  const start = dayOf(dayNumber(to) - 365)
  const before = prices.find(({ day }) => day <= start)
  const inside = prices.filter(({ day }) => day > start).sort((a, b) => (a.day < b.day ? -1 : 1))
  const shown = before ? [{ day: start, pricePerKg: before.pricePerKg }, ...inside] : inside
  const days = centsByDay(shown, to)
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].toReversed()
  return {
    prices: shown,
    from: shown[0]?.day ?? to,
    to,
    ...figures(days),
    months: months.map((month) => ({
      month,
      ...figures(days.filter(({ day }) => day.startsWith(month))),
    })),
  }
}

/** The price of each day, oldest first; in whole cents, which add up without the errors of binary fractions. */
function centsByDay(prices: readonly DatedPrice[], to: string): { day: string; cents: number }[] {
  return prices.flatMap(({ day, pricePerKg }, index) => {
    const first = dayNumber(day)
    const next = prices[index + 1]
    const count = (next ? dayNumber(next.day) : dayNumber(to) + 1) - first
    return Array.from({ length: count }, (_, after) => ({
      day: dayOf(first + after),
      cents: Math.round(pricePerKg * 100),
    }))
  })
}

/** The price that held on a day of the history, in reais. */
export const priceOn = ({ prices }: PriceHistory, day: string): number =>
  prices.filter((price) => price.day <= day).at(-1)?.pricePerKg ?? 0

function figures(days: readonly { cents: number }[]): PriceFigures {
  const cents = days.map((day) => day.cents)
  return {
    minimum: Math.min(...cents) / 100,
    maximum: Math.max(...cents) / 100,
    average: Math.round(cents.reduce((sum, one) => sum + one, 0) / cents.length) / 100,
  }
}
