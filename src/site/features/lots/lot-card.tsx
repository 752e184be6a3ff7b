import ArrowRight from 'lucide-react/icons/arrow-right'
import { memo } from 'react'
import { lotPath } from '../../../content/lots/paths'
import type { LotsPageView, LotView } from '../../../content/views'
import { formatDiscount, formatPrice, formatShortDate } from '../../lib/format'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import { CompareTick } from './compare-tick'
import { ORIGINAL_PRICE } from './labels'
import { LotBuyButton } from './lot-buy-button'
import { LotGrade } from './lot-grade'
import { LotRating } from './lot-rating'
import { LotState } from './lot-state'

interface Props {
  lot: LotView
  texts: Pick<LotsPageView, 'card' | 'categories' | 'statuses' | 'compare'>
  /** The mail draft that asks to buy a lot; for a reserved one a chat that asks for word. The same function at every render: a card that stays composes none again. */
  hrefFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
  /** The largest picture of the first screen loads before all others. */
  priority: boolean
  /** Whether the card offers to put the lot beside others. */
  compares?: boolean
}

// On a phone the card cuts its strip from a picture as high as the card.
const SIZES =
  '(max-width: 767px) 180px, (max-width: 1023px) calc(50vw - 52px), (max-width: 1279px) calc(33vw - 51px), 384px'

/** A lot for sale. `memo`: a key typed in the search must not draw again the cards that stay. */
export const LotCard = memo(function LotCard({
  lot,
  texts,
  hrefFor,
  onBuy,
  priority,
  compares = false,
}: Props) {
  const { card, categories, statuses } = texts
  const headingId = `lote-${lot.slug}`
  return (
    <article className="lot-card" aria-labelledby={headingId}>
      <div className="lot-card-photo">
        {lot.originalPrice !== undefined && (
          <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>
        )}
        <figure className="picture">
          {/* The title is the link for keyboard and readers; the picture is the same one, larger to tap. */}
          <SmartLink
            href={lotPath(lot.slug)}
            tabIndex={-1}
            aria-labelledby={lot.photo ? undefined : headingId}
          >
            <PictureView
              picture={lot.photo}
              sizes={SIZES}
              narrowest={250}
              priority={priority}
              fallback={<Footprint symbol={categories[lot.category].slice(0, 2)} />}
            />
          </SmartLink>
          {lot.illustrative && lot.photo && (
            <figcaption className="picture-note">{card.illustrativeNote}</figcaption>
          )}
        </figure>
      </div>
      <div className="lot-card-body">
        <div className="lot-card-meta">
          <span className="silk">{categories[lot.category]}</span>
          {lot.enteredOn && (
            <span className="lot-card-entered num">{`${card.enteredLabel} ${formatShortDate(lot.enteredOn)}`}</span>
          )}
          <LotRating rating={lot.rating} />
        </div>
        <h3 id={headingId}>
          <SmartLink href={lotPath(lot.slug)}>{lot.title}</SmartLink>
        </h3>
        <div className="lot-card-state">
          <LotState lot={lot} names={statuses} />
          <span className="lot-card-grades">
            {lot.functional && (
              <span className="muted">
                <LotGrade grade={lot.functional} small />
                {card.functionalLabel}
              </span>
            )}
            {lot.cosmetic && (
              <span className="muted">
                <LotGrade grade={lot.cosmetic} small />
                {card.cosmeticLabel}
              </span>
            )}
          </span>
        </div>
        <p className="lot-card-text">{lot.description}</p>
        <ul className="ring-list">
          {lot.specs.map((spec, index) => (
            <li key={index}>{spec}</li>
          ))}
          <li>
            <span>
              <span className="sr">{`${card.conditionLabel}: `}</span>
              {lot.condition}
            </span>
          </li>
        </ul>
      </div>
      <div className="lot-card-buy">
        <div className="lot-card-cost num">
          {lot.originalPrice !== undefined && (
            <s className="lot-card-was">
              <span className="sr">{ORIGINAL_PRICE}</span>
              {formatPrice(lot.originalPrice)}
            </s>
          )}
          <strong className="lot-card-price">{formatPrice(lot.price)}</strong>
          {lot.units && (
            <span className="lot-card-unit">
              <b>{formatPrice(Math.round((lot.price / lot.units) * 100) / 100)}</b>
              {card.perUnit}
            </span>
          )}
        </div>
        <LotBuyButton
          lot={lot}
          texts={card}
          href={hrefFor(lot)}
          onBuy={() => onBuy(lot)}
          describedBy={headingId}
        />
        <div className="lot-card-ends">
          {compares && <CompareTick lot={lot} texts={texts.compare} />}
          <SmartLink
            className="lot-card-view"
            href={lotPath(lot.slug)}
            aria-describedby={headingId}
          >
            {card.viewLink}
            <ArrowRight className="icon" aria-hidden="true" />
          </SmartLink>
        </div>
      </div>
    </article>
  )
})
