import { estimateValue, sumKg, sumReais } from '../../../../content/prices/figures'
import type { MaterialView } from '../../../../content/views/views'
import type { QuotedEstimate } from '../../../handoff/message/request'
import { readBrazilianNumber } from '../../../lib/brazilian-number'
import { countWords } from '../../../lib/format'

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
  /** Why a typed text is no weight. */
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

/** Heavier weights are refused: 1,000 tonnes, in kg. */
const MAX_WEIGHT = 1_000_000

/**
 * A weight as Brazilians type it, in kg and rounded to grams: «1.234,5» is 1234.5, «1.234» is 1234,
 * «12,5» and «12.5» are 12.5, «25 kg» is 25. Or what is wrong with the text; neither while it is
 * empty.
 */
export function parseWeight(typed: string): { kg?: number; fault?: string } {
  const text = typed
    .trim()
    .replace(/\s*kg\.?$/i, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return {}
  const number = /^[\d.,]*\d[\d.,]*$/.test(text) ? readBrazilianNumber(text) : undefined
  if (number === undefined || Number.isNaN(number))
    return { fault: 'Escreva o peso só com números, como 25, 12,5 ou 1.234,5.' }
  if (number > MAX_WEIGHT)
    return {
      fault: 'O peso passa de 1.000.000 kg. Para cargas assim, peça a cotação pelo WhatsApp.',
    }
  const kg = Math.round(number * 1000) / 1000
  return kg > 0 ? { kg } : { fault: 'O peso precisa ser maior que zero.' }
}

/** The value of one line. A material that is not (or no longer) bought counts as none. */
export function priceLine<Line extends TypedLine>(
  line: Line,
  materials: readonly MaterialView[],
): Line & Priced {
  const material = materials.find(({ slug }) => slug === line.slug)
  const { kg, fault } = parseWeight(line.weight)
  const value = material && kg !== undefined ? estimateValue(kg, material.pricePerKg) : 0
  const counted = material && kg !== undefined && value > 0 ? { material, kg, value } : undefined
  const isTooLittle = material && kg !== undefined && !counted
  return {
    ...line,
    material,
    kg,
    counted,
    fault: isTooLittle ? 'O valor fica abaixo de um centavo.' : fault,
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
