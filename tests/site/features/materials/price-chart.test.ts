import { describe, expect, it } from 'vitest'
import { type ChartSize, priceChart } from '../../../../src/site/features/materials/price-chart'
import { dayNumber, priceHistory } from '../../../../src/site/features/materials/price-history'

const WIDE: ChartSize = { width: 728, height: 312, right: 64, levels: 7, ticks: 13 }
const NARROW: ChartSize = { width: 288, height: 250, right: 8, levels: 4, ticks: 5 }
const WORDS = { lowest: 'mínimo', highest: 'máximo' }

/** Returns the chart of prices that are given by day, in any order. */
const chart = (
  byDay: Record<string, number>,
  size = WIDE,
  base?: { month: string; average: number },
) =>
  priceChart(
    priceHistory(
      Object.entries(byDay)
        .map(([day, pricePerKg]) => ({ day, pricePerKg }))
        .sort((a, b) => (a.day < b.day ? 1 : -1)),
    ),
    size,
    WORDS,
    base,
  )

/** Returns every point of a path that consists of M, H and V. */
function points(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  return Array.from(
    path.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g),
    ([, command, first, second]) => {
      if (command === 'V') y = Number(first)
      else x = Number(first)
      if (command === 'M') y = Number(second)
      return [x, y] as [number, number]
    },
  )
}

const YEAR = {
  '2025-12-01': 34,
  '2025-12-20': 33.5,
  '2026-01-15': 33,
  '2026-02-10': 34.5,
  '2026-03-18': 35.5,
  '2026-04-22': 36.2,
  '2026-05-20': 37.5,
  '2026-06-15': 38,
  '2026-07-10': 38.5,
  '2026-08-01': 40.5,
  '2026-08-26': 41.5,
  '2026-09-12': 40.5,
  '2026-10-03': 39.2,
  '2026-10-21': 38.7,
  '2026-11-05': 39.5,
  '2026-11-20': 40,
}
const CASES: [string, Record<string, number>][] = [
  ['one price', { '2026-11-20': 40 }],
  ['equal prices', { '2026-09-01': 40, '2026-10-01': 40, '2026-11-20': 40 }],
  ['one month', { '2026-11-03': 39, '2026-11-04': 40, '2026-11-20': 39.5 }],
  ['a year', YEAR],
  [
    'the least and the most that a price may be',
    { '2026-01-01': 0.01, '2026-05-01': 100_000, '2026-11-20': 0.02 },
  ],
  [
    'a price every day',
    Object.fromEntries(
      Array.from({ length: 365 }, (_, day) => [
        new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
        20 + (day % 7),
      ]),
    ),
  ],
]

describe('the chart of a price', () => {
  it('draws a price level until the day of the next one, and upright there', () => {
    const { line, left, right } = chart({ '2026-11-01': 30, '2026-11-11': 40, '2026-11-21': 35 })
    const [start, endOfFirst, secondUp, endOfSecond, thirdDown, end] = points(line)
    expect(start?.[0]).toBe(left)
    expect(end?.[0]).toBe(right)
    expect(endOfFirst?.[1]).toBe(start?.[1])
    expect(secondUp?.[0]).toBe(endOfFirst?.[0])
    expect(thirdDown?.[0]).toBe(endOfSecond?.[0])
    // The first two prices are ten days wide each; the newest has only a short line.
    expect((endOfSecond?.[0] ?? 0) - (endOfFirst?.[0] ?? 0)).toBeCloseTo(
      (endOfFirst?.[0] ?? 0) - left,
      0,
    )
    // The height of a point is proportional to its price.
    expect(((start?.[1] ?? 0) - (thirdDown?.[1] ?? 0)) * 2).toBeCloseTo(
      (start?.[1] ?? 0) - (secondUp?.[1] ?? 0),
      0,
    )
  })

  it.each(CASES)('of %s stays within its frame, at both sizes', (_, byDay) => {
    for (const size of [WIDE, NARROW]) {
      const { line, left, right, bottom, levels, ticks, lowest, highest, last } = chart(byDay, size)
      const all = points(line)
      expect(line).not.toContain('NaN')
      for (const [index, [x, y]] of all.entries()) {
        expect(x).toBeGreaterThanOrEqual(all[index - 1]?.[0] ?? left)
        expect(x).toBeLessThanOrEqual(right)
        expect(y).toBeGreaterThanOrEqual(26)
        expect(y).toBeLessThanOrEqual(bottom)
      }
      expect(levels.length).toBeLessThanOrEqual(size.levels)
      expect(ticks.length).toBeLessThanOrEqual(size.ticks)
      for (const mark of [lowest, highest, last]) {
        if (!mark) continue
        const width = mark.text.length * 7.5
        const from =
          mark.textX - (mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? width : width / 2)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from + width).toBeLessThanOrEqual(size.width + 1)
        expect(mark.textY).toBeGreaterThan(8)
        expect(mark.textY).toBeLessThanOrEqual(bottom + 6)
      }
    }
  })

  it('marks the lowest and the highest price of the year beside the newest', () => {
    const { lowest, highest, last } = chart(YEAR)
    expect([lowest?.text, highest?.text, last.text]).toEqual([
      'mínimo 33,00',
      'máximo 41,50',
      '40,00',
    ])
    expect(lowest?.textY).toBeGreaterThan(lowest?.y ?? 0)
    expect(highest?.textY).toBeLessThan(highest?.y ?? 0)
  })

  it('marks no extreme that the newest price is, and none whose words would stand on the newest one’s', () => {
    expect(chart({ '2026-09-01': 30, '2026-10-01': 35, '2026-11-20': 40 }).highest).toBeUndefined()
    const { lowest, highest } = chart({ '2026-11-20': 40 })
    expect([lowest, highest]).toEqual([undefined, undefined])
    const close = { '2026-01-01': 30, '2026-11-10': 40.1, '2026-11-20': 40 }
    expect(chart(close, NARROW).highest).toBeUndefined()
    expect(chart(close, NARROW).lowest).toBeDefined()
  })

  it('dots the average that the variation is measured against, where it lies within the drawing', () => {
    const { average, line } = chart(YEAR, WIDE, { month: '2026-10', average: 39.02 })
    const october = points(line).filter(
      ([, y]) => y < (average?.y ?? 0) + 12 && y > (average?.y ?? 0) - 12,
    )
    expect(october.some(([x]) => x >= (average?.x1 ?? 0) && x <= (average?.x2 ?? 0))).toBe(true)
    expect(chart(YEAR, WIDE, { month: '2024-10', average: 39.02 }).average).toBeUndefined()
    const young = chart({ '2026-10-15': 39, '2026-11-20': 40 }, WIDE, {
      month: '2026-10',
      average: 39,
    })
    expect(young.average?.x1).toBe(young.left)
    expect(chart(YEAR, WIDE, { month: '2026-10', average: 390.2 }).average).toBeUndefined()
  })

  it('finds the place of a day on its price, and the day of a place', () => {
    const drawn = chart(YEAR)
    const first = dayNumber('2025-12-01')
    expect(drawn.pointAt(first).x).toBe(drawn.left)
    expect(drawn.pointAt(dayNumber('2026-01-20')).y).toBe(drawn.pointAt(dayNumber('2026-01-15')).y)
    for (let day = first; day < dayNumber('2026-11-20'); day += 7)
      expect(drawn.dayAt(drawn.pointAt(day).x + 0.5)).toBe(day)
    expect(drawn.dayAt(-50)).toBe(first)
    expect(drawn.dayAt(9999)).toBe(dayNumber('2026-11-20'))
  })
})
