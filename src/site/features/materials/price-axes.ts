import { formatCount, formatDecimal, monthName } from '../../lib/format'
import { dayNumber, dayOf } from './price-history'

/** A line across the chart. */
interface Level {
  cents: number
  text: string
}
/** A mark on the time axis. */
interface Tick {
  day: number
  text: string
  /** Written below the mark, where a reader needs it. */
  year?: string
  atEnd?: true
}

/** "2026-11-01" -> "nov" */
const monthWord = (day: string): string => monthName(day).slice(0, 3)

/** The next of 1, 2, 5, 10, 20, 50 ... that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  return Math.max(
    1,
    [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? power,
  )
}

/**
 * Levels at round distances around the lowest and the highest price, in cents, ascending and never
 * below zero. More than half a step is below the lowest price, so that its label has room. Equal
 * prices are in the middle of three levels.
 * @param most how many levels have room, at least 3
 */
export function levels(lowest: number, highest: number, most: number): Level[] {
  const span = highest - lowest
  // A price that never changed gets steps of a twentieth of itself.
  let step = roundStep(span === 0 ? highest / 20 : span / (most - 2))
  const bottomOf = () => Math.max(0, Math.floor((lowest - step * 0.6) / step) * step)
  const countOf = () => Math.ceil(highest / step) + (span === 0 ? 1 : 0) - bottomOf() / step + 1
  while (countOf() > most) step = roundStep(step + 1)
  const all = Array.from({ length: countOf() }, (_, index) => bottomOf() + index * step)
  const whole = all.every((cents) => cents % 100 === 0)
  return all.map((cents) => ({
    cents,
    text: whole ? formatCount(cents / 100) : formatDecimal(cents / 100),
  }))
}

/**
 * Marks at the beginnings of months between two days (as dayNumber counts), as many as have room; the two
 * days themselves where fewer than two months begin. The first mark and each January carry the year.
 * @param most how many have room, at least 2
 */
export function ticks(from: number, to: number, most: number): Tick[] {
  const starts: number[] = []
  for (let day = from; day <= to; day++) if (dayOf(day).endsWith('-01')) starts.push(day)
  if (starts.length < 2) {
    const text = (day: number) => `${dayOf(day).slice(8)}/${dayOf(day).slice(5, 7)}`
    const first = { day: from, text: text(from), year: dayOf(from).slice(0, 4) }
    return from === to ? [first] : [first, { day: to, text: text(to), atEnd: true }]
  }
  const every = [1, 2, 3, 4, 6, 12].find((count) => Math.ceil(starts.length / count) <= most) ?? 12
  return starts
    .filter((_, index) => index % every === 0)
    .map((number, index) => {
      const day = dayOf(number)
      const isJanuary = day.slice(5, 7) === '01'
      return {
        day: number,
        text: monthWord(day),
        ...(index === 0 || isJanuary ? { year: day.slice(0, 4) } : {}),
      }
    })
}

/** First day of a month and the last one, as dayNumber counts: 2026-10 -> the 1st and the 31st. */
export function monthDays(name: string): [first: number, last: number] {
  const [year = 0, number = 0] = name.split('-').map(Number)
  return [dayNumber(`${name}-01`), Date.UTC(year, number, 0) / 86_400_000]
}
