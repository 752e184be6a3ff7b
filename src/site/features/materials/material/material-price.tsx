import type { ReactNode } from 'react'
import type { MaterialPageView, MaterialView } from '../../../../content/views/views'
import { formatDecimal, formatMoney, formatShortDate, formatWeight } from '../../../lib/format'
import { variationBaseText } from '../../../lib/price-day'
import { PriceDay, Variation } from '../../../ui/variation'
import { PriceDisplay, PriceStatus } from '../shared/price-display'
import type { PriceHistory } from './price-history'

interface Props {
  material: MaterialView
  history: PriceHistory
  disclaimer: string
  /** Accessible name. */
  label: string
  /** The chart, where there are enough prices. */
  children?: ReactNode
}

/**
 * The price of one material, large, with its day and variation; minimum, maximum and average once there are
 * two prices.
 */
export function MaterialPrice({ material, history, disclaimer, label, children }: Props) {
  const { status, pricePerKg, variation, variationBase } = material
  const { minimum, maximum, average, prices } = history
  const figures =
    prices.length > 1
      ? [
          ['Mínimo do período', formatDecimal(minimum)],
          ['Máximo do período', formatDecimal(maximum)],
          ['Média do período', formatDecimal(average)],
        ]
      : [['Preço desde', formatShortDate(history.to)]]
  return (
    <PriceDisplay aria-label={label} terms={disclaimer}>
      <div className="material-price num print:grid-cols-2 print:p-0 grid items-end gap-x-6 gap-y-4 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:p-6">
        <div>
          <p className="silk text-on-dark-muted">
            R$ por kg, <PriceDay day={history.to} />
          </p>
          <p className="figure mt-3 text-figure-large text-gold-400" translate="no">
            {formatDecimal(pricePerKg)}
          </p>
          <p className="mt-3 text-on-dark-muted">
            <Variation points={variation} className="variation-on-board mr-2 text-h4" />
            {variationBase && variationBaseText(variationBase, history.to)}
          </p>
        </div>
        <dl className="grid gap-2 text-small max-md:border-t max-md:border-light-14 max-md:pt-4">
          {[['Situação', <PriceStatus key="status" status={status} />] as const, ...figures].map(
            ([name, value]) => (
              <div key={name} className="flex flex-wrap items-baseline gap-x-6">
                <dt className="flex-[1_1_min-content] text-on-dark-muted">{name}</dt>
                <dd className="text-right font-semibold" translate="no">
                  {value}
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
      {children}
    </PriceDisplay>
  )
}

interface YieldsProps {
  pricePerKg: number
  title: string
  items: MaterialPageView['yields']['items']
}

/** The value of some weights at this price, for a material that has no chart yet. */
export const MaterialYields = ({ pricePerKg, title, items }: YieldsProps) => (
  <div className="material-yields num border-t border-light-14 p-5 md:px-6">
    <p className="small">{title}</p>
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-5 gap-y-4 text-small">
      {items.map(({ kg, text }, index) => (
        <div key={index}>
          <dt translate="no">{formatWeight(kg)}</dt>
          <dd className="board-price text-h4" translate="no">
            {formatMoney(kg * pricePerKg)}
          </dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
