import { describe, expect, it } from 'vitest'
import { priceHistory } from '../../../../src/site/features/materials/material/price-history'

const at = (day: string, pricePerKg: number) => ({ day, pricePerKg })

describe('the year of a price', () => {
  it('of one price is its day', () => {
    expect(priceHistory([at('2026-11-20', 40)])).toEqual({
      prices: [at('2026-11-20', 40)],
      from: '2026-11-20',
      to: '2026-11-20',
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
    const { prices, from, months, minimum } = priceHistory([
      at('2026-11-20', 40),
      at('2026-01-10', 35),
      at('2025-06-01', 33),
      at('2024-01-01', 1),
    ])
    expect(prices).toEqual([at('2025-11-20', 33), at('2026-01-10', 35), at('2026-11-20', 40)])
    expect([from, minimum]).toEqual(['2025-11-20', 33])
    expect([months.length, months[0]?.month, months[12]?.month]).toEqual([13, '2026-11', '2025-11'])
  })

  it('knows the year before a leap day', () => {
    expect(priceHistory([at('2028-02-29', 2), at('2020-01-01', 1)]).from).toBe('2027-03-01')
  })
})
