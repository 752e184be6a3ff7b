import { estimateValue, sumKg, sumReais } from '../../../content/figures'
import type { MaterialView } from '../../../content/views'
import type { QuotedEstimate } from '../../handoff/message/request'
import { parseWeight, type WeightFault } from './parse-weight'

/** A line of the estimate that a visitor puts together. */
export interface EstimateLine {
  /** Identifies the line for as long as the page lives. */
  id: number
  /** Slug of the material, '' while none is chosen. */
  slug: string
  /** The weight as the visitor typed it. */
  weight: string
}

/** A material with its weight in kg and its value in reais, both above 0. */
interface CountedLine {
  material: MaterialView
  kg: number
  value: number
}

/** Why a typed weight does not count: it is no weight, or it is worth less than a cent. */
type EstimateFault = WeightFault | 'tooLittle'

export interface PricedLine extends EstimateLine {
  material: MaterialView | undefined
  /** Undefined while the line has no material, no weight, or a text that is no weight. */
  counted: CountedLine | undefined
  /** Undefined while nothing is typed. */
  fault: EstimateFault | undefined
}

export interface Estimate {
  lines: readonly PricedLine[]
  counted: readonly CountedLine[]
  /** Sums over the counted lines, exact to the gram and the cent. */
  kg: number
  value: number
}

/** Name under which this tab's storage keeps the prepared mail of an estimate. */
export const ESTIMATE_PLACE = 'carga'

/** Id of the field with the weight of a material, for links to it. */
export const weightId = (slug: string): string => `peso-${slug}`

/** The value of one line. A material that is not (or no longer) bought counts as none. */
export function priceLine<Line extends Omit<EstimateLine, 'id'>>(
  line: Line,
  materials: readonly MaterialView[],
): Line & Omit<PricedLine, 'id'> {
  const material = materials.find(({ slug }) => slug === line.slug)
  const nothing = { ...line, material, counted: undefined, fault: undefined }
  if (line.weight.trim() === '') return nothing
  const parsed = parseWeight(line.weight)
  if ('fault' in parsed) return { ...nothing, fault: parsed.fault }
  if (!material) return nothing
  const value = estimateValue(parsed.kg, material.pricePerKg)
  return value > 0
    ? { ...nothing, counted: { material, kg: parsed.kg, value } }
    : { ...nothing, fault: 'tooLittle' }
}

/** The value of all lines together at today's prices. */
export function priceEstimate(
  lines: readonly EstimateLine[],
  materials: readonly MaterialView[],
): Estimate {
  const priced = lines.map((line) => priceLine(line, materials))
  const counted = priced.flatMap((line) => line.counted ?? [])
  return {
    lines: priced,
    counted,
    kg: sumKg(counted.map(({ kg }) => kg)),
    value: sumReais(counted.map(({ value }) => value)),
  }
}

/** A weight as a field shows it, without thousands: 1234.5 -> «1234,5». */
export const weightText = (kg: number): string => String(kg).replace('.', ',')

/**
 * The sum of two typed weights of one material. A text that is no weight stays beside the other one,
 * so that nothing typed is lost.
 */
export function addWeights(first: string, second: string): string {
  const [a, b] = [first.trim(), second.trim()]
  if (a === '' || b === '') return a || b
  const [one, other] = [parseWeight(a), parseWeight(b)]
  return 'kg' in one && 'kg' in other ? weightText(sumKg([one.kg, other.kg])) : `${a} + ${b}`
}

/** An estimate as messages carry it. `pricesOf` is the day of the prices, AAAA-MM-DD. */
export const quotedEstimate = (
  { counted, kg, value }: Pick<Estimate, 'counted' | 'kg' | 'value'>,
  pricesOf: string,
): QuotedEstimate => ({
  lines: counted.map((line) => ({
    material: line.material.name,
    weightKg: line.kg,
    pricePerKg: line.material.pricePerKg,
    estimate: line.value,
  })),
  weightKg: kg,
  estimate: value,
  pricesOf,
})
