import { daysBetween } from '../time/today'

/**
 * Facts about a material that follow from its prices by day. Pure and free of zod; days are
 * AAAA-MM-DD, prices reais per kilogram.
 */

/** A price and the first day on which it is valid, until the next one's. */
export interface DatedPrice {
  day: string
  pricePerKg: number
}

/**
 * The base of a variation: the average price of a calendar month (AAAA-MM), in reais rounded to
 * cents.
 */
export interface VariationBase {
  month: string
  average: number
}

/** The price facts that pages show of a material. */
export interface Quote {
  /** The newest price. */
  pricePerKg: number
  /** Percentage points, to one decimal. */
  variation: number
  /** Absent when the variation is the document's own initial one. */
  variationBase?: VariationBase
  /** Newest first. */
  prices: readonly DatedPrice[]
}

/** A material, of which a broken document may lack any part. */
interface PricedByDay {
  pricePerKg?: Readonly<Record<string, number | undefined>> | undefined
}

/** The prices of a material as far as they can be read, newest first; a broken document may have none. */
export const pricesIn = ({ pricePerKg = {} }: PricedByDay): DatedPrice[] =>
  Object.entries(pricePerKg)
    .flatMap(([day, price]) => (price === undefined ? [] : [{ day, pricePerKg: price }]))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))

const DAYS_IN = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** The calendar month before that of a day: 2026-01-05 -> 2025-12 */
const monthBefore = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 2, 1))
    .toISOString()
    .slice(0, 7)

/**
 * The average price of a month in reais, each price weighted by the days on which it was valid,
 * including one that began before the month. Days before the very first price do not count;
 * undefined when no price was valid on any day.
 * @param prices newest first
 */
export function monthAverage(prices: readonly DatedPrice[], month: string): number | undefined {
  const count = DAYS_IN(month)
  let cents = 0
  let days = 0
  // From the month's end backwards: a price is valid from its day to the day before the next one's.
  let end = count + 1
  for (const { day, pricePerKg } of prices) {
    const start = Math.max(1, daysBetween(`${month}-01`, day) + 1)
    if (start >= end) continue
    cents += Math.round(pricePerKg * 100) * (end - start)
    days += end - start
    end = start
  }
  return days === 0 ? undefined : cents / days / 100
}

/** Percent from one price to another: 40 and 41 -> 2.5. `before` is above 0. */
export const percentBetween = (before: number, after: number): number =>
  // Rounded; otherwise 40 -> 64 would be slightly more than 60%. A fall of zero is no fall.
  Math.round((after / before - 1) * 1e8) / 1e6 || 0

/** The same to one decimal. */
export const pointsBetween = (before: number, after: number): number =>
  Math.round(percentBetween(before, after) * 10) / 10 || 0

/**
 * The newest price and its difference from the average of the calendar month before its day; when
 * no price was valid in that month, `initialVariation` counts (0 without one).
 * @throws Error without any price: the schema demands one
 */
export function quoteOf(byDay: Readonly<Record<string, number>>, initialVariation = 0): Quote {
  const prices = pricesIn({ pricePerKg: byDay })
  const [newest] = prices
  if (!newest) throw new Error('Um material não tem preço; a conferência deveria tê-lo dito.')
  const { day, pricePerKg } = newest
  const month = monthBefore(day)
  const average = monthAverage(prices, month)
  if (average === undefined) return { pricePerKg, variation: initialVariation, prices }
  return {
    pricePerKg,
    variation: pointsBetween(average, pricePerKg),
    variationBase: { month, average: Math.round(average * 100) / 100 },
    prices,
  }
}

/** The day of a price table: that of its newest price; undefined for an empty table. */
export const boardDay = (materials: readonly Pick<Quote, 'prices'>[]): string | undefined =>
  materials
    .map(({ prices }) => prices[0]?.day ?? '')
    .reduce((newest, day) => (day > newest ? day : newest), '') || undefined

/** An older price is to be confirmed, in days: the page says so to visitors, and the check to editors. */
const OLD_AFTER_DAYS = 60

/** Returns whether a price of `day` is old on the day `on`. */
export const isOld = (day: string, on: string): boolean => daysBetween(day, on) > OLD_AFTER_DAYS

/**
 * Limit of a price's change in percent; a larger one is reported for review. Scrap moves a few
 * percent a day.
 */
const JUMP_PERCENT = 25
/** Limit in percent; a larger change is refused until an editor confirms it. */
const REFUSED_JUMP_PERCENT = 60

/** A change of a price beyond the limit. */
interface PriceJump {
  percent: number
  /** The decimal sign seems misplaced. */
  isShifted: boolean
  isRefused: boolean
}

/** The one rule for a price that follows another, up and down; undefined for an ordinary change. */
export function priceJump(before: number, after: number): PriceJump | undefined {
  const percent = percentBetween(before, after)
  // Ten, a hundred or a thousand times, give or take an eighth.
  const tens = Math.log10(after / before)
  return Math.abs(percent) > JUMP_PERCENT
    ? {
        percent,
        isShifted: Math.abs(tens - Math.round(tens)) < 0.05,
        isRefused: Math.abs(percent) > REFUSED_JUMP_PERCENT,
      }
    : undefined
}
