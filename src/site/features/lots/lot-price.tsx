import type { LotDetails, LotPageView } from '../../../content/views'
import { formatDiscount, formatPrice, formatShortDate } from '../../lib/format'

interface Props {
  lot: LotDetails
  texts: Pick<LotPageView, 'purchase' | 'sold'>
  perUnit: string
  isSold?: boolean
}

/** What a lot costs, or went for, in all and by unit. */
export function LotPrice({ lot, texts: { purchase, sold }, perUnit, isSold = false }: Props) {
  return (
    <div className={`lot-price num${isSold ? ' lot-price-sold' : ''}`}>
      {isSold ? (
        <span className="lot-price-was">{sold.priceLabel}</span>
      ) : (
        lot.originalPrice !== undefined && (
          <span className="lot-price-was">
            <span className="sr">{purchase.originalPriceLabel} </span>
            <s>{formatPrice(lot.originalPrice)}</s>
            <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>
            {lot.originalPriceOn && (
              <span className="small">
                {purchase.originalPriceLabel}, {formatShortDate(lot.originalPriceOn)}
              </span>
            )}
          </span>
        )
      )}
      <strong className="lot-price-now">{formatPrice(lot.price)}</strong>
      {lot.units && (
        <span className="lot-price-unit">
          <b>{formatPrice(Math.round((lot.price / lot.units) * 100) / 100)}</b>
          {perUnit}
        </span>
      )}
      {!isSold && <p className="lot-price-note">{purchase.priceNote}</p>}
    </div>
  )
}
