import { isAvailable, statusOf } from '../../../content/lots/listing'
import { unitPrice } from '../../../content/lots/related'
import type { LotDetails } from '../../../content/views'
import { LOT_CATEGORY_NAMES } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { formatDiscount, formatPrice, formatShortDate } from '../../lib/format'
import { LotRating, LotState } from './shared/lot-badges'

/** Category, code, title, state with its dates, and rating of a lot. */
export function LotHeading({ lot }: { lot: LotDetails }) {
  const { updatedLabel } = useContent('lot-page').purchase
  const days = [
    lot.enteredOn && `à venda desde ${formatShortDate(lot.enteredOn)}`,
    // The last change of a sold lot is its sale, whose day LotState shows.
    lot.updatedOn &&
      statusOf(lot) !== 'vendido' &&
      `${updatedLabel} ${formatShortDate(lot.updatedOn)}`,
  ].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-copper-700">
        <span className="silk">{LOT_CATEGORY_NAMES[lot.category]}</span>
        {lot.code && <span className="small muted num">Código {lot.code}</span>}
      </div>
      <h1 className="lot-heading-title" id="lote">
        {lot.title}
      </h1>
      <p className="small num mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
        <LotState lot={lot} />
        <LotRating rating={lot.rating} />
        {days.length > 0 && <span className="muted">{days.join(', ')}</span>}
      </p>
    </>
  )
}

/** The price of a lot, in all and by unit; of a sold lot the price it went for. */
export function LotPrice({ lot, isSold = false }: { lot: LotDetails; isSold?: boolean }) {
  const { purchase, sold } = useContent('lot-page')
  const { originalPriceLabel } = purchase
  const each = unitPrice(lot)
  return (
    <div className={`lot-price trace-top num${isSold ? ' lot-price-sold' : ''}`}>
      {isSold && <span className="lot-price-was">{sold.priceLabel}</span>}
      {lot.originalPrice !== undefined && isAvailable(lot) && (
        <span className="lot-price-was">
          <span className="sr">{originalPriceLabel} </span>
          <s>{formatPrice(lot.originalPrice)}</s>
          <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>
          {lot.originalPriceOn && (
            <span className="small">
              {originalPriceLabel}, {formatShortDate(lot.originalPriceOn)}
            </span>
          )}
        </span>
      )}
      <strong className="lot-price-now">{formatPrice(lot.price)}</strong>
      {each !== undefined && (
        <span className="lot-price-unit">
          <b>{formatPrice(each)}</b>
          por unidade
        </span>
      )}
      {!isSold && <p className="lot-price-note">{purchase.priceNote}</p>}
    </div>
  )
}
