import type { ReactNode } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../../../content/views/paths'
import { unitPrice } from '../../../../content/lots/related'
import type { LotDetails, LotLink } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { PanelBelow } from '../../../handoff/message-panel'
import { formatPrice } from '../../../lib/format'
import { PictureView } from '../../../ui/picture'
import { Crumbs, SectionHeading } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import { LotsClosing } from '../shared/closing-sections'
import { LotState } from '../shared/lot-parts'
import { useLotPurchase } from '../shared/lot-requests'
import { LotGallery } from './lot-gallery'
import { LotBar, LotPurchase, SoldLot } from './lot-purchase'
import { PurchaseSections, StateSections } from './lot-sections'

interface Props {
  lot: LotDetails
  /** The table of the lot's items, where it has a list of them. */
  itemTable: ReactNode
}

const PURCHASE =
  '@container max-lg:mt-6 lg:sticky lg:top-24 lg:col-[8/13] lg:row-[1/3] lg:pl-gutter print:static print:col-2 print:row-1 print:m-0 print:p-0'

/** /lotes-informatica/{slug}. A sold lot keeps its description and offers similar lots instead of a purchase. */
export function LotPage({ lot, itemTable }: Props) {
  const { sold, related } = useContent('lot-page')
  const { header, closing } = useContent('lots-page')
  const purchase = useLotPurchase(`lote-${lot.slug}`)
  const isSold = statusOf(lot) === 'vendido'
  const name = LOT_CATEGORY_NAMES[lot.category]
  return (
    // On paper two sheets: offer, grades, items, delivery, documents and answers.
    <div className="print:[zoom:.72]">
      <div className="wrap">
        <Crumbs
          above={[
            { name: header.label, path: LOTS_PATH },
            { name, path: `${LOTS_PATH}?categoria=${lot.category}` },
          ]}
          here={lot.title}
        />
      </div>
      <div className="lot-page-top wrap cols grid-rows-[auto_1fr] items-start pb-16 *:min-w-0 print:grid-cols-[9cm_1fr] print:gap-[6mm] print:p-0">
        {/* First, so that a phone shows at once that the lot is sold, and leads on. */}
        {isSold && (
          <div className={PURCHASE}>
            <SoldLot lot={lot} />
          </div>
        )}
        <div className={`lg:col-[1/8] print:col-1 print:row-1 ${isSold ? 'max-lg:mt-8' : ''}`}>
          <LotGallery lot={lot} />
        </div>
        <div className="max-lg:order-1 max-lg:mt-8 lg:col-[1/8] lg:mt-12 print:col-span-full print:row-2 print:m-0 [&>ul]:gap-y-0 [&>ul]:border-t-0">
          <p className="lead">{lot.description}</p>
          <ul className="ring-list fit-cols">
            {lot.specs.map((spec, index) => (
              <li key={index}>{spec}</li>
            ))}
            <li>
              <span>
                <span className="sr">Estado: </span>
                {lot.condition}
              </span>
            </li>
          </ul>
        </div>
        {!isSold && (
          <div className={PURCHASE}>
            <LotPurchase lot={lot} purchase={purchase} />
          </div>
        )}
      </div>
      <PanelBelow
        place={purchase.request}
        label="Compra de lote"
        designator="D1"
        className="wrap pb-12"
      />
      <section className="sec pt-0 pb-16">
        <div className="wrap">
          <StateSections lot={lot} itemTable={itemTable} />
          {!isSold && <PurchaseSections lot={lot} />}
        </div>
      </section>
      {lot.related.length > 0 && (
        <section className="related-lots sec on-backdrop print:hidden" aria-labelledby="parecidos">
          <div className="wrap">
            <SectionHeading
              heading={isSold ? sold.alternatives : related}
              designator="D3"
              id="parecidos"
            />
            <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3 md:gap-6">
              {lot.related.map((other) => (
                <RelatedLot key={other.slug} lot={other} />
              ))}
            </ul>
          </div>
        </section>
      )}
      <LotsClosing heading={isSold ? sold.closing : closing} />
      {!isSold && !purchase.request.prepared && <LotBar lot={lot} purchase={purchase} />}
    </div>
  )
}

/** A small card of a similar lot. */
function RelatedLot({ lot }: { lot: LotLink }) {
  const each = unitPrice(lot)
  return (
    <li className="side-card tappable bg-paper">
      <PictureView
        {...(lot.photo && { picture: { ...lot.photo, alt: '' } })}
        sizes="128px"
        widest={480}
        fallback={<span />}
      />
      <div className="side-card-text gap-2 py-4 pr-5 pl-3.5">
        <LotState lot={lot} />
        <h3 className="text-h4">
          <SmartLink className="tap" href={lotPath(lot.slug)}>
            {lot.title}
          </SmartLink>
        </h3>
        <p className="side-card-figures num">
          <strong className="side-card-price" translate="no">
            {formatPrice(lot.price)}
          </strong>
          {each !== undefined && (
            <span className="small muted">
              <span translate="no">{formatPrice(each)}</span> por unidade
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
