import { hyphenated } from '../../../../content/text/fold-text'
import type { MaterialView } from '../../../../content/views/views'
import { stringifySearch } from '../../../lib/address-search'
import { SCRAP_PATH } from '../shared/addresses'
import { addWeights, type TypedLine, weightText } from '../shared/estimate'
import { parseWeight } from '../shared/parse-weight'

/** Longer lists are cut off, in characters; 16 materials with their weights take about 350. */
const MAX_LENGTH = 2000

/** Content of `?carga=`: lines of materials that are bought, and the names of those that are not. */
export interface AddressedEstimate {
  lines: TypedLine[]
  unknown: string[]
}

/**
 * An estimate as an address carries it: «cobre:12,5;papelao:120». Weights have a decimal comma and no
 * thousands; a line whose weight cannot be read is its material alone.
 */
export const formatEstimate = (lines: readonly TypedLine[]): string =>
  lines
    .flatMap(({ slug, weight }) => {
      const { kg } = parseWeight(weight)
      return slug === '' ? [] : kg === undefined ? slug : `${slug}:${weightText(kg)}`
    })
    .join(';')

/** Absolute address of the page with this estimate. */
export const estimateUrl = (lines: readonly TypedLine[]): string =>
  new URL(`${SCRAP_PATH}${stringifySearch({ carga: formatEstimate(lines) })}`, location.href).href

/**
 * Reads the output of `formatEstimate` and people's variations of it: capitals, accents, blanks,
 * dots for commas. A text that is no weight is kept, so that its field can report it; weights of
 * the same material add up. Never throws.
 */
export function parseEstimate(text: string, materials: readonly MaterialView[]): AddressedEstimate {
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
