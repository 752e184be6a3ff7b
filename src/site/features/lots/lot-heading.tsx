import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { formatShortDate } from '../../lib/format'
import { LotRating } from './lot-rating'
import { LotState } from './lot-state'

interface Props {
  lot: LotDetails
  texts: Pick<LotPageView, 'purchase'>
  list: Pick<LotsPageView, 'categories' | 'statuses' | 'card'>
}

/** Category, code, title and state of a lot, each with its days. */
export function LotHeading({
  lot,
  texts: { purchase },
  list: { categories, statuses, card },
}: Props) {
  const days = [
    lot.reservedUntil && `${purchase.reservedUntilLabel} ${formatShortDate(lot.reservedUntil)}`,
    lot.enteredOn && `${card.enteredLabel} ${formatShortDate(lot.enteredOn)}`,
    lot.updatedOn && `${purchase.updatedLabel} ${formatShortDate(lot.updatedOn)}`,
  ].filter(Boolean)
  return (
    <>
      <div className="lot-heading-meta">
        <span className="silk">{categories[lot.category]}</span>
        {lot.code && (
          <span className="small muted num">
            {purchase.codeLabel} {lot.code}
          </span>
        )}
      </div>
      <h1 className="lot-heading-title" id="lote">
        {lot.title}
      </h1>
      <p className="lot-heading-state num">
        <LotState lot={lot} names={statuses} />
        {days.length > 0 && <span className="muted">{days.join(', ')}</span>}
      </p>
      <p className="lot-heading-state num">
        <LotRating rating={lot.rating} />
        <span className="muted">{purchase.ratingLabel}</span>
      </p>
    </>
  )
}
