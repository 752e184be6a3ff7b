import ArrowRight from 'lucide-react/icons/arrow-right'
import { memo, useState } from 'react'
import { lotPath } from '../../../content/lots/paths'
import type { LotsPageView, LotView } from '../../../content/views'
import { formatDiscount, formatPrice, formatShortDate } from '../../lib/format'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import { CompareTick } from './compare-bar'
import { ORIGINAL_PRICE } from './labels'
import { LotFacts, LotGrade, LotRating, LotState } from './lot-badges'
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

// On a phone the card shows a strip of a picture that is as high as the card.
const SIZES =
  '(max-width: 767px) 180px, (max-width: 1023px) calc(50vw - 52px), (max-width: 1279px) calc(33vw - 51px), 384px'

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
  return (
    <article className="lot-card" aria-labelledby={headingId}>
      <CardPhoto lot={lot} texts={texts} priority={priority} headingId={headingId} />
      <CardBody lot={lot} texts={texts} headingId={headingId} />
      <div className="lot-card-buy">
        <CardPrice lot={lot} perUnit={card.perUnit} />
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

type PartProps = Pick<Props, 'lot' | 'texts'> & { headingId: string }

function CardPhoto({ lot, texts, priority, headingId }: PartProps & Pick<Props, 'priority'>) {
  return (
    <div className="lot-card-photo">
      {lot.originalPrice !== undefined && (
        <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>
      )}
      <figure className="picture">
        {/* A larger target for pointers. Keyboards and screen readers get the same link from the title. */}
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
            fallback={<Footprint symbol={texts.categories[lot.category].slice(0, 2)} />}
          />
        </SmartLink>
        {lot.illustrative && lot.photo && (
          <figcaption className="picture-note">{texts.card.illustrativeNote}</figcaption>
        )}
      </figure>
    </div>
  )
}

function CardBody({ lot, texts: { card, categories, statuses }, headingId }: PartProps) {
  return (
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
      <LotFacts lot={lot} conditionLabel={card.conditionLabel} />
    </div>
  )
}

const CardPrice = ({ lot, perUnit }: Pick<Props, 'lot'> & { perUnit: string }) => (
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
        {perUnit}
      </span>
    )}
  </div>
)

interface ListProps extends Pick<Props, 'hrefFor' | 'onBuy'> {
  lots: readonly LotView[]
  texts: LotsPageView
}

/** The cards of one page. `memo`: typing in the search must not render it before the search has an answer. */
export const LotList = memo(function LotList({ lots, texts, hrefFor, onBuy }: ListProps) {
  const [first] = useState(lots)
  const [isOther, setOther] = useState(false)
  if (lots !== first && !isOther) setOther(true)
  if (lots.length === 0) return null
  return (
    <div className={`lot-list${isOther ? ' lot-list-other' : ''}`}>
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
