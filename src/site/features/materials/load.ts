import { estimateValue, sumKg, sumReais } from '../../../content/figures'
import type { MaterialView } from '../../../content/views'
import { parseWeight, type WeightFault } from './parse-weight'

/** A line of the load that a visitor puts together: a material (its slug, '' while none is chosen) and its weight as typed. */
export interface LoadLine {
  /** Tells lines apart for as long as the page lives. */
  id: number
  slug: string
  weight: string
}

/** Material, weight in kg and value in reais, both above 0. */
export interface CountedLine {
  material: MaterialView
  kg: number
  value: number
}

export interface ReadLine extends LoadLine {
  material: MaterialView | undefined
  /** Undefined for a line that cannot be counted (yet): no material, no weight, or a text that is none. */
  counted: CountedLine | undefined
  /** Why the typed text does not count; nothing while it is blank. */
  fault: WeightFault | 'tooLittle' | undefined
}

export interface Load {
  lines: readonly ReadLine[]
  counted: readonly CountedLine[]
  /** Sums over the lines that count, exact to the gram and the cent. */
  kg: number
  value: number
}

function readLine(line: LoadLine, materials: readonly MaterialView[]): ReadLine {
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

/** What a load is worth at today's prices. A line whose material is not bought (any more) counts as one without material. */
export function readLoad(lines: readonly LoadLine[], materials: readonly MaterialView[]): Load {
  const read = lines.map((line) => readLine(line, materials))
  const counted = read.flatMap((line) => line.counted ?? [])
  return {
    lines: read,
    counted,
    kg: sumKg(counted.map(({ kg }) => kg)),
    value: sumReais(counted.map(({ value }) => value)),
  }
}

/** A weight as it stands in a field, without thousands: 1234.5 -> «1234,5». */
export const weightText = (kg: number): string => String(kg).replace('.', ',')

/** Two weights of one material: their sum. A text that is no weight stays beside the other one, so that nothing typed is lost. */
export function addWeights(first: string, second: string): string {
  const [a, b] = [first.trim(), second.trim()]
  if (a === '' || b === '') return a || b
  const [one, other] = [parseWeight(a), parseWeight(b)]
  return 'kg' in one && 'kg' in other ? weightText(sumKg([one.kg, other.kg])) : `${a} + ${b}`
}
