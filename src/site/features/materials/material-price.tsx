import type { ReactNode } from 'react'
import type { MaterialPageView, MaterialView, ScrapPageView } from '../../../content/views'
import { formatDecimal, formatMoney, formatShortDate, formatWeight } from '../../lib/format'
import { type PriceWords, variationBaseText } from '../../lib/price-day'
import { PriceDay, Variation } from '../../ui/variation'
import { PriceDisplay } from './price-table'
import type { PriceHistory } from './price-history'

interface Props {
  material: MaterialView
  history: PriceHistory
  words: PriceWords
  texts: MaterialPageView['price']
  /** Texts that the price table shares: its unit, «R$ por kg», and its disclaimer. */
  board: Pick<ScrapPageView['board'], 'unit' | 'disclaimer'>
  /** Accessible name. */
  label: string
  /** The chart, where there are enough prices. */
  children?: ReactNode
}

/**
 * The price of one material, large, with its day and variation; minimum, maximum and average once there are
 * two prices.
 */
export function MaterialPrice({ material, history, words, texts, board, label, children }: Props) {
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
    <PriceDisplay aria-label={label}>
      <div className="material-price num">
        <div>
          <p className="silk">
            {board.unit}, <PriceDay day={history.to} words={words} />
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
          {figures.length === 0 && (
            <div>
              <dt>{texts.since}</dt>
              <dd>{formatShortDate(history.to)}</dd>
            </div>
          )}
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatDecimal(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
      <p className="material-price-foot small">{board.disclaimer}</p>
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
  <div className="material-yields num">
    <p className="small">{title}</p>
    <dl>
      {items.map(({ kg, text }, index) => (
        <div key={index}>
          <dt>{formatWeight(kg)}</dt>
          <dd className="board-price">{formatMoney(kg * pricePerKg)}</dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
