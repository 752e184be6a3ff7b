import type { DocumentOf } from '../document-types'
import type { Grade, ReuseDevice } from '../vocabulary'
import { estimateValue, sumReais } from '../prices/figures'
import type { Freight } from '../schema/freight'

/** The eight digits of a CEP as people type it («01310-100», «01.310 100»); undefined for other texts. */
export function readCep(typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : undefined
}

/** "01310100" -> "01310-100" */
export const writeCep = (digits: string): string => `${digits.slice(0, 5)}-${digits.slice(5)}`

interface Load {
  weightKg?: number | undefined
  cubicMeters?: number | undefined
}

/** The buyer's answers. */
export interface Place {
  /** Eight digits. */
  cep: string
  /** AAAA-MM-DD */
  today: string
}

/** A price in reais, or that there is none: the table is old, or it lacks the CEP or the lot its weight. */
type FreightAnswer = { price: number; workingDays: number } | 'unknown'

/**
 * The freight of a load to a CEP: the region's fixed part and its price by kilogram, to the cent.
 * @param cep eight digits
 * @param today AAAA-MM-DD
 */
export function freightTo(
  cep: string,
  load: Load | undefined,
  { validUntil, kgPerCubicMeter, regions }: Freight,
  today: string,
): FreightAnswer {
  const written = writeCep(cep)
  const region = regions.find(({ from, to }) => from <= written && written <= to)
  if (today > validUntil || !region || !load?.weightKg) return 'unknown'
  const { base, pricePerKg, workingDays } = region
  // A carrier charges the volume if the load takes more room than it weighs.
  const chargedKg = Math.max(load.weightKg, (load.cubicMeters ?? 0) * kgPerCubicMeter)
  const moved = estimateValue(chargedKg, pricePerKg)
  return { price: sumReais([base, moved]), workingDays }
}

interface Units {
  units?: number | undefined
  functional?: Grade | undefined
  /** Those that an item list counts. */
  working?: number | undefined
}

/**
 * How many units of a lot work: those of functional grade A or B; a lot without counted grades
 * counts whole, unless its own grade is C or D.
 */
export const workingUnits = ({ units = 0, functional, working }: Units): number =>
  working ?? (functional === 'C' || functional === 'D' ? 0 : units)

interface Delivered extends Units {
  price: number
  freight?: Load | undefined
}

/** What a lot costs at a buyer's door, in reais, as an estimate. */
export interface Delivery {
  freight: number
  workingDays: number
  total: number
  /** Units that work, and what each of them costs at the door. */
  working: number
  perWorkingUnit?: number | undefined
}

export function deliveryOf(
  lot: Delivered,
  { cep, today }: Place,
  table: Freight,
): Delivery | 'unknown' {
  const answer = freightTo(cep, lot.freight, table, today)
  if (typeof answer === 'string') return answer
  const total = sumReais([lot.price, answer.price])
  const working = workingUnits(lot)
  return {
    freight: answer.price,
    workingDays: answer.workingDays,
    total,
    working,
    perWorkingUnit: working > 0 ? Math.round((total / working) * 100) / 100 : undefined,
  }
}

type ReuseFactor = DocumentOf<'LotPage'>['impact']['factors'][number]

interface ReuseImpact {
  /** Units that count: those that work. */
  units: number
  /** Kilograms of CO₂e, two significant digits: the factor carries no more. */
  minKg: number
  maxKg: number
  factor: ReuseFactor
}

const twoDigits = (value: number): number => Number(value.toPrecision(2))

/**
 * CO₂e that the reuse of a lot's working units may avoid, by a factor with a source; undefined
 * where none applies.
 */
export function reuseImpact(
  lot: Units & { reuseDevice?: ReuseDevice | undefined },
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
