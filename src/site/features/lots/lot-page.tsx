import { statusOf } from '../../../content/lots/listing'
import type { LotDetails } from '../../../content/views'
import { LOTS_PATH } from '../../../content/lots/paths'
import { useLotPage, useLotsPage } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { Crumbs } from '../../ui/crumbs'
import { RestOfPage } from '../../ui/rest-of-page'
import { soldOn } from './lot-state'
import { LotAbout } from './lot-about'
import { LotBar } from './lot-bar'
import { LotDelivery } from './lot-delivery'
import { LotDocuments } from './lot-documents'
import { LotGallery } from './lot-gallery'
import { LotGrades } from './lot-grades'
import { LotImpact } from './lot-impact'
import { LotIndex } from './lot-index'
import { LotManifest } from './lot-manifest'
import { LotPurchase } from './lot-purchase'
import { LotQuestions } from './lot-questions'
import type { LotSearch } from './lot-search'
import { LotsClosing } from './lots-closing'
import { PurchaseTerms } from './purchase-terms'
import { RelatedLots } from './related-lots'
import { SoldLot } from './sold-lot'
import { useLotPurchase } from './use-lot-purchase'

interface Props {
  lot: LotDetails
  search: LotSearch
  /** Writes the address: typing replaces the entry of the history, a choice pushes a new one. */
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

/** /lotes-informatica/{slug}: everything about one lot; a sold one keeps what describes it and offers what is alike. */
export function LotPage({ lot, search, onSearch }: Props) {
  const texts = useLotPage()
  const list = useLotsPage()
  const { request, hrefFor, buy } = useLotPurchase()
  const isSold = statusOf(lot) === 'vendido'
  return (
    <>
      <div className="wrap">
        <Crumbs
          above={[
            { name: list.header.label, path: LOTS_PATH },
            { name: list.categories[lot.category], path: `${LOTS_PATH}?categoria=${lot.category}` },
          ]}
          here={lot.title}
        />
      </div>
      <div className="wrap cols lot-page-top">
        <div className="lot-page-gallery">
          <LotGallery
            lot={lot}
            texts={texts}
            note={list.card.illustrativeNote}
            ribbon={isSold ? soldOn(lot, texts.purchase.soldOnLabel) : undefined}
            symbol={list.categories[lot.category].slice(0, 2)}
          />
        </div>
        <div className="lot-page-about">
          <LotAbout lot={lot} texts={list.card} />
        </div>
        <div className="lot-page-purchase">
          {isSold ? (
            <SoldLot lot={lot} texts={texts} list={list} />
          ) : (
            <LotPurchase
              lot={lot}
              texts={texts}
              list={list}
              href={hrefFor(lot)}
              onBuy={() => buy(lot)}
            />
          )}
        </div>
      </div>
      <PanelBelow
        place={request}
        label={list.purchaseLabel}
        designator="D1"
        className="wrap pb-12"
      />
      <RestOfPage>
        <LotIndex lot={lot} texts={texts} isSold={isSold} />
        <div className="lot-page-sections">
          {isSold && (
            <RelatedLots lots={lot.related} heading={texts.sold.alternatives} list={list} />
          )}
          <LotGrades lot={lot} texts={texts.grades} />
          {lot.manifest && (
            <LotManifest
              slug={lot.slug}
              manifest={lot.manifest}
              texts={texts}
              isSold={isSold}
              search={search}
              onSearch={onSearch}
            />
          )}
          {!isSold && (
            <>
              <LotDelivery lot={lot} texts={texts.delivery} />
              <LotDocuments lot={lot} texts={texts} />
              {lot.questions && (
                <LotQuestions heading={texts.questions} questions={lot.questions} />
              )}
              <LotImpact lot={lot} texts={texts.impact} />
              <RelatedLots lots={lot.related} heading={texts.related} list={list} />
            </>
          )}
        </div>
        {!isSold && <PurchaseTerms />}
        <LotsClosing
          heading={isSold ? texts.sold.closing : list.closing}
          button={isSold ? texts.sold.closingButton : list.closingButton}
        />
      </RestOfPage>
      {!isSold && <LotBar lot={lot} list={list} href={hrefFor(lot)} onBuy={() => buy(lot)} />}
    </>
  )
}
