import { useState } from 'react'
import type { MaterialView } from '../../../content/views'
import { priceLine } from './estimate'
import { parseWeight } from './parse-weight'

export type CalculatorState = ReturnType<typeof useCalculator>

/**
 * State of the calculator of one material. The last result is shown only while the fields still hold
 * what it was calculated from: a figure must never stand beside other inputs.
 * @param chosen slug of the material that it starts with
 */
export function useCalculator(materials: readonly MaterialView[], chosen = '') {
  const [slug, setSlug] = useState(chosen)
  const [weight, setWeight] = useState('')
  const [last, setLast] = useState<ReturnType<typeof priceLine>>()
  const result = last?.slug === slug && last.weight === weight ? last : undefined
  const parsed = parseWeight(weight)
  // Before a material is chosen and a weight typed, the button cannot calculate.
  const ready = weight.trim() !== '' && materials.some((material) => material.slug === slug)

  return {
    slug,
    setSlug,
    weight,
    setWeight,
    ready,
    calculate: () => {
      if (ready) setLast(priceLine({ slug, weight }, materials))
    },
    /** Kilograms that the typed weight was understood as. */
    understood: 'kg' in parsed ? parsed.kg : undefined,
    estimate: result?.counted,
    fault: result?.fault,
    /** Empties both fields. */
    clear: () => {
      setSlug('')
      setWeight('')
    },
  }
}
