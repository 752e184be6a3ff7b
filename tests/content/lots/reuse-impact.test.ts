import { describe, expect, it } from 'vitest'
import { reuseImpact } from '../../../src/content/lots/reuse-impact'

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
