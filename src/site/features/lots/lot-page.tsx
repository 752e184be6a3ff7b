import { statusOf } from '../../../content/lots/listing'
import { arrivalPath, arrivalQrPath, LOTS_PATH } from '../../../content/lots/paths'
import type { LotDetails } from '../../../content/views'
import { useCompany, useLotPage, useLotsPage } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { Crumbs } from '../../ui/section'
import { Button } from '../../ui/button'
import { ArrivalCheck } from './arrival-check'
import { LotsClosing, Seller } from './closing-sections'
import { LotFacts } from './lot-badges'
import { LotDelivery } from './lot-delivery'
import { LotGallery } from './lot-gallery'
import { FoldFacts, LotFold, documentsOf, ImpactSource, impactOf, titlesOf } from './lot-sections'
import { gradesAnswer, LotGrades } from './lot-grades'
import { ItemList } from './item-list'
import { LotBar, loadOf, LotPurchase, SoldLot } from './lot-purchase'
import type { LotSearch } from './lots-search'
import { RelatedLots } from './related-lots'
import { useDelivery } from './lot-freight'
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
  const { lineOf } = useDelivery()
  const { request, hrefFor, buy, offer } = useLotPurchase(`lote-${lot.slug}`, lineOf)
  const isSold = statusOf(lot) === 'vendido'
  const purchase = { lot, href: hrefFor(lot), onBuy: () => buy(lot) }
  return (
    <>
      <LotCrumbs lot={lot} />
      <div className="wrap cols lot-page-top">
        {/* First, so that a phone shows at once that the lot is sold, and leads on. */}
        {isSold && (
          <div className="lot-page-purchase">
            <SoldLot lot={lot} />
          </div>
        )}
        <div className="lot-page-gallery">
          <LotGallery lot={lot} />
        </div>
        <div className="lot-page-about">
          <p className="lead">{lot.description}</p>
          <LotFacts lot={lot} conditionLabel={list.card.conditionLabel} />
        </div>
        {!isSold && (
          <div className="lot-page-purchase">
            <LotPurchase {...purchase} onOffer={(...said) => offer(lot, ...said)} />
          </div>
        )}
      </div>
      <PanelBelow
        place={request}
        label={list.purchaseLabel}
        designator="D1"
        className="wrap pb-12"
      />
      <section className="sec lot-folds">
        <div className="wrap">
          <StateSections lot={lot} search={search} onSearch={onSearch} />
          {!isSold && <PurchaseSections lot={lot} />}
        </div>
      </section>
      <RelatedLots lots={lot.related} heading={isSold ? texts.sold.alternatives : texts.related} />
      <LotsClosing
        heading={isSold ? texts.sold.closing : list.closing}
        button={isSold ? texts.sold.closingButton : list.closingButton}
      />
      {!isSold && !request.prepared && <LotBar {...purchase} />}
    </>
  )
}

function LotCrumbs({ lot }: { lot: LotDetails }) {
  const { header, categories } = useLotsPage()
  const above = [
    { name: header.label, path: LOTS_PATH },
    { name: categories[lot.category], path: `${LOTS_PATH}?categoria=${lot.category}` },
  ]
  return (
    <div className="wrap">
      <Crumbs above={above} here={lot.title} />
    </div>
  )
}

/** Grades and items, also of a sold lot. */
function StateSections({ lot, search, onSearch }: Props) {
  const { grades, itemList, arrival } = useLotPage()
  const { url } = useCompany()
  const items = lot.itemList
  return (
    <>
      {(lot.functional ?? lot.cosmetic) && (
        <LotFold id="estado" title={grades.title} answer={gradesAnswer(lot, grades)}>
          <LotGrades lot={lot} texts={grades} />
        </LotFold>
      )}
      {items && (
        <LotFold
          id="itens"
          title={itemList.title}
          isOpen={search.conferir !== undefined}
          answer={fillPlaces(itemList.answer, {
            unidades: formatCount(items.units),
            linhas: countWords(items.rowCount, itemList.rows),
          })}
        >
          <ItemList
            slug={lot.slug}
            items={items}
            search={search}
            onSearch={(next, how) => onSearch({ ...next, conferir: search.conferir }, how)}
          />
          {search.conferir ? (
            <ArrivalCheck lot={lot} items={items} />
          ) : (
            <Button
              variant="outline"
              className="needs-script mt-6"
              onClick={() => onSearch({ ...search, conferir: 'sim' }, 'push')}
            >
              {arrival.openButton}
            </Button>
          )}
          <p className="lot-print-address">
            <img src={arrivalQrPath(lot.slug)} alt="" width="96" height="96" loading="lazy" />
            {arrival.title}: {url + arrivalPath(lot.slug)}
          </p>
        </LotFold>
      )}
    </>
  )
}

/** Delivery, documents, questions, reuse and terms. */
function PurchaseSections({ lot }: { lot: LotDetails }) {
  const texts = useLotPage()
  const { termsItems, terms, seller } = useLotsPage()
  const { delivery, questions, impact } = texts
  const saved = impactOf(lot, impact)
  const included = documentsOf(lot, texts)
  const deadline = lot.pickup?.deadline ?? delivery.deadline.value
  return (
    <>
      <LotFold
        id="retirada"
        title={delivery.title}
        answer={[loadOf(lot, texts), deadline].filter(Boolean).join(', ')}
      >
        <LotDelivery lot={lot} texts={delivery} />
      </LotFold>
      <LotFold id="documentos" title={texts.documents.title} answer={titlesOf(included)}>
        <FoldFacts items={included} />
      </LotFold>
      {lot.questions && (
        <LotFold
          id="perguntas"
          title={questions.title}
          answer={countWords(lot.questions.length, questions.answers)}
        >
          <FoldFacts
            items={lot.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
          />
        </LotFold>
      )}
      {saved && (
        <LotFold id="reuso" title={impact.title} answer={saved.sentence}>
          <ImpactSource factor={saved.factor} label={impact.sourceLabel} />
        </LotFold>
      )}
      <LotFold id="condicoes" title={terms.title} answer={titlesOf(termsItems)}>
        <FoldFacts items={termsItems} />
        <h3 className="h4 mt-8">{seller}</h3>
        <Seller />
      </LotFold>
    </>
  )
}
