import type { ReactNode } from 'react'
import type { MaterialPageView, MaterialView } from '../../../content/views'
import { formatDecimal } from '../../lib/format'
import { type PriceWords, variationBaseText } from '../../lib/price-day'
import { PriceDay } from '../../ui/price-day'
import { Variation } from '../../ui/variation'
import type { PriceHistory } from './price-history'

interface Props {
  material: MaterialView
  history: PriceHistory
  words: PriceWords
  texts: MaterialPageView['price']
  /** «R$ por kg» */
  unit: string
  disclaimer: string
  /** What readers call the board. */
  label: string
  /** The chart, where there are enough prices. */
  children?: ReactNode
}

/** The price of one material, large, with its day and its variation; where it changed, between what it moved. */
export function MaterialPrice({
  material,
  history,
  words,
  texts,
  unit,
  disclaimer,
  label,
  children,
}: Props) {
  const { minimum, maximum, average, prices } = history
  const figures: [string, number][] =
    prices.length > 1
      ? [
          [texts.minimum, minimum],
          [texts.maximum, maximum],
          [texts.average, average],
        ]
      : []
  return (
    <section className="board" aria-label={label}>
      <div className="board-face">
        <div className="material-price num">
          <div>
            <p className="silk">
              {unit}, <PriceDay day={history.to} words={words} />
            </p>
            <p className="material-price-figure">{formatDecimal(material.pricePerKg)}</p>
            <p className="material-price-change">
              <Variation points={material.variation} />
              {material.variationBase &&
                ` ${variationBaseText(material.variationBase, history.to, words)}`}
            </p>
          </div>
          <dl>
            <div>
              <dt>{texts.status}</dt>
              <dd className="material-price-status">{material.status}</dd>
            </div>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatDecimal(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
        <p className="material-price-foot small">{disclaimer}</p>
      </div>
      <div className="board-contacts" aria-hidden="true">
        <i />
        <i />
      </div>
    </section>
  )
}
