import { describe, expect, it } from 'vitest'
import { estimateValue, sumKg, sumReais } from '../../src/content/prices/figures'
import fc from 'fast-check'
import {
  boardDay,
  pricesIn,
  isOld,
  monthAverage,
  priceJump,
  quoteOf,
} from '../../src/content/prices/prices'

describe('the average of a month', () => {
  const average = (byDay: Record<string, number>, month = '2026-10') =>
    monthAverage(pricesIn({ pricePerKg: byDay }), month)

  it('weighs each price by the days on which it stood', () => {
    // 10 days at 30, 21 days at 40.
    expect(average({ '2026-10-11': 40, '2026-10-01': 30 })).toBeCloseTo(
      (10 * 30 + 21 * 40) / 31,
      10,
    )
  })
  it('counts a price that began before the month for the days that it still stood', () => {
    expect(average({ '2026-10-31': 100, '2026-03-05': 38 })).toBeCloseTo((30 * 38 + 100) / 31, 10)
    expect(average({ '2026-11-20': 40, '2026-03-05': 38 })).toBe(38)
  })
  it('leaves out the days before the very first price', () => {
    expect(average({ '2026-10-30': 12 })).toBe(12)
    expect(average({ '2026-10-31': 20, '2026-10-30': 10 })).toBe(15)
  })
  it('takes nothing from later months, and has none where no price stood', () => {
    expect(average({ '2026-11-01': 40 })).toBeUndefined()
    expect(average({ '2026-11-01': 99, '2026-10-31': 10 })).toBe(10)
  })
  it('knows the length of each month, leap years too', () => {
    expect(average({ '2028-02-29': 30, '2028-02-01': 1 }, '2028-02')).toBeCloseTo(
      (28 + 30) / 29,
      10,
    )
    expect(average({ '2026-02-28': 29, '2026-02-01': 1 }, '2026-02')).toBeCloseTo(
      (27 + 29) / 28,
      10,
    )
  })
  it('is what a walk over every day of the month gives', () => {
    const day = fc
      .date({ min: new Date('2026-08-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.dictionary(
          day,
          fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
        ),
        (byDay) => {
          const stood = Array.from(
            { length: 31 },
            (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`,
          ).flatMap((date) => {
            const last = Object.keys(byDay)
              .filter((one) => one <= date)
              .toSorted()
              .at(-1)
            return last === undefined ? [] : [byDay[last] ?? NaN]
          })
          const walked =
            stood.length === 0
              ? undefined
              : stood.reduce((sum, price) => sum + price, 0) / stood.length
          const found = average(byDay)
          if (walked === undefined || found === undefined) expect(found).toBe(walked)
          else expect(found).toBeCloseTo(walked, 6)
        },
      ),
    )
  })
})

describe('the quote of a material', () => {
  it('is its newest price against the average of the month before that price’s day', () => {
    expect(quoteOf({ '2026-11-20': 40, '2026-10-06': 39.2, '2026-09-10': 38.11 })).toEqual({
      pricePerKg: 40,
      variation: 2.5,
      variationBase: { month: '2026-10', average: 39.02 },
      prices: [
        { day: '2026-11-20', pricePerKg: 40 },
        { day: '2026-10-06', pricePerKg: 39.2 },
        { day: '2026-09-10', pricePerKg: 38.11 },
      ],
    })
  })
  it('takes the initial variation while no price stood in that month, and none without it', () => {
    expect(quoteOf({ '2026-11-20': 40 }, 2.5)).toEqual({
      pricePerKg: 40,
      variation: 2.5,
      prices: [{ day: '2026-11-20', pricePerKg: 40 }],
    })
    expect(quoteOf({ '2026-11-20': 40, '2026-11-02': 50 }, 2.5).variation).toBe(2.5)
    expect(quoteOf({ '2026-11-20': 40 }).variation).toBe(0)
  })
  it('forgets the initial variation as soon as there is an average', () => {
    expect(quoteOf({ '2026-12-01': 44, '2026-11-20': 40 }, 2.5)).toMatchObject({
      variation: 10,
      variationBase: { month: '2026-11', average: 40 },
    })
  })
  it('looks back over the turn of the year', () => {
    expect(quoteOf({ '2027-01-31': 9, '2026-12-31': 10 })).toMatchObject({
      variation: -10,
      variationBase: { month: '2026-12', average: 10 },
    })
  })
  it('measures a cheap material against the exact average, not against its cents', () => {
    expect(quoteOf({ '2026-11-20': 0.5, '2026-10-17': 0.48, '2026-10-01': 0.5 })).toMatchObject({
      variation: 2,
      variationBase: { average: 0.49 },
    })
  })
  it('never says that a price fell by nothing', () => {
    expect(Object.is(quoteOf({ '2026-11-20': 99.99, '2026-10-01': 100 }).variation, 0)).toBe(true)
  })
  it('reads the lines in any order', () => {
    expect(quoteOf({ '2026-10-01': 10, '2026-11-20': 12 }).prices.map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-10-01',
    ])
  })
})

it('a board bears the day of its newest price', () => {
  const of = (...days: string[]) => ({ prices: days.map((day) => ({ day, pricePerKg: 1 })) })
  expect(boardDay([of('2026-11-19', '2026-01-01'), of('2026-11-20'), of('2025-12-31')])).toBe(
    '2026-11-20',
  )
  expect(boardDay([])).toBeUndefined()
})

it('a price is old after more than the given days', () => {
  expect([isOld('2026-11-20', '2027-01-19'), isOld('2026-11-20', '2027-01-20')]).toEqual([
    false,
    true,
  ])
})

describe('a price that moves far in one change', () => {
  it('is looked at whether it rises or falls', () => {
    expect(priceJump(40, 60)).toEqual({ percent: 50, isShifted: false, isRefused: false })
    expect(priceJump(40, 20)).toEqual({ percent: -50, isShifted: false, isRefused: false })
    expect([priceJump(40, 50), priceJump(40, 30)]).toEqual([undefined, undefined])
  })

  it('is refused beyond sixty percent, up and down', () => {
    expect([40, 64, 64.01, 16, 15.99].map((after) => priceJump(40, after)?.isRefused)).toEqual([
      undefined,
      false,
      true,
      false,
      true,
    ])
  })

  it('looks shifted where it is about ten, a hundred or a thousand times another', () => {
    expect([priceJump(40, 4), priceJump(40, 4100)]).toMatchObject([
      { isShifted: true },
      { isShifted: true },
    ])
    expect([80, 340].map((after) => priceJump(40, after)?.isShifted)).toEqual([false, false])
  })
})

describe('the estimate', () => {
  it.each([
    [25, 40, 1000],
    [0.3, 4.5, 1.35],
    [1.005, 1, 1.01],
    [1.333, 3, 4],
    [0.01, 0.3, 0],
    [0.017, 0.3, 0.01],
    [1_000_000, 40, 40_000_000],
  ])('of %d kg at R$ %d a kilo is R$ %d', (kg, price, value) => {
    expect(estimateValue(kg, price)).toBe(value)
  })

  it('is never more than half a cent from weight times price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.integer({ min: 1, max: 1e5 }),
        (grams, cents) => {
          expect(
            Math.abs(estimateValue(grams / 1000, cents / 100) * 100 - (grams * cents) / 1000),
          ).toBeLessThan(0.51)
        },
      ),
    )
  })

  it('is exact to the cent up to the heaviest load of the dearest material', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e7 }),
        (grams, cents) => {
          const exact = (BigInt(grams) * BigInt(cents) + 500n) / 1000n
          expect(BigInt(Math.round(estimateValue(grams / 1000, cents / 100) * 100))).toBe(exact)
        },
      ),
    )
    expect(estimateValue(999_999.999, 99_999.99)).toBe(99_999_989_900)
  })
})

describe('the sum of an estimate', () => {
  it('is exact to the cent and to the gram, whatever binary fractions make of the parts', () => {
    expect(sumReais([0.1, 0.2])).toBe(0.3)
    expect(sumKg([0.1, 0.2, 0.003])).toBe(0.303)
    expect([sumReais([]), sumKg([])]).toEqual([0, 0])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        expect(sumReais(parts.map((cents) => cents / 100))).toBe(whole / 100)
        expect(sumKg(parts.map((grams) => grams / 1000))).toBe(whole / 1000)
      }),
    )
  })
})
