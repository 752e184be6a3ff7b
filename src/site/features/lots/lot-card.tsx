import { memo, useEffect, useRef } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { formatDiscount, formatPrice } from '../../lib/format'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'
import { ORIGINAL_PRICE } from './labels'
import { LotRating } from './lot-rating'

interface Props {
  lot: LotView
  texts: Pick<LotsPageView, 'card' | 'categories'>
  /** The mail draft that asks to buy this lot. */
  href: string
  onBuy: (lot: LotView) => void
  /** The largest picture of the first screen loads before all others. */
  priority: boolean
  /** Takes the focus when it appears: the first of the cards that «mostrar mais» added. */
  focusOnArrival: boolean
}

const SIZES = '(max-width: 767px) calc(100vw - 40px), (max-width: 1023px) calc(50vw - 52px), 384px'

/** A lot for sale. `memo`: a key typed in the search must not draw again the cards that stay. */
export const LotCard = memo(function LotCard({ lot, texts, href, onBuy, priority, focusOnArrival }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrival = useRef(focusOnArrival)
  useEffect(() => {
    if (arrival.current) heading.current?.focus()
  }, [])
  const headingId = `lote-${lot.slug}`

  return (
    <article className="lot-card" aria-labelledby={headingId}>
      <div className="lot-card-photo">
        {lot.originalPrice > lot.price && <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>}
        <figure className="picture">
          <PictureView picture={lot.photo} sizes={SIZES} priority={priority} fallback={<Footprint symbol={texts.categories[lot.category].slice(0, 2)} />} />
          {lot.illustrative && lot.photo && <figcaption className="picture-note">{texts.card.illustrativeNote}</figcaption>}
        </figure>
      </div>
      <div className="lot-card-body">
        <div className="lot-card-meta">
          <span className="silk">{texts.categories[lot.category]}</span>
          <LotRating rating={lot.rating} />
        </div>
        <h3 id={headingId} ref={heading} tabIndex={-1}>{lot.title}</h3>
        <p className="lot-card-text">{lot.description}</p>
        <ul className="ring-list">
          {lot.specs.map((spec, index) => <li key={index}>{spec}</li>)}
          <li><span><span className="sr">{texts.card.conditionLabel}: </span>{lot.condition}</span></li>
        </ul>
        <div className="lot-card-cost num">
          <s className="lot-card-was"><span className="sr">{ORIGINAL_PRICE}</span>{formatPrice(lot.originalPrice)}</s>
          <strong className="lot-card-price">{formatPrice(lot.price)}</strong>
          {lot.units && <span className="lot-card-unit">{formatPrice(lot.price / lot.units)}<br />{texts.card.perUnit}</span>}
        </div>
        <a className="btn btn-default" href={href} aria-describedby={headingId} onClick={() => onBuy(lot)}>{texts.card.buyButton}</a>
      </div>
    </article>
  )
})
