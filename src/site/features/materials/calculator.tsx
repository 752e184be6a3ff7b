import type { MaterialView, ScrapPageView } from '../../../content/views'
import type { Lines } from '../../handoff/message/text'
import { CalculatorForm } from './calculator-form'
import { useCalculator } from './use-calculator'

interface Props {
  texts: ScrapPageView['calculator']
  materials: MaterialView[]
  /** Slug of the material that is chosen at first. */
  chosen?: string
  /** What the chat says before there is an estimate, where the page has a material of its own. */
  plainQuote?: Lines
}

/** What a load of one material is worth, and the chat that asks for its quote. */
export const Calculator = ({ texts, materials, chosen, plainQuote }: Props) => (
  <CalculatorForm
    texts={texts}
    materials={materials}
    calculator={useCalculator(materials, chosen)}
    plainQuote={plainQuote}
  />
)
