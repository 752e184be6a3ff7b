import { statusOf } from '../../../content/lots/listing'
import { LOTS_PATH } from '../../../content/lots/paths'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { useLotPage, useLotsPage } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { Crumbs } from '../../ui/crumbs'
import { RestOfPage } from '../../ui/rest-of-page'
import { LotsClosing, PurchaseTerms } from './closing-sections'
import { INDEX } from './labels'
import { LotFacts } from './lot-badges'
import { stateOf } from './lot-state'
import { LotDelivery } from './lot-delivery'
import { LotGallery } from './lot-gallery'
import { LotGrades } from './lot-grades'
import { ItemList } from './item-list'
import { LotBar, LotPurchase, SoldLot } from './lot-purchase'
import type { LotSearch } from './lots-search'
import { LotDocuments, LotImpact, LotQuestions } from './lot-sections'
import { RelatedLots } from './related-lots'
import { useLotPurchase } from './use-lot-purchase'

interface Props {
  lot: LotDetails
  search: LotSearch
  /** Writes the address: typing replaces the history entry, a choice pushes a new one. */
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

/** /lotes-informatica/{slug}. A sold lot keeps its description and offers similar lots instead of a purchase. */
export function LotPage({ lot, search, onSearch }: Props) {
  const texts = useLotPage()
  const list = useLotsPage()
  const { request, hrefFor, buy } = useLotPurchase()
  const isSold = statusOf(lot) === 'vendido'
  const purchase = { lot, list, href: hrefFor(lot), onBuy: () => buy(lot) }
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
            ribbon={isSold ? stateOf(lot, list) : undefined}
            symbol={list.categories[lot.category].slice(0, 2)}
          />
        </div>
        <div className="lot-page-about">
          <p className="lead">{lot.description}</p>
          <LotFacts lot={lot} conditionLabel={list.card.conditionLabel} />
        </div>
        <div className="lot-page-purchase">
          {isSold ? (
            <SoldLot lot={lot} texts={texts} list={list} />
          ) : (
            <LotPurchase texts={texts} {...purchase} />
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
        <LotSections {...{ lot, texts, list, isSold, search, onSearch }} />
        {!isSold && <PurchaseTerms />}
        <LotsClosing
          heading={isSold ? texts.sold.closing : list.closing}
          button={isSold ? texts.sold.closingButton : list.closingButton}
        />
      </RestOfPage>
      {!isSold && <LotBar {...purchase} />}
    </>
  )
}

interface SectionsProps extends Props {
  texts: LotPageView
  list: LotsPageView
  isSold: boolean
}

/** Grades, items, delivery, documents and similar lots; of a sold lot only what describes it. */
function LotSections({ lot, texts, list, isSold, search, onSearch }: SectionsProps) {
  return (
    <div className="lot-page-sections">
      {isSold && <RelatedLots lots={lot.related} heading={texts.sold.alternatives} list={list} />}
      <LotGrades lot={lot} texts={texts.grades} />
      {lot.itemList && (
        <ItemList
          slug={lot.slug}
          items={lot.itemList}
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
          {lot.questions && <LotQuestions heading={texts.questions} questions={lot.questions} />}
          <LotImpact lot={lot} texts={texts.impact} />
          <RelatedLots lots={lot.related} heading={texts.related} list={list} />
        </>
      )}
    </div>
  )
}

/** Links to the sections that this lot's page has. */
function LotIndex({
  lot,
  texts,
  isSold,
}: {
  lot: LotDetails
  texts: LotPageView
  isSold: boolean
}) {
  const sections = [
    { id: 'estado', label: texts.grades.heading.label, shown: lot.functional ?? lot.cosmetic },
    { id: 'itens', label: texts.itemList.heading.label, shown: lot.itemList },
    { id: 'retirada', label: texts.delivery.heading.label, shown: !isSold },
    { id: 'documentos', label: texts.documents.heading.label, shown: !isSold },
    { id: 'perguntas', label: texts.questions.label, shown: !isSold && lot.questions },
  ].filter(({ shown }) => shown)
  if (sections.length < 2) return null
  return (
    <nav className="lot-index" aria-label={INDEX}>
      <ul className="wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
