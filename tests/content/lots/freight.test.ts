import { describe, expect, it } from 'vitest'
import {
  reuseImpact,
  deliveryOf,
  freightTo,
  readCep,
  workingUnits,
} from '../../../src/content/lots/freight'
import fc from 'fast-check'

const region = { name: 'SP', workingDays: 3, base: 93, pricePerKg: 1.5 }
const table = {
  validUntil: '2026-11-30',
  kgPerCubicMeter: 300,
  regions: [
    { ...region, from: '01000-000', to: '09999-999' },
    { ...region, name: 'RJ', from: '20000-000', to: '28999-999', workingDays: 6, base: 150.1 },
  ],
}
const today = '2026-11-30'
const priceTo = (cep: string, weightKg: number, cubicMeters = 0) => {
  const answer = freightTo(cep, { weightKg, cubicMeters }, table, today)
  return typeof answer === 'string' ? answer : answer.price
}

describe('a CEP', () => {
  it('is read as people type it, and nothing else is', () => {
    for (const typed of ['01310-100', '01310100', ' 01.310-100 ', '01310 100'])
      expect(readCep(typed)).toBe('01310100')
    for (const typed of ['', '0131010', '013101000', '01310-10a', 'Paulista', '+1310100'])
      expect(readCep(typed)).toBeUndefined()
  })
})

describe('the freight', () => {
  it('is the fixed part and the kilograms of the region, by weight or by volume', () => {
    expect(priceTo('01310100', 142)).toBe(306)
    expect(priceTo('01310100', 142, 0.86)).toBe(480)
    expect(priceTo('20000000', 1)).toBe(151.6)
  })

  it('is exact to the cent and never falls with the weight, whatever table and load', () => {
    const cents = fc.integer({ min: 1, max: 5_000_000 })
    const grams = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 100_000 }),
        grams,
        grams,
        (base, perKg, a, b) => {
          const own = { ...region, base: base / 100, pricePerKg: perKg / 100 }
          const one = { ...table, regions: [{ ...own, from: '01000-000', to: '01999-999' }] }
          const at = (weight: number) => {
            const answer = freightTo('01000000', { weightKg: weight / 1000 }, one, today)
            return typeof answer === 'string' ? NaN : answer.price
          }
          const exact = BigInt(base) + (BigInt(perKg) * BigInt(a) + 500n) / 1000n
          expect(Math.round(at(a) * 100)).toBe(Number(exact))
          expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)))
        },
      ),
    )
  })

  it('has a price for every CEP of a range, to its ends, and for no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const inside =
          (number >= 1_000_000 && number <= 9_999_999) ||
          (number >= 20_000_000 && number <= 28_999_999)
        const answer = priceTo(String(number).padStart(8, '0'), 10)
        expect(typeof answer).toBe(inside ? 'number' : 'string')
      }),
    )
    for (const cep of ['01000000', '09999999', '28999999'])
      expect(typeof priceTo(cep, 10)).toBe('number')
  })

  it('is asked for after the last day of the table, and where a lot has no weight', () => {
    expect(freightTo('01310100', { weightKg: 1 }, table, '2026-12-01')).toBe('unknown')
    expect(freightTo('01310100', undefined, table, today)).toBe('unknown')
    expect(freightTo('01310100', { cubicMeters: 1 }, table, today)).toBe('unknown')
  })
})

describe('a lot at the door', () => {
  const lot = {
    price: 15_000,
    units: 25,
    freight: { weightKg: 142, cubicMeters: 0.86 },
    working: 24,
  }

  it('costs its price and the freight', () => {
    expect(deliveryOf(lot, { cep: '01310100', today }, table)).toEqual({
      freight: 480,
      workingDays: 3,
      total: 15_480,
      working: 24,
      perWorkingUnit: 645,
    })
    expect(deliveryOf(lot, { cep: '99999999', today }, table)).toBe('unknown')
  })

  it('shares that among the units of grades A and B', () => {
    expect(workingUnits({ units: 10, working: 5 })).toBe(5)
    expect(workingUnits({ units: 10, functional: 'B' })).toBe(10)
    expect(workingUnits({ units: 10, functional: 'C' })).toBe(0)
    expect(workingUnits({})).toBe(0)
  })
})

const factor = {
  device: 'smartphone',
  minKg: 50,
  maxKg: 58,
  source: 'Estudo',
  conditions: 'Na Alemanha.',
} as const

describe('what the reuse of a lot may avoid', () => {
  it('is units times factor, in two significant digits', () => {
    expect(reuseImpact({ reuseDevice: 'smartphone', units: 60 }, [factor])).toEqual({
      units: 60,
      minKg: 3000,
      maxKg: 3500,
      factor,
    })
  })
  it('counts only units that work', () => {
    expect(
      reuseImpact({ reuseDevice: 'smartphone', units: 60, working: 15 }, [factor]),
    ).toMatchObject({ units: 15, maxKg: 870 })
    expect(
      reuseImpact({ reuseDevice: 'smartphone', units: 60, working: 0 }, [factor]),
    ).toBeUndefined()
    expect(
      reuseImpact({ reuseDevice: 'smartphone', units: 60, functional: 'D' }, [factor]),
    ).toBeUndefined()
  })
  it('is nothing without a factor, without a device, without units', () => {
    expect(reuseImpact({ reuseDevice: 'tablet', units: 60 }, [factor])).toBeUndefined()
    expect(reuseImpact({ units: 60 }, [factor])).toBeUndefined()
    expect(reuseImpact({ reuseDevice: 'smartphone' }, [factor])).toBeUndefined()
  })
})
