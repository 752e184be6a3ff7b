import { isAvailable, statusOf } from '../../../../content/lots/listing'
import { unitPrice } from '../../../../content/lots/related'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { formatDiscount, formatPrice, formatShortDate } from '../../../lib/format'
import { LotRating, LotState } from '../shared/lot-badges'

/** Category, code, title, state with its dates, and rating of a lot. */
export function LotHeading({ lot }: { lot: LotDetails }) {
  const days = [
    lot.enteredOn && `à venda desde ${formatShortDate(lot.enteredOn)}`,
    // The last change of a sold lot is its sale, whose day LotState shows.
    lot.updatedOn &&
      statusOf(lot) !== 'vendido' &&
      `atualizado em ${formatShortDate(lot.updatedOn)}`,
  ].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-copper-700">
        <span className="silk">{LOT_CATEGORY_NAMES[lot.category]}</span>
        {lot.code && (
          <span className="small muted num">
            Código <span translate="no">{lot.code}</span>
          </span>
        )}
      </div>
      <h1 className="mt-3 text-h2 wrap-anywhere" id="lote">
        {lot.title}
      </h1>
      <p className="small num mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <LotState lot={lot} />
        <LotRating rating={lot.rating} />
        {days.length > 0 && <span className="muted">{days.join(', ')}</span>}
      </p>
    </>
  )
}

/** The price of a lot, in all and by unit; of a sold lot the price it went for. */
export function LotPrice({ lot }: { lot: LotDetails }) {
  const { purchase } = useContent('lot-page')
  const isSold = statusOf(lot) === 'vendido'
  const each = unitPrice(lot)
  return (
    <div className="trace-top num mt-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-6 text-small text-ink-muted">
      <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
        {isSold && 'Vendido por'}
        {lot.originalPrice !== undefined && isAvailable(lot) && (
          <>
            <span className="sr">preço anterior </span>
            <s translate="no">{formatPrice(lot.originalPrice)}</s>
            <span className="badge" translate="no">
              {formatDiscount(lot.price, lot.originalPrice)}
            </span>
            {lot.originalPriceOn && `preço anterior, ${formatShortDate(lot.originalPriceOn)}`}
          </>
        )}
      </p>
      <strong
        className={`wrap-anywhere ${isSold ? 'text-h3' : 'text-figure-large text-[length:clamp(1.5rem,11.2cqi,3.25rem)] text-mask-800'}`}
        translate="no"
      >
        {formatPrice(lot.price)}
      </strong>
      {each !== undefined && (
        <span className="@min-[20rem]:text-right">
          <b className="block text-h4 text-ink" translate="no">
            {formatPrice(each)}
          </b>
          por unidade
        </span>
      )}
      {!isSold && <p className="basis-full">{purchase.priceNote}</p>}
    </div>
  )
}
