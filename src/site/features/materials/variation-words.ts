import type { MaterialView } from '../../../content/views'
import { formatVariation } from '../../lib/format'

/** A variation in a sentence. */
export const variationWords = (material: Pick<MaterialView, 'variation'>): string => formatVariation(material.variation)
