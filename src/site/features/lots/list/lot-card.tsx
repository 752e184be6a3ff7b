import { isAvailable, statusOf } from '../../../../content/lots/listing'
import { lotPath } from '../../../../content/views/paths'
import { unitPrice } from '../../../../content/lots/related'
import type { LotView } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { formatDiscount, formatPrice } from '../../../lib/format'
import { Footprint, PictureView } from '../../../ui/picture'
import { Unbroken } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import type { useDelivery } from '../shared/lot-requests'
import {
  LotBuyButton,
  LotGrade,
  LotRating,
  LotState,
  type Purchase,
  SCALES,
} from '../shared/lot-parts'
import { CompareTick } from './compare-bar'

interface Props {
  lot: LotView
  purchase: Purchase
  /** What it costs at the visitor's door; absent while there is no CEP. */
  delivery?: ReturnType<ReturnType<typeof useDelivery>['of']>
  /** Loads the picture before all others: for the largest one of the first screen. */
  priority?: boolean
}

// The rows' picture is a little smaller, and served by the same files.
const SIZES = '(max-width: 767px) 50vw, (max-width: 1199px) 160px, 216px'

/** A lot for sale. */
export function LotCard({ lot, purchase, delivery, priority }: Props) {
  const headingId = `lote-${lot.slug}`
  const path = lotPath(lot.slug)
  const isSold = statusOf(lot) === 'vendido'
  return (
    <article
      className={`lot-card ${isSold ? 'lot-card-sold [filter:grayscale(1)]' : ''}`}
      aria-labelledby={headingId}
    >
      <div className="lot-card-top">
        <figure className="lot-card-photo">
          {/* A larger target for pointers. Keyboards and screen readers get the same link from the title. */}
          <SmartLink href={path} tabIndex={-1} aria-labelledby={lot.photo ? undefined : headingId}>
            <PictureView
              picture={lot.photo}
              sizes={SIZES}
              widest={720}
              priority={priority}
              fallback={<Footprint symbol={LOT_CATEGORY_NAMES[lot.category].slice(0, 2)} />}
            />
          </SmartLink>
          {lot.illustrative && lot.photo && (
            <figcaption className="picture-note">Imagem ilustrativa</figcaption>
          )}
        </figure>
        <CardCost lot={lot} delivery={isSold ? undefined : delivery} />
      </div>
      <CardText lot={lot} headingId={headingId} />
      <p className="lot-card-condition text-caption">
        <span className="sr">Estado: </span>
        {lot.condition}
      </p>
      <div className="lot-card-buy flex print:hidden flex-wrap items-center justify-between gap-x-3 text-small">
        <LotBuyButton lot={lot} purchase={purchase} describedBy={headingId} />
        {/* Where there is no room beside the button, both go below it. */}
        <div className="flex flex-auto items-center justify-between gap-x-3">
          {!isSold && <CompareTick lot={lot} />}
          <SmartLink
            className="motif-target ml-auto font-semibold whitespace-nowrap no-underline hover:underline"
            href={path}
            aria-describedby={headingId}
          >
            Ver o lote
          </SmartLink>
        </div>
      </div>
    </article>
  )
}

/**
 * Category, both prices, the price of a unit and at the visitor's door, and the state; for a sold
 * lot the price of its sale.
 */
function CardCost({ lot, delivery }: Pick<Props, 'lot' | 'delivery'>) {
  const each = unitPrice(lot)
  return (
    <div className="lot-card-cost num grid justify-items-start gap-0.5 text-small leading-tight text-ink-muted">
      <span className="silk mb-1 text-copper-700">{LOT_CATEGORY_NAMES[lot.category]}</span>
      {lot.originalPrice !== undefined && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-caption">
          <s>
            <span className="sr">preço original </span>
            <span translate="no">{formatPrice(lot.originalPrice)}</span>
          </s>
          {isAvailable(lot) && (
            <span className="badge">{formatDiscount(lot.price, lot.originalPrice)}</span>
          )}
        </span>
      )}
      {statusOf(lot) === 'vendido' && <span className="text-caption">vendido por</span>}
      <strong className="figure text-figure" translate="no">
        {formatPrice(lot.price)}
      </strong>
      {each !== undefined && (
        <span>
          <b className="text-ink" translate="no">
            {formatPrice(each)}
          </b>{' '}
          por unidade
        </span>
      )}
      {typeof delivery === 'string' && <span className="text-caption">frete a cotar</span>}
      {typeof delivery === 'object' && (
        <span className="text-caption" translate="no">
          <b className="text-small text-ink">{formatPrice(delivery.total)}</b> entregue
          {delivery.perWorkingUnit !== undefined && (
            <span className="block">
              {formatPrice(delivery.perWorkingUnit)} por unidade que funciona
            </span>
          )}
        </span>
      )}
      <LotState lot={lot} />
    </div>
  )
}

const CardText = ({ lot, headingId }: Pick<Props, 'lot'> & { headingId: string }) => (
  <div className="lot-card-text">
    <h3 className="text-h4" id={headingId}>
      <SmartLink
        className="text-inherit no-underline decoration-2 hover:underline"
        href={lotPath(lot.slug)}
      >
        {lot.title}
      </SmartLink>
    </h3>
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted">
      {SCALES.map(
        ([scale, name]) =>
          lot[scale] && (
            <span key={scale} className="inline-flex items-center gap-1.5">
              <LotGrade grade={lot[scale]} small />
              {name}
            </span>
          ),
      )}
      <span className="ml-auto md:in-[.lot-list-rows]:ml-0">
        <LotRating rating={lot.rating} />
      </span>
    </div>
    <p className="lot-card-about mt-2 text-small leading-snug text-ink-muted">{lot.description}</p>
    {/* Firefox cuts lines inside a block of the cut element, not in the element itself. */}
    <div className="lot-card-specs mt-1.5 text-caption">
      <ul>
        {lot.specs.map((spec, index) => (
          <li key={index}>
            <Unbroken text={`${spec} `} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
