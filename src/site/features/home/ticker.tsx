import { ArrowRight } from 'lucide-react'
import type { HomePageView, PricedMaterial } from '../../../content/views'
import { formatDecimal, formatShortDate, formatVariation } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'

/** Four prices of the board, over the gold contacts that the bus leaves from. */
export function Ticker({ ticker }: { ticker: HomePageView['ticker'] }) {
  return (
    <section className="wrap board ticker" aria-labelledby="precos">
      <div className="board-in">
        <div className="t">
          <h2 id="precos">{ticker.title}</h2>
          <p className="silk num">R$/kg, <time dateTime={ticker.updatedOn}>{formatShortDate(ticker.updatedOn)}</time></p>
        </div>
        <dl>{ticker.materials.map((material) => <Cell key={material.name} material={material} />)}</dl>
        <SmartLink className="to-board" href="/comercio-sucata">{ticker.button}<ArrowRight className="i" aria-hidden="true" /></SmartLink>
      </div>
      <div className="fingers" aria-hidden="true"><i /><i /></div>
    </section>
  )
}

const ARROWS = { up: 'M4.5.8 8.6 8H.4z', down: 'M4.5 8.2.4 1h8.2z' }

function Cell({ material: { name, pricePerKg, variation } }: { material: PricedMaterial }) {
  return (
    <div className="cell">
      <dt>{name}</dt>
      <dd className="num">
        <span className="price">{formatDecimal(pricePerKg)}</span>
        <span className={variation < 0 ? 'var var-down' : 'var'}>
          {variation !== 0 && (
            <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true">
              <path d={variation > 0 ? ARROWS.up : ARROWS.down} fill="currentColor" />
            </svg>
          )}
          {formatVariation(variation)}
        </span>
      </dd>
    </div>
  )
}
