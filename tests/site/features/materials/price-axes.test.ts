import { describe, expect, it } from 'vitest'
import { levels, monthDays, ticks } from '../../../../src/site/features/materials/price-axes'
import { dayNumber } from '../../../../src/site/features/materials/price-history'

const words = (from: string, to: string, most: number) =>
  ticks(dayNumber(from), dayNumber(to), most).map(({ text, year }) =>
    [text, year].filter(Boolean).join(' '),
  )

describe('the axis of prices', () => {
  it.each([
    [3300, 4150, 7, ['30', '32', '34', '36', '38', '40', '42']],
    [3300, 4150, 4, ['30', '35', '40', '45']],
    [4000, 4000, 7, ['38', '40', '42']],
    [50, 50, 7, ['0,45', '0,50', '0,55']],
    [1, 1, 4, ['0,00', '0,01', '0,02']],
    [30, 40, 7, ['0,28', '0,30', '0,32', '0,34', '0,36', '0,38', '0,40']],
    [1, 10_000_000, 7, ['0', '20.000', '40.000', '60.000', '80.000', '100.000']],
  ])('from %i to %i cents, with room for %i, has round levels', (lowest, highest, most, texts) => {
    expect(levels(lowest, highest, most).map(({ text }) => text)).toEqual(texts)
  })

  it('holds every price between its ends and never has more levels than fit', () => {
    for (let lowest = 1; lowest < 20_000; lowest += 997) {
      for (const span of [0, 1, 3, 40, 999, 12_345]) {
        for (const most of [4, 7]) {
          const scale = levels(lowest, lowest + span, most)
          expect(scale.length, `${lowest}+${span}`).toBeLessThanOrEqual(most)
          expect(scale.length).toBeGreaterThan(1)
          expect(scale[0]?.cents).toBeGreaterThanOrEqual(0)
          expect(scale[0]?.cents).toBeLessThanOrEqual(lowest)
          expect(scale.at(-1)?.cents).toBeGreaterThanOrEqual(lowest + span)
        }
      }
    }
  })
})

describe('the axis of time', () => {
  it('names each month of a year, with the year below the first and below January', () => {
    expect(words('2025-12-01', '2026-11-20', 13)).toEqual([
      'dez 2025',
      'jan 2026',
      'fev',
      'mar',
      'abr',
      'mai',
      'jun',
      'jul',
      'ago',
      'set',
      'out',
      'nov',
    ])
  })

  it('names every third month where there is less room', () => {
    expect(words('2025-12-01', '2026-11-20', 5)).toEqual(['dez 2025', 'mar', 'jun', 'set'])
  })

  it('names the months as soon as two of them begin', () => {
    expect(words('2026-09-30', '2026-11-01', 13)).toEqual(['out 2026', 'nov'])
    expect(words('2026-09-30', '2026-10-31', 13)).toEqual(['30/09 2026', '31/10'])
  })

  it('names the days themselves within one month, and a single day once', () => {
    expect(words('2026-11-03', '2026-11-20', 13)).toEqual(['03/11 2026', '20/11'])
    expect(words('2026-11-20', '2026-11-20', 13)).toEqual(['20/11 2026'])
  })

  it('knows the last day of a month', () => {
    expect(monthDays('2028-02')).toEqual([dayNumber('2028-02-01'), dayNumber('2028-02-29')])
  })
})
