import ArrowRight from 'lucide-react/icons/arrow-right'
import type { HomePageView, PricedMaterial } from '../../../content/views'
import { useContent } from '../../content'
import { formatDecimal } from '../../lib/format'
import { PriceDay, Variation } from '../../ui/variation'
import { SmartLink } from '../../ui/smart-link'

/** Four prices of the table, over the gold contacts that the circuit traces leave from. */
export function Ticker({ ticker }: { ticker: HomePageView['ticker'] }) {
  const { prices } = useContent('layout-page')
  return (
    <section className="wrap board ticker" aria-labelledby="precos">
      <div className="board-face">
        <div className="ticker-head">
          <h2 id="precos">{ticker.title}</h2>
          <p className="silk num">
            R$/kg, <PriceDay day={ticker.updatedOn} words={prices} />
          </p>
        </div>
        <dl>
          {ticker.materials.map((material) => (
            <Cell key={material.name} material={material} />
          ))}
        </dl>
        <SmartLink className="ticker-link" href="/comercio-sucata">
          {ticker.button}
          <ArrowRight className="icon" aria-hidden="true" />
        </SmartLink>
      </div>
      <div className="board-contacts" aria-hidden="true">
        <i />
        <i />
      </div>
    </section>
  )
}

function Cell({ material: { name, pricePerKg, variation } }: { material: PricedMaterial }) {
  return (
    <div className="ticker-cell">
      <dt>{name}</dt>
      <dd className="num">
        <span className="board-price">{formatDecimal(pricePerKg)}</span>
        <Variation points={variation} />
      </dd>
    </div>
  )
}
