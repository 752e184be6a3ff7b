import { useState } from 'react'
import type { MaterialView } from '../../../content/views'
import { useSavedFields } from '../../lib/use-saved-fields'
import { priceLine } from './estimate'
import { parseWeight } from './parse-weight'

export type CalculatorState = ReturnType<typeof useCalculator>

/**
 * State of the calculator of one material, whose fields the tab keeps. The last result is shown only while the fields still hold
 * what it was calculated from: a figure must never stand beside other inputs.
 * @param chosen slug of the material that it starts with
 */
export function useCalculator(materials: readonly MaterialView[], chosen = '') {
  const { values, set, reset } = useSavedFields(`calculadora-${chosen}`, {
    slug: chosen,
    weight: '',
  })
  const { slug, weight } = values
  const [last, setLast] = useState<ReturnType<typeof priceLine>>()
  const result = last?.slug === slug && last.weight === weight ? last : undefined
  const parsed = parseWeight(weight)
  // Before a material is chosen and a weight typed, the button cannot calculate.
  const ready = weight.trim() !== '' && materials.some((material) => material.slug === slug)

  return {
    slug,
    setSlug: (next: string) => set('slug', next),
    weight,
    setWeight: (next: string) => set('weight', next),
    ready,
    calculate: () => {
      if (ready) setLast(priceLine({ slug, weight }, materials))
    },
    /** Kilograms that the typed weight was understood as. */
    understood: 'kg' in parsed ? parsed.kg : undefined,
    estimate: result?.counted,
    fault: result?.fault,
    /** Both fields as they were at first. */
    clear: reset,
  }
}
