import { formatCount, formatDecimal, monthName } from '../../../lib/format'
import type { PriceHistory } from './price-history'

/** px from the chart's upper edge: its height, and the ends of the price axis. */
export const HEIGHT = 246
const TOP = 32
export const BOTTOM = 216

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Positions of everything in the chart of a year of prices: `x` in per cent of its width, `y` in px
 * from its upper edge. A price holds until the next one, so the line has steps; the price axis spans
 * the prices themselves and does not start at zero. Works for a single price, for equal prices and
 * for a single day.
 */
export function priceChart({ days, minimum, maximum }: PriceHistory) {
  const levels = priceLevels(Math.round(minimum * 100), Math.round(maximum * 100))
  const [lowest = 0, highest = 1] = [levels[0], levels.at(-1)]
  // The newest price has held for no time yet; 2 % of the width make its step visible.
  const span = Math.max(1, days.length - 1) * 1.02
  const yOf = (cents: number) =>
    round(BOTTOM - ((cents - lowest) / (highest - lowest)) * (BOTTOM - TOP))
  /** The point of the line on the n-th day. */
  const pointAt = (index: number) => ({
    x: round((index / span) * 100),
    y: yOf((days[index]?.pricePerKg ?? 0) * 100),
  })
  const isWhole = levels.every((cents) => cents % 100 === 0)
  const corners = days.flatMap(({ pricePerKg }, index) => {
    const { x, y } = pointAt(index)
    if (index === 0) return [`M0 ${y}`]
    return pricePerKg === days[index - 1]?.pricePerKg ? [] : [`H${x}V${y}`]
  })
  return {
    /** Path of the line: level while a price holds, vertical where it changes. */
    line: `${corners.join('')}H100`,
    levels: levels.map((cents) => ({
      y: yOf(cents),
      text: isWhole ? formatCount(cents / 100) : formatDecimal(cents / 100),
    })),
    /** The beginnings of months, of years by their number. */
    ticks: days.flatMap(({ day }, index) => {
      const [year = '', month, date] = day.split('-')
      const text = month === '01' ? year : monthName(day).slice(0, 3)
      return date === '01' ? [{ x: pointAt(index).x, text }] : []
    }),
    pointAt,
    /** The number of the day at a place; of the first or last one for a place beside the line. */
    dayAt: (x: number) => Math.min(days.length - 1, Math.max(0, Math.floor((x / 100) * span))),
  }
}

/**
 * Five or six levels at round distances around the lowest and the highest price, in cents, never
 * below zero. More than half a step is below the lowest price, so that its label has room.
 */
export function priceLevels(lowest: number, highest: number): number[] {
  // A price that never changed gets steps of a twentieth of itself.
  const least = Math.max(1, (highest - lowest) / 4, highest === lowest ? highest / 20 : 0)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= least) ?? least
  const bottom = Math.max(0, Math.floor((lowest - step * 0.6) / step))
  const top = Math.ceil(highest / step) + (highest === lowest ? 1 : 0)
  return Array.from({ length: top - bottom + 1 }, (_, index) => (bottom + index) * step)
}
