import { estimateValue, sumKg, sumReais } from '../../../../content/prices/figures'
import type { MaterialView } from '../../../../content/views/views'
import type { QuotedEstimate } from '../../../handoff/message/request'
import { countWords } from '../../../lib/format'
import { parseWeight } from './parse-weight'

/** A material with a weight as the visitor typed it; the slug is '' while no material is chosen. */
export interface TypedLine {
  slug: string
  weight: string
}

/** A material with its weight in kg and its value in reais, both above 0. */
interface CountedLine {
  material: MaterialView
  kg: number
  value: number
}

interface Priced {
  material: MaterialView | undefined
  /** What the text means; undefined where it is no weight. */
  kg: number | undefined
  /** Undefined while the line has no material or is worth nothing. */
  counted: CountedLine | undefined
  /** Why a typed weight does not count. */
  fault: string | undefined
}

export interface Sum {
  counted: readonly CountedLine[]
  /** Sums over the counted lines, exact to the gram and the cent. */
  kg: number
  value: number
}

/** Name under which this tab's storage keeps the prepared mail of an estimate. */
export const ESTIMATE_PLACE = 'carga'

/** «1 material», «5 materiais» */
export const countMaterials = (count: number): string =>
  countWords(count, { one: 'material', many: 'materiais' })

/** Id of the field with the weight of a material, for links to it. */
export const weightId = (slug: string): string => `peso-${slug}`

/** The value of one line. A material that is not (or no longer) bought counts as none. */
export function priceLine<Line extends TypedLine>(
  line: Line,
  materials: readonly MaterialView[],
): Line & Priced {
  const material = materials.find(({ slug }) => slug === line.slug)
  const { kg, fault } = parseWeight(line.weight)
  if (!material || kg === undefined) return { ...line, material, kg, counted: undefined, fault }
  const value = estimateValue(kg, material.pricePerKg)
  const isWorth = value > 0
  return {
    ...line,
    material,
    kg,
    counted: isWorth ? { material, kg, value } : undefined,
    fault: isWorth ? undefined : 'O valor fica abaixo de um centavo.',
  }
}

/** The value of all lines together. */
export function sumOf(lines: readonly Priced[]): Sum {
  const counted = lines.flatMap((line) => line.counted ?? [])
  return {
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
  const [one, other] = [parseWeight(a).kg, parseWeight(b).kg]
  return one !== undefined && other !== undefined ? weightText(sumKg([one, other])) : `${a} + ${b}`
}

/** An estimate as messages carry it. `pricesOf` is the day of the prices, AAAA-MM-DD. */
export const quotedEstimate = ({ counted, kg, value }: Sum, pricesOf: string): QuotedEstimate => ({
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
