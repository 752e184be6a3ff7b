import type { VariationBase } from '../../../../content/prices/prices'
import { formatCount, formatDecimal, monthName } from '../../../lib/format'
import { dayNumber, dayOf, priceOn, type PriceHistory } from './price-history'

/** px from the chart's upper edge: its height, and the ends of the price axis. */
export const HEIGHT = 264
const TOP = 32
export const BOTTOM = 216
/** Width in px of the narrowest chart, of the narrowest one beside the calculator, and of a letter. */
const NARROW = 260
const WIDE = 560
const LETTER = 7.5

/** A labelled price on the line; `at` is the end of the label that is on the point. */
export interface ChartMark {
  x: number
  y: number
  text: string
  at: 'start' | 'middle' | 'end'
  isBelow: boolean
  /** Would meet another label in a narrow chart. */
  isCrowded?: boolean
}

/** `x` is in per cent of the chart's width, `y` in px from its upper edge. */
interface PriceChart {
  /** Path of the line: level while a price holds, vertical where it changes. */
  line: string
  levels: { y: number; text: string }[]
  ticks: { x: number; text: string; year: string | undefined; at: 'start' | 'end' }[]
  /** Highest and lowest price, except where one equals the last or its label would meet another. */
  marks: ChartMark[]
  last: ChartMark
  /** The average that the variation is measured against, over its month. */
  average: { x1: number; x2: number; y: number } | undefined
  /** The point of the line on a day (as dayNumber counts). */
  pointAt: (day: number) => { x: number; y: number }
  /** The day at a place; the first or last day for a place beside the line. */
  dayAt: (x: number) => number
}

const round = (value: number): number => Math.round(value * 100) / 100
const inCents = (reais: number): number => Math.round(reais * 100)

/**
 * Positions of everything in the chart of a year of prices. A price holds until the next one, so the
 * line has steps; the price axis spans the prices themselves and does not start at zero. Works for a
 * single price, for equal prices and for a single day.
 */
export function priceChart(history: PriceHistory, base?: VariationBase): PriceChart {
  const { prices, minimum, maximum } = history
  const levels = priceLevels(inCents(minimum), inCents(maximum))
  const [lowest = 0, highest = 1] = [levels[0], levels.at(-1)]
  const yOf = (cents: number) =>
    round(BOTTOM - ((cents - lowest) / (highest - lowest)) * (BOTTOM - TOP))
  const [from, to] = [dayNumber(history.from), dayNumber(history.to)]
  // The newest price has held for no time yet; 2 % of the width make its step visible.
  const span = Math.max(1, to - from) * 1.02
  const xOf = (day: number) => round(((day - from) / span) * 100)

  const steps = prices.map(({ day, pricePerKg }, index) => {
    const next = prices[index + 1]
    const [x1, x2] = [xOf(dayNumber(day)), next ? xOf(dayNumber(next.day)) : 100]
    return { x1, x2, y: yOf(inCents(pricePerKg)), pricePerKg }
  })
  const newest = steps.at(-1) ?? { y: BOTTOM, pricePerKg: 0 }
  const last = mark(100, newest.y, formatDecimal(newest.pricePerKg), false)
  const marks = [
    { price: minimum, word: 'mínimo' },
    { price: maximum, word: 'máximo' },
  ].flatMap(({ price, word }) => {
    const step = steps.find(({ pricePerKg }) => pricePerKg === price)
    if (!step || price === newest.pricePerKg) return []
    const isBelow = price === minimum && step.y + 24 < BOTTOM
    const found = mark((step.x1 + step.x2) / 2, step.y, `${word} ${formatDecimal(price)}`, isBelow)
    return overlap(found, last, WIDE) ? [] : [{ ...found, isCrowded: overlap(found, last, NARROW) }]
  })
  const whole = levels.every((cents) => cents % 100 === 0)
  return {
    line: steps
      .map(({ x1, x2, y }, index) => `${index === 0 ? `M${x1} ${y}` : `V${y}`}H${x2}`)
      .join(''),
    levels: levels.map((cents) => ({
      y: yOf(cents),
      text: whole ? formatCount(cents / 100) : formatDecimal(cents / 100),
    })),
    ticks: timeTicks(from, to).map(({ day, ...tick }) => ({ ...tick, x: xOf(day) })),
    marks,
    last,
    average: base && averageLine(base),
    pointAt: (day) => ({ x: xOf(day), y: yOf(inCents(priceOn(history, dayOf(day)))) }),
    dayAt: (x) => Math.min(to, Math.max(from, Math.floor(from + (x / 100) * span))),
  }

  function averageLine({ month, average }: VariationBase): PriceChart['average'] {
    const first = dayNumber(`${month}-01`)
    const end = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1) / 86_400_000
    const y = yOf(average * 100)
    if (end <= from || first >= to || y < TOP || y > BOTTOM) return undefined
    return { x1: xOf(Math.max(from, first)), x2: xOf(Math.min(to, end)), y }
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
 * Marks at the beginnings of months between two days; the two days themselves where fewer than two
 * months begin. The first mark and each January carry the year.
 */
export function timeTicks(from: number, to: number) {
  const tick = (day: number, text: string, hasYear: boolean, at: 'start' | 'end' = 'start') => ({
    day,
    text,
    year: hasYear ? dayOf(day).slice(0, 4) : undefined,
    at,
  })
  const starts = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((day) =>
    dayOf(day).endsWith('-01'),
  )
  const shortDay = (day: number) => dayOf(day).slice(5).split('-').toReversed().join('/')
  if (starts.length < 2)
    return [
      tick(from, shortDay(from), true),
      ...(from === to ? [] : [tick(to, shortDay(to), false, 'end')]),
    ]
  return starts.map((day, index) =>
    tick(day, monthName(dayOf(day)).slice(0, 3), index === 0 || dayOf(day).slice(5, 7) === '01'),
  )
}

/** A label keeps inside the chart at any width. */
function mark(x: number, y: number, text: string, isBelow: boolean): ChartMark {
  const half = ((text.length * LETTER) / 2 / NARROW) * 100
  const at = x < half ? 'start' : x > 100 - half ? 'end' : 'middle'
  return { x: round(x), y, text, at, isBelow }
}

/** Whether the labels of two marks meet in a chart of this width. */
function overlap(one: ChartMark, other: ChartMark, chartWidth: number): boolean {
  const [a, b] = [one, other].map(({ x, y, text, at, isBelow }) => {
    const width = text.length * LETTER
    const left = (x / 100) * chartWidth - { start: 0, middle: width / 2, end: width }[at]
    return { left, right: left + width, top: y + (isBelow ? 8 : -30) }
  })
  return Boolean(a && b && a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < 20)
}
