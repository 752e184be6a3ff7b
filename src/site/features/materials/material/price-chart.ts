import { formatCount, formatDecimal, monthName } from '../../../lib/format'
import type { PriceHistory } from './price-history'

/** px from the chart's upper edge: its height, and the ends of the price axis. */
export const HEIGHT = 264
const TOP = 32
export const BOTTOM = 216

/** A labelled price on the line. */
export interface ChartMark {
  x: number
  y: number
  text: string
  isBelow?: boolean
  /** Would meet the newest price's label in a narrow chart. */
  isCrowded?: boolean
}

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
  const yOf = (reais: number) =>
    round(BOTTOM - ((reais * 100 - lowest) / (highest - lowest)) * (BOTTOM - TOP))
  // The newest price has held for no time yet; 2 % of the width make its step visible.
  const span = Math.max(1, days.length - 1) * 1.02
  const xOf = (index: number) => round((index / span) * 100)

  const starts = days.flatMap(({ pricePerKg }, index) =>
    pricePerKg === days[index - 1]?.pricePerKg ? [] : [{ index, pricePerKg }],
  )
  const steps = starts.map(({ index, pricePerKg }, at) => {
    const next = starts[at + 1]
    return { x1: xOf(index), x2: next ? xOf(next.index) : 100, y: yOf(pricePerKg), pricePerKg }
  })
  const newest = days.at(-1)?.pricePerKg ?? 0
  const last: ChartMark = { x: 100, y: yOf(newest), text: formatDecimal(newest) }
  /** The lowest or the highest price, unless it is the newest one or its label would meet that. */
  const markOf = (price: number, word: string): ChartMark[] => {
    const step = steps.find(({ pricePerKg }) => pricePerKg === price)
    if (!step || price === newest) return []
    const x = round((step.x1 + step.x2) / 2)
    const isBelow = price === minimum && step.y + 24 < BOTTOM
    const isNear = Math.abs(step.y + (isBelow ? 38 : 0) - last.y) < 20
    if (isNear && x > 84) return []
    const text = `${word} ${formatDecimal(price)}`
    return [{ x, y: step.y, text, isBelow, isCrowded: isNear && x > 66 }]
  }
  const isWhole = levels.every((cents) => cents % 100 === 0)
  return {
    /** Path of the line: level while a price holds, vertical where it changes. */
    line: steps
      .map(({ x1, x2, y }, index) => `${index === 0 ? `M${x1} ${y}` : `V${y}`}H${x2}`)
      .join(''),
    levels: levels.map((cents) => ({
      y: yOf(cents / 100),
      text: isWhole ? formatCount(cents / 100) : formatDecimal(cents / 100),
    })),
    ticks: timeTicks(days).map(({ index, ...tick }) => ({ ...tick, x: xOf(index) })),
    marks: [...markOf(minimum, 'mínimo'), ...markOf(maximum, 'máximo')],
    last,
    /** The point of the line on the n-th day. */
    pointAt: (index: number) => ({ x: xOf(index), y: yOf(days[index]?.pricePerKg ?? 0) }),
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

/**
 * Marks at the beginnings of months; at the first and the last day where fewer than two months
 * begin. The first mark and each January carry the year.
 */
export function timeTicks(days: readonly { day: string }[]) {
  const all = days.map(({ day }, index) => ({ index, day }))
  const starts = all.filter(({ day }) => day.endsWith('-01'))
  const isMonths = starts.length > 1
  const ticks = isMonths ? starts : all.filter(({ index }) => [0, all.length - 1].includes(index))
  return ticks.map(({ index, day }, at) => {
    const [year = '', month = '', date = ''] = day.split('-')
    return {
      index,
      text: isMonths ? monthName(day).slice(0, 3) : `${date}/${month}`,
      year: at === 0 || (isMonths && month === '01') ? year : undefined,
    }
  })
}
