import { estimateValue, sumKg, sumReais } from '../../../../content/prices/figures'
import type { MaterialView } from '../../../../content/views/views'
import type { QuotedEstimate, QuotedLine } from '../../../handoff/message/request'
import { readBrazilianNumber } from '../../../lib/brazilian-number'
import { countWords } from '../../../lib/format'

/** A material with a weight as the visitor typed it; the slug is '' while no material is chosen. */
export interface TypedLine {
  slug: string
  weight: string
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
  const kg = Math.round((number ?? 0) * 1000) / 1000
  if (kg > 0 && kg <= MAX_WEIGHT) return { kg }
  return {
    fault: 'Escreva o peso só com números, como 25, 12,5 ou 1.234,5, até 1.000.000 kg.',
  }
}

/** The value of one line. A material that is not (or no longer) bought counts as none. */
export function priceLine<Line extends TypedLine>(line: Line, materials: readonly MaterialView[]) {
  const material = materials.find(({ slug }) => slug === line.slug)
  const { kg, fault } = parseWeight(line.weight)
  const estimate = material && kg ? estimateValue(kg, material.pricePerKg) : 0
  /** Undefined while the line has no material or is worth nothing. */
  const quoted: QuotedLine | undefined =
    material && kg && estimate > 0
      ? { material: material.name, weightKg: kg, pricePerKg: material.pricePerKg, estimate }
      : undefined
  return { ...line, material, kg, fault, quoted }
}

/**
 * The value of all lines together, exact to the gram and the cent.
 * @param pricesOf day of the prices, AAAA-MM-DD
 */
export function sumOf(
  all: readonly { quoted: QuotedLine | undefined }[],
  pricesOf: string,
): QuotedEstimate {
  const lines = all.flatMap(({ quoted }) => quoted ?? [])
  return {
    lines,
    weightKg: sumKg(lines.map(({ weightKg }) => weightKg)),
    estimate: sumReais(lines.map(({ estimate }) => estimate)),
    pricesOf,
  }
}
