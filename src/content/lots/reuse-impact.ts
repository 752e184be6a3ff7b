import type { DocumentOf } from '../document-types'
import { workingUnits } from './freight'
import type { Grade, ReuseDevice } from '../vocabulary'

type ReuseFactor = DocumentOf<'LotPage'>['impact']['factors'][number]

interface ReuseImpact {
  /** Units that count: those that work. */
  units: number
  /** Kilograms of CO₂e, two significant digits: the factor carries no more. */
  minKg: number
  maxKg: number
  factor: ReuseFactor
}

interface Reusable {
  reuseDevice?: ReuseDevice | undefined
  units?: number | undefined
  functional?: Grade | undefined
  working?: number | undefined
}

const twoDigits = (value: number): number => Number(value.toPrecision(2))

/**
 * CO₂e that the reuse of a lot's working units may avoid, by a factor with a source; undefined
 * where none applies.
 */
export function reuseImpact(
  lot: Reusable,
  factors: readonly ReuseFactor[],
): ReuseImpact | undefined {
  const factor = factors.find(({ device }) => device === lot.reuseDevice)
  const units = workingUnits(lot)
  return factor && units > 0
    ? {
        units,
        minKg: twoDigits(units * factor.minKg),
        maxKg: twoDigits(units * factor.maxKg),
        factor,
      }
    : undefined
}
