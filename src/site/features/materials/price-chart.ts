import type { VariationBase } from '../../../content/prices'
import { formatDecimal } from '../../lib/format'
import { levels, monthDays, ticks } from './price-axes'
import { dayNumber, dayOf, priceOn, type PriceHistory } from './price-history'

/** Size of a chart in px, and how many levels and time marks have room in it. */
export interface ChartSize {
  width: number
  height: number
  /** Room right of the line, for a label of the last price beside its point. */
  right: number
  levels: number
  ticks: number
}

/** A labelled price: `x` and `y` are its point, `textX` and `textY` the anchor of its label. */
export interface ChartMark {
  x: number
  y: number
  text: string
  textX: number
  textY: number
  anchor: 'start' | 'middle' | 'end'
}

/** Everything that the drawing of a price over time needs, in px from the upper left corner. */
interface PriceChart {
  left: number
  right: number
  bottom: number
  /** Path of the line: level while a price holds, vertical where it changes. */
  line: string
  levels: { y: number; text: string }[]
  ticks: { x: number; text: string; year: string | undefined; anchor: 'start' | 'end' }[]
  /**
   * Absent when the price equals the last one, or when its label would overlap the label of the
   * last.
   */
  lowest: ChartMark | undefined
  highest: ChartMark | undefined
  last: ChartMark
  /** The average that the variation is measured against, over its month. */
  average: { x1: number; x2: number; y: number } | undefined
  /** The point of the line on a day (as dayNumber counts). */
  pointAt: (day: number) => { x: number; y: number }
  /** The day at a place in the chart; the first or last day for a place beside the line. */
  dayAt: (x: number) => number
}

/** The level part of the line on which one price holds. */
interface Step {
  x1: number
  x2: number
  y: number
  pricePerKg: number
}

/** Converts days (as dayNumber counts) and prices in reais to px; the edges of the drawing area. */
interface Scale {
  xOf: (day: number) => number
  yOf: (reais: number) => number
  left: number
  right: number
  bottom: number
}

const TOP = 26
const BOTTOM = 66
/** px of a digit and of a line at the chart's font size. */
const DIGIT = 7.5
const LINE = 16

const round = (px: number): number => Math.round(px * 10) / 10
const inCents = (reais: number): number => Math.round(reais * 100)

/**
 * Positions of everything in the chart of a year of prices. A price holds until the next one, so the line
 * has steps; the price axis spans the prices themselves and does not start at zero. Works for a single
 * price, for equal prices and for a single day.
 * @param words label of the lowest and the highest price: «mínimo 33,00»
 */
export function priceChart(
  history: PriceHistory,
  size: ChartSize,
  words: { lowest: string; highest: string },
  base?: VariationBase,
): PriceChart {
  const { prices, minimum, maximum } = history
  const axis = levels(inCents(minimum), inCents(maximum), size.levels)
  const left = Math.max(...axis.map(({ text }) => text.length)) * DIGIT + 10
  const right = size.width - size.right
  const bottom = size.height - BOTTOM

  const [lowestLevel = 0, highestLevel = 1] = [axis[0]?.cents, axis.at(-1)?.cents]
  const yOf = (reais: number) =>
    round(bottom - ((inCents(reais) - lowestLevel) / (highestLevel - lowestLevel)) * (bottom - TOP))
  const [from, to] = [dayNumber(history.from), dayNumber(history.to)]
  // The newest price has held for no time yet; 2 % of the width make its step visible.
  const span = Math.max(1, to - from) * 1.02
  const xOf = (day: number) => round(left + ((day - from) / span) * (right - left))
  const scale: Scale = { xOf, yOf, left, right, bottom }

  const steps = prices.map(({ day, pricePerKg }, index): Step => {
    const next = prices[index + 1]
    return {
      x1: xOf(dayNumber(day)),
      x2: next ? xOf(dayNumber(next.day)) : right,
      y: yOf(pricePerKg),
      pricePerKg,
    }
  })
  const newest = steps.at(-1) ?? { x1: left, x2: right, y: bottom, pricePerKg: 0 }
  const last = lastMark(newest, scale, size)
  const lowest = extremeMark(steps, minimum, words.lowest, false, last, scale)
  const highest = extremeMark(steps, maximum, words.highest, true, last, scale)
  const isBaseInside =
    base && base.average * 100 >= lowestLevel && base.average * 100 <= highestLevel
  const average = isBaseInside ? averageLine(base, from, to, scale) : undefined

  return {
    left,
    right,
    bottom,
    line: steps
      .map(({ x1, x2, y }, index) => `${index === 0 ? `M${x1} ${y}` : `V${y}`}H${x2}`)
      .join(''),
    levels: axis.map(({ cents, text }) => ({ y: yOf(cents / 100), text })),
    ticks: ticks(from, to, size.ticks).map(({ day, text, year, atEnd }) => ({
      x: xOf(day),
      text,
      year,
      anchor: atEnd ? 'end' : 'start',
    })),
    lowest,
    highest,
    last,
    average,
    pointAt: (day) => ({ x: xOf(day), y: yOf(priceOn(history, dayOf(day))) }),
    dayAt: (x) => {
      const day = Math.floor(from + ((x - left) / (right - left)) * span)
      return Math.min(to, Math.max(from, day))
    },
  }
}

/** The newest price, labelled right of the line where there is room, else above its end. */
function lastMark({ y, pricePerKg }: Step, { right }: Scale, size: ChartSize): ChartMark {
  const text = formatDecimal(pricePerKg)
  return size.right > DIGIT * text.length + 12
    ? { x: right, y, text, textX: right + 12, textY: y + 5, anchor: 'start' }
    : { x: right, y, text, textX: right, textY: y - 13, anchor: 'end' }
}

/** The lowest or highest price, on the middle of the first step that has it. */
function extremeMark(
  steps: readonly Step[],
  price: number,
  word: string,
  isHigh: boolean,
  last: ChartMark,
  { left, right, bottom }: Scale,
): ChartMark | undefined {
  const step = steps.find(({ pricePerKg }) => pricePerKg === price)
  if (!step || price === steps.at(-1)?.pricePerKg) return undefined
  const x = round((step.x1 + step.x2) / 2)
  const text = `${word} ${formatDecimal(price)}`
  const half = (text.length * DIGIT) / 2
  const [textX, anchor] =
    x - half < left
      ? [left + 4, 'start' as const]
      : x + half > right
        ? [right, 'end' as const]
        : [x, 'middle' as const]
  const textY = isHigh || step.y + 22 > bottom ? step.y - 14 : step.y + 22
  const mark = { x, y: step.y, text, textX: round(textX), textY: round(textY), anchor }
  return overlap(mark, last) ? undefined : mark
}

/** The average of a month, over the part of it that the chart shows. */
function averageLine(
  { month, average }: VariationBase,
  from: number,
  to: number,
  { xOf, yOf }: Scale,
): PriceChart['average'] {
  const [first, end] = monthDays(month)
  if (end < from || first >= to) return undefined
  return { x1: xOf(Math.max(from, first)), x2: xOf(Math.min(to, end + 1)), y: yOf(average) }
}

/** Whether the labels of two marks would overlap. */
function overlap(one: ChartMark, other: ChartMark): boolean {
  const [a, b] = [boxOf(one), boxOf(other)]
  return a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2
}

function boxOf({ text, textX, textY, anchor }: ChartMark) {
  const width = text.length * DIGIT
  const x1 = textX - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  return { x1, x2: x1 + width, y1: textY - LINE, y2: textY + 4 }
}
