import type { VariationBase } from '../../../content/prices'
import { formatDecimal } from '../../lib/format'
import { levels, monthDays, ticks } from './price-axes'
import { dayNumber, type PriceHistory } from './price-history'

/** Size of a chart in px, and how much of it has room for what. */
export interface ChartSize {
  width: number
  height: number
  /** Room right of the line, for the last price where it stands beside its point. */
  right: number
  levels: number
  ticks: number
}

/** A price with its words: `x` and `y` are its point, `textX` and `textY` where the words begin, end or have their middle. */
export interface ChartMark {
  x: number
  y: number
  text: string
  textX: number
  textY: number
  anchor: 'start' | 'middle' | 'end'
}

/** Everything that the drawing of a price over time needs, in px from the upper left corner. */
export interface PriceChart {
  left: number
  right: number
  bottom: number
  /** Path of the line: level while a price stands, upright where it changes. */
  line: string
  levels: { y: number; text: string }[]
  ticks: { x: number; text: string; year?: string; anchor: 'start' | 'end' }[]
  /** Absent where it says nothing beside the last price: equal to it, or no room for its words. */
  lowest?: ChartMark
  highest?: ChartMark
  last: ChartMark
  /** The average that the variation is measured against, over its month. */
  average?: { x1: number; x2: number; y: number }
}

const TOP = 26
const BOTTOM = 66
/** px of a digit at the chart's size of text, and of a line of it. */
const LETTER = 7.5
const LINE = 16

const round = (px: number): number => Math.round(px * 10) / 10

/**
 * Where everything of the chart of a year of prices stands. A price stands until the next one, so the line has steps; the
 * axis of prices comes from the prices themselves and never from zero. Holds for one price, for equal ones and for one day.
 * @param words what stands before the lowest and the highest price: «mínimo 33,00»
 */
export function priceChart(
  history: PriceHistory,
  size: ChartSize,
  words: { lowest: string; highest: string },
  base?: VariationBase,
): PriceChart {
  const { prices, minimum, maximum } = history
  const cents = (reais: number) => Math.round(reais * 100)
  const scale = levels(cents(minimum), cents(maximum), size.levels)
  const left = Math.max(...scale.map(({ text }) => text.length)) * LETTER + 10
  const right = size.width - size.right
  const bottom = size.height - BOTTOM

  const [lowestLevel = 0, highestLevel = 1] = [scale[0]?.cents, scale.at(-1)?.cents]
  const yOf = (reais: number) =>
    round(bottom - ((cents(reais) - lowestLevel) / (highestLevel - lowestLevel)) * (bottom - TOP))
  const [from, to] = [dayNumber(history.from), dayNumber(history.to)]
  // The newest price needs a run of its own, however short.
  const span = Math.max(1, to - from) * 1.02
  const xOf = (day: number) => round(left + ((day - from) / span) * (right - left))

  const steps = prices.map(({ day, pricePerKg }, index) => ({
    x1: xOf(dayNumber(day)),
    x2: index + 1 < prices.length ? xOf(dayNumber(prices[index + 1]?.day ?? day)) : right,
    y: yOf(pricePerKg),
    pricePerKg,
  }))
  const newest = steps.at(-1) ?? { x1: left, x2: right, y: bottom, pricePerKg: 0 }
  const isBeside = size.right > LETTER * formatDecimal(newest.pricePerKg).length + 12
  const last: ChartMark = {
    x: right,
    y: newest.y,
    text: formatDecimal(newest.pricePerKg),
    ...(isBeside
      ? { textX: right + 12, textY: newest.y + 5, anchor: 'start' }
      : { textX: right, textY: newest.y - 13, anchor: 'end' }),
  }
  const mark = (price: number, word: string, isHigh: boolean): ChartMark | undefined => {
    const step = steps.find(({ pricePerKg }) => pricePerKg === price)
    if (!step || price === newest.pricePerKg) return undefined
    const x = round((step.x1 + step.x2) / 2)
    const text = `${word} ${formatDecimal(price)}`
    const half = (text.length * LETTER) / 2
    const [textX, anchor] =
      x - half < left
        ? [left + 4, 'start' as const]
        : x + half > right
          ? [right, 'end' as const]
          : [x, 'middle' as const]
    const textY = isHigh || step.y + 22 > bottom ? step.y - 14 : step.y + 22
    const made = { x, y: step.y, text, textX: round(textX), textY: round(textY), anchor }
    return overlap(made, last) ? undefined : made
  }
  const [lowest, highest] = [mark(minimum, words.lowest, false), mark(maximum, words.highest, true)]
  const [first, end] = base ? monthDays(base.month) : [0, 0]

  return {
    left,
    right,
    bottom,
    line: steps
      .map(({ x1, x2, y }, index) => `${index === 0 ? `M${x1} ${y}` : `V${y}`}H${x2}`)
      .join(''),
    levels: scale.map(({ cents: level, text }) => ({ y: yOf(level / 100), text })),
    ticks: ticks(from, to, size.ticks).map(({ day, text, year, atEnd }) => ({
      x: xOf(day),
      text,
      ...(year === undefined ? {} : { year }),
      anchor: atEnd ? 'end' : 'start',
    })),
    ...(lowest && { lowest }),
    ...(highest && { highest }),
    last,
    ...(base &&
      end >= from &&
      first < to &&
      base.average * 100 >= lowestLevel &&
      base.average * 100 <= highestLevel && {
        average: {
          x1: xOf(Math.max(from, first)),
          x2: xOf(Math.min(to, end + 1)),
          y: yOf(base.average),
        },
      }),
  }
}

/** Whether the words of two marks would stand on each other. */
function overlap(one: ChartMark, other: ChartMark): boolean {
  const [a, b] = [boxOf(one), boxOf(other)]
  return a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2
}

function boxOf({ text, textX, textY, anchor }: ChartMark) {
  const width = text.length * LETTER
  const x1 = textX - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  return { x1, x2: x1 + width, y1: textY - LINE, y2: textY + 4 }
}
