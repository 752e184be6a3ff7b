import { describe, expect, it } from 'vitest'
import {
  BOTTOM,
  priceChart,
  priceLevels,
} from '../../../../src/site/features/materials/material/price-chart'
import { priceHistory } from '../../../../src/site/features/materials/material/price-history'

const at = (day: string, pricePerKg: number) => ({ day, pricePerKg })

/** Returns the chart of prices that are given by day, oldest first. */
const chart = (byDay: Record<string, number>) =>
  priceChart(
    priceHistory(
      Object.entries(byDay)
        .map(([day, price]) => at(day, price))
        .toReversed(),
    ),
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
  '2026-01-15': 33,
  '2026-05-20': 37.5,
  '2026-08-26': 41.5,
  '2026-10-03': 39.2,
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
]

describe('the chart of a price', () => {
  it('draws a price level until the day of the next one, and upright there', () => {
    const { line } = chart({ '2026-11-01': 30, '2026-11-11': 40, '2026-11-21': 35 })
    const [start, endOfFirst, secondUp, endOfSecond, thirdDown, end] = points(line)
    expect([start?.[0], end?.[0]]).toEqual([0, 100])
    expect(endOfFirst?.[1]).toBe(start?.[1])
    expect(secondUp?.[0]).toBe(endOfFirst?.[0])
    expect(thirdDown?.[0]).toBe(endOfSecond?.[0])
    // The first two prices are ten days wide each; the newest has only a short line.
    expect((endOfSecond?.[0] ?? 0) - (endOfFirst?.[0] ?? 0)).toBeCloseTo(endOfFirst?.[0] ?? 0, 1)
    // The height of a point is proportional to its price.
    expect(((start?.[1] ?? 0) - (thirdDown?.[1] ?? 0)) * 2).toBeCloseTo(
      (start?.[1] ?? 0) - (secondUp?.[1] ?? 0),
      1,
    )
  })

  it.each(CASES)('of %s stays within its frame', (_, byDay) => {
    const { line, levels } = chart(byDay)
    expect(line).not.toContain('NaN')
    const all = points(line)
    for (const [index, [x, y]] of all.entries()) {
      expect(x).toBeGreaterThanOrEqual(all[index - 1]?.[0] ?? 0)
      expect(x).toBeLessThanOrEqual(100)
      expect(y).toBeGreaterThanOrEqual(30)
      expect(y).toBeLessThanOrEqual(BOTTOM)
    }
    expect(levels.length).toBeLessThanOrEqual(7)
  })

  it('finds the place of a day on its price, and the day of a place', () => {
    const drawn = chart(YEAR)
    const newest = 354
    expect(drawn.pointAt(0).x).toBe(0)
    // 20 and 15 January
    expect(drawn.pointAt(50).y).toBe(drawn.pointAt(45).y)
    for (let day = 0; day < newest; day += 7)
      expect(drawn.dayAt(drawn.pointAt(day).x + 0.1)).toBe(day)
    expect([drawn.dayAt(-50), drawn.dayAt(999)]).toEqual([0, newest])
  })
})

describe('the axes', () => {
  it.each([
    [3300, 4150, [3000, 3500, 4000, 4500]],
    [4000, 4000, [3800, 4000, 4200]],
    [1, 1, [0, 1, 2]],
    [30, 40, [25, 30, 35, 40]],
  ])('have round levels around %i and %i cents', (lowest, highest, levels) => {
    expect(priceLevels(lowest, highest)).toEqual(levels)
  })

  it('names the months that begin, and a year in place of its January', () => {
    const { ticks } = chart({ '2025-11-20': 1, '2026-03-20': 2 })
    expect(ticks.map(({ text }) => text)).toEqual(['dez', '2026', 'fev', 'mar'])
  })
})

describe('the year of a price', () => {
  it('of one price is its day', () => {
    expect(priceHistory([at('2026-11-20', 40)])).toEqual({
      days: [at('2026-11-20', 40)],
      minimum: 40,
      maximum: 40,
      average: 40,
      months: [{ month: '2026-11', minimum: 40, maximum: 40, average: 40 }],
    })
  })

  it('weighs each price by the days on which it stood', () => {
    // 1 to 10 October at 30, 11 to 31 at 40; 1 November at 40, 2 November at 41.
    const { months, average } = priceHistory([
      at('2026-11-02', 41),
      at('2026-10-11', 40),
      at('2026-10-01', 30),
    ])
    expect(months).toEqual([
      { month: '2026-11', minimum: 40, maximum: 41, average: 40.5 },
      { month: '2026-10', minimum: 30, maximum: 40, average: 36.77 },
    ])
    expect(average).toBe(Math.round(((300 + 21 * 40 + 40 + 41) / 33) * 100) / 100)
  })

  it('begins a year before the newest day, with the price that stood then, and forgets what lies further back', () => {
    const { days, months, minimum } = priceHistory([
      at('2026-11-20', 40),
      at('2026-01-10', 35),
      at('2025-06-01', 33),
      at('2024-01-01', 1),
    ])
    expect([days[0], days[51], days[365], minimum]).toEqual([
      at('2025-11-20', 33),
      at('2026-01-10', 35),
      at('2026-11-20', 40),
      33,
    ])
    expect([months.length, months[0]?.month, months[12]?.month]).toEqual([13, '2026-11', '2025-11'])
  })
})
