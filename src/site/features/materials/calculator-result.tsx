import type { ScrapPageView } from '../../../content/views'
import { formatMoney, formatWeight } from '../../lib/format'
import type { Estimate } from './use-calculator'

/** The estimated value, how it came about, and that it is only an estimate. */
export function CalculatorResult({
  estimate,
  texts,
}: {
  estimate: Estimate
  texts: ScrapPageView['calculator']
}) {
  return (
    <div className="calculator-result num">
      <span className="silk">{texts.resultLabel}</span>
      <strong className="figure">{formatMoney(estimate.value)}</strong>
      <p className="small">
        {formatWeight(estimate.weightKg)} × {formatMoney(estimate.material.pricePerKg)}/kg
      </p>
      <p className="hint mt-2">{texts.note}</p>
    </div>
  )
}
