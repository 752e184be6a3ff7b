import { isAvailable } from '../../../content/lots/listing'
import { unitPrice } from '../../../content/lots/related'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { formatDiscount, formatPrice, formatShortDate } from '../../lib/format'
import { LotRating, LotState } from './lot-badges'

interface Props {
  lot: LotDetails
  texts: Pick<LotPageView, 'purchase'>
  list: Pick<LotsPageView, 'categories' | 'statuses' | 'card'>
}

/** Category, code, title, state with its dates, and rating of a lot. */
export function LotHeading({ lot, texts: { purchase }, list }: Props) {
  const { categories, card } = list
  const days = [
    lot.enteredOn && `${card.enteredLabel} ${formatShortDate(lot.enteredOn)}`,
    lot.updatedOn && `${purchase.updatedLabel} ${formatShortDate(lot.updatedOn)}`,
  ].filter(Boolean)
  return (
    <>
      <div className="lot-heading-meta">
        <span className="silk">{categories[lot.category]}</span>
        {lot.code && (
          <span className="small muted num">
            {card.codeLabel} {lot.code}
          </span>
        )}
      </div>
      <h1 className="lot-heading-title" id="lote">
        {lot.title}
      </h1>
      <p className="lot-heading-state num">
        <LotState lot={lot} list={list} />
        <LotRating rating={lot.rating} />
        {days.length > 0 && <span className="muted">{days.join(', ')}</span>}
      </p>
    </>
  )
}

interface LotPriceProps {
  lot: LotDetails
  texts: Pick<LotPageView, 'purchase' | 'sold'>
  perUnit: string
  isSold?: boolean
}

/** The price of a lot, in all and by unit; of a sold lot the price it went for. */
export function LotPrice({
  lot,
  texts: { purchase, sold },
  perUnit,
  isSold = false,
}: LotPriceProps) {
  const each = unitPrice(lot)
  return (
    <div className={`lot-price trace-top num${isSold ? ' lot-price-sold' : ''}`}>
      {isSold ? (
        <span className="lot-price-was">{sold.priceLabel}</span>
      ) : (
        lot.originalPrice !== undefined &&
        isAvailable(lot) && (
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
      {each !== undefined && (
        <span className="lot-price-unit">
          <b>{formatPrice(each)}</b>
          {perUnit}
        </span>
      )}
      {!isSold && <p className="lot-price-note">{purchase.priceNote}</p>}
    </div>
  )
}
