import { hyphenated } from '../../../content/fold-text'
import type { MaterialView } from '../../../content/views'
import { addWeights, type LoadLine, weightText } from './load'
import { parseWeight } from './parse-weight'

/** Longest list that an address is read for; 16 materials with their weights take about 350 characters. */
const MAX_LENGTH = 2000

/** What `?carga=` says: lines of materials that are bought, and the names of those that are not. */
export interface AddressedLoad {
  lines: Omit<LoadLine, 'id'>[]
  unknown: string[]
}

/**
 * A load as it stands in an address: «cobre:12,5;papelao:120». The weight has a decimal comma and no thousands; a line without
 * a weight that can be read is its material alone.
 */
export const formatLoad = (lines: readonly Omit<LoadLine, 'id'>[]): string =>
  lines
    .flatMap(({ slug, weight }) => {
      const parsed = parseWeight(weight)
      return slug === '' ? [] : 'kg' in parsed ? `${slug}:${weightText(parsed.kg)}` : slug
    })
    .join(';')

/**
 * Reads what `formatLoad` writes and what people make of it: capitals, accents, blanks, dots for commas. A weight that is none
 * stays as it came, for its field to answer; the same material twice has both weights together. Never throws.
 */
export function parseLoad(text: string, materials: readonly MaterialView[]): AddressedLoad {
  const weights = new Map<string, string>()
  const unknown = new Set<string>()
  for (const part of text.slice(0, MAX_LENGTH).split(';')) {
    const [name = '', ...weight] = part.split(':')
    const slug = hyphenated(name)
    if (materials.some((material) => material.slug === slug))
      weights.set(slug, addWeights(weights.get(slug) ?? '', weight.join(':').trim().slice(0, 40)))
    else if (name.trim() !== '') unknown.add(name.trim().slice(0, 40))
  }
  return {
    lines: Array.from(weights, ([slug, weight]) => ({ slug, weight })),
    unknown: [...unknown],
  }
}
