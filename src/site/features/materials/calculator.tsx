import type { MaterialView, ScrapPageView } from '../../../content/views'
import { CalculatorForm } from './calculator-form'
import { useCalculator } from './use-calculator'

interface Props {
  texts: ScrapPageView['calculator']
  materials: MaterialView[]
  /** Slug of the material that is chosen at first. */
  chosen?: string
}

/** What a load of one material is worth, and the chat that asks for its quote. */
export const Calculator = ({ texts, materials, chosen }: Props) =>
  <CalculatorForm texts={texts} materials={materials} calculator={useCalculator(materials, chosen)} />
