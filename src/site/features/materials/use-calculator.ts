import { useState } from 'react'
import type { MaterialView } from '../../../content/views'
import { estimateValue } from '../../../content/figures'
import { parseWeight, type WeightFault } from './parse-weight'

export interface Estimate {
  material: MaterialView
  /** Kilograms, above 0. */
  weightKg: number
  /** Reais, above 0. */
  value: number
}

/** Outcome of a calculation, for exactly the inputs that it was made from. */
interface Outcome {
  slug: string
  weight: string
  estimate?: Estimate
  fault?: WeightFault | 'tooLittle'
}

export type CalculatorState = ReturnType<typeof useCalculator>

/** State of the scrap calculator (`chosen`: slug of the material that it starts with): what was typed, and the last calculation while it still belongs to what is typed. */
export function useCalculator(materials: readonly MaterialView[], chosen = '') {
  const [slug, setSlug] = useState(chosen)
  const [weight, setWeight] = useState('')
  const [last, setLast] = useState<Outcome>()
  // A stale figure must never stand beside other inputs.
  const outcome = last?.slug === slug && last.weight === weight ? last : undefined
  const material = materials.find((candidate) => candidate.slug === slug)
  const parsed = parseWeight(weight)

  const calculate = () => {
    if (!material || weight.trim() === '') return
    if ('fault' in parsed) return setLast({ slug, weight, fault: parsed.fault })
    const value = estimateValue(parsed.kg, material.pricePerKg)
    setLast({
      slug,
      weight,
      ...(value > 0
        ? { estimate: { material, weightKg: parsed.kg, value } }
        : { fault: 'tooLittle' as const }),
    })
  }

  return {
    slug,
    setSlug,
    weight,
    setWeight,
    calculate,
    /** A material is chosen and a weight typed: before that the button cannot calculate. */
    ready: material !== undefined && weight.trim() !== '',
    /** Kilograms that the typed weight was understood as. */
    understood: 'kg' in parsed ? parsed.kg : undefined,
    estimate: outcome?.estimate,
    fault: outcome?.fault,
    /** Empties both fields. */
    clear: () => {
      setSlug('')
      setWeight('')
    },
  }
}
