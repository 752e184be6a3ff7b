import { memo, useState } from 'react'
import { isAvailable, statusOf } from '../../../content/lots/listing'
import { lotPath } from '../../../content/lots/paths'
import { unitPrice } from '../../../content/lots/related'
import type { LotsPageView, LotView } from '../../../content/views'
import { formatDiscount, formatPrice } from '../../lib/format'
import { Footprint, PictureView } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import { CompareTick } from './compare-bar'
import { ORIGINAL_PRICE } from './labels'
import { LotGrade, LotRating, LotState } from './lot-badges'
import { LotBuyButton } from './lot-buy-button'

interface Props {
  lot: LotView
  texts: Pick<LotsPageView, 'card' | 'categories' | 'statuses' | 'compare'>
  /**
   * Address of the mail link that asks to buy a lot, or of the chat about a reserved one. Pass the same
   * function at every render, or `memo` has no effect.
   */
  hrefFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
  /** Loads the picture before all others: for the largest one of the first screen. */
  priority: boolean
  /** Offers to compare the lot with others. */
  compares?: boolean
}

// The rows' picture is a little smaller, and served by the same files.
const SIZES = '(max-width: 767px) 50vw, (max-width: 1199px) 160px, 216px'

/** A lot for sale. `memo`: typing in the search must not render the cards that stay. */
export const LotCard = memo(function LotCard({
  lot,
  texts,
  hrefFor,
  onBuy,
  priority,
  compares = false,
}: Props) {
  const headingId = `lote-${lot.slug}`
  const { card } = texts
  const isSold = statusOf(lot) === 'vendido'
  return (
    <article className={`lot-card${isSold ? ' lot-card-sold' : ''}`} aria-labelledby={headingId}>
      <div className="lot-card-top">
        <CardPhoto lot={lot} texts={texts} priority={priority} headingId={headingId} />
        <CardCost lot={lot} texts={texts} isSold={isSold} />
      </div>
      <CardText lot={lot} card={card} headingId={headingId} />
      <p className="lot-card-condition">
        <span className="sr">{`${card.conditionLabel}: `}</span>
        {lot.condition}
      </p>
      <div className="lot-card-buy">
        <LotBuyButton
          lot={lot}
          href={hrefFor(lot)}
          onBuy={() => onBuy(lot)}
          describedBy={headingId}
        />
        {compares && !isSold && <CompareTick lot={lot} texts={texts.compare} />}
        <SmartLink className="lot-card-view" href={lotPath(lot.slug)} aria-describedby={headingId}>
          {card.viewLink}
        </SmartLink>
      </div>
    </article>
  )
})

type PartProps = Pick<Props, 'lot' | 'texts'> & { headingId: string }

function CardPhoto({ lot, texts, priority, headingId }: PartProps & Pick<Props, 'priority'>) {
  return (
    <figure className="lot-card-photo">
      {/* A larger target for pointers. Keyboards and screen readers get the same link from the title. */}
      <SmartLink
        href={lotPath(lot.slug)}
        tabIndex={-1}
        aria-labelledby={lot.photo ? undefined : headingId}
      >
        <PictureView
          picture={lot.photo}
          sizes={SIZES}
          widest={720}
          priority={priority}
          fallback={<Footprint symbol={texts.categories[lot.category].slice(0, 2)} />}
        />
      </SmartLink>
      {lot.illustrative && lot.photo && (
        <figcaption className="picture-note">{texts.card.illustrativeNote}</figcaption>
      )}
    </figure>
  )
}

/**
 * Category, both prices, the price of a unit, and the state; for a sold lot the price of its sale.
 */
function CardCost({ lot, texts, isSold }: Pick<Props, 'lot' | 'texts'> & { isSold: boolean }) {
  const { card, categories } = texts
  const each = unitPrice(lot)
  return (
    <div className="lot-card-cost num">
      <span className="silk">{categories[lot.category]}</span>
      {lot.originalPrice !== undefined && (
        <span className="lot-card-was">
          <s>
            <span className="sr">{ORIGINAL_PRICE}</span>
            {formatPrice(lot.originalPrice)}
          </s>
          {isAvailable(lot) && (
            <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>
          )}
        </span>
      )}
      {isSold && <span className="lot-card-was">{card.soldLabel}</span>}
      <strong className="lot-card-price">{formatPrice(lot.price)}</strong>
      {each !== undefined && (
        <span className="lot-card-unit">
          <b>{formatPrice(each)}</b> {card.perUnit}
        </span>
      )}
      <LotState lot={lot} />
    </div>
  )
}

function CardText({
  lot,
  card,
  headingId,
}: Pick<PartProps, 'lot' | 'headingId'> & Pick<LotsPageView, 'card'>) {
  return (
    <div className="lot-card-text">
      <h3 id={headingId}>
        <SmartLink href={lotPath(lot.slug)}>{lot.title}</SmartLink>
      </h3>
      <div className="lot-card-line">
        {lot.functional && (
          <span>
            <LotGrade grade={lot.functional} small />
            {card.functionalLabel}
          </span>
        )}
        {lot.cosmetic && (
          <span>
            <LotGrade grade={lot.cosmetic} small />
            {card.cosmeticLabel}
          </span>
        )}
        <LotRating rating={lot.rating} />
      </div>
      <p className="lot-card-about">{lot.description}</p>
      {/* Firefox cuts lines inside a block of the cut element, not in the element itself. */}
      <div className="lot-card-specs">
        <ul>
          {lot.specs.map((spec, index) => (
            <li key={index}>{`${spec} `}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ListProps extends Pick<Props, 'hrefFor' | 'onBuy'> {
  lots: readonly LotView[]
  texts: LotsPageView
  /** One lot below the other, for a buyer who compares prices down a column. */
  inRows: boolean
}

/** The cards of one page. `memo`: typing in the search must not render it before the search has an answer. */
export const LotList = memo(function LotList({ lots, texts, inRows, hrefFor, onBuy }: ListProps) {
  const [first] = useState(lots)
  const [isOther, setOther] = useState(false)
  if (lots !== first && !isOther) setOther(true)
  if (lots.length === 0) return null
  return (
    <div className={`lot-list${inRows ? ' lot-list-rows' : ''}${isOther ? ' lot-list-other' : ''}`}>
      {lots.map((lot, index) => (
        <LotCard
          key={lot.slug}
          lot={lot}
          texts={texts}
          hrefFor={hrefFor}
          onBuy={onBuy}
          priority={index === 0}
          compares
        />
      ))}
    </div>
  )
})
