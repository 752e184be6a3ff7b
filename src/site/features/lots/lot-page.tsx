import { statusOf } from '../../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../../content/lots/paths'
import type { LotDetails } from '../../../content/views'
import { LOT_CATEGORY_NAMES } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { Crumbs } from '../../ui/section'
import { buttonClass } from '../../ui/button'
import { showToast } from '../../ui/toast'
import { LotsClosing, Seller } from './shared/closing-sections'
import { LotFacts } from './shared/lot-badges'
import { LotDelivery } from './lot-delivery'
import { LotGallery } from './lot-gallery'
import { FoldFacts, LotFold, documentsOf, ImpactSource, impactOf, titlesOf } from './lot-sections'
import { gradesAnswer, LotGrades } from './lot-grades'
import { ItemList } from './item-list'
import { LotBar, loadOf, LotPurchase, SoldLot } from './lot-purchase'
import type { LotSearch } from './lot-search'
import { RelatedLots } from './shared/related-lots'
import { useDelivery } from './shared/lot-freight'
import { useLotPurchase } from './shared/use-lot-purchase'

interface Props {
  lot: LotDetails
  search: LotSearch
  /** Writes the address: typing replaces the history entry, a choice pushes a new one. */
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

/** /lotes-informatica/{slug}. A sold lot keeps its description and offers similar lots instead of a purchase. */
export function LotPage({ lot, search, onSearch }: Props) {
  const texts = useContent('lot-page')
  const list = useContent('lots-page')
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
          <LotFacts lot={lot} />
        </div>
        {!isSold && (
          <div className="lot-page-purchase">
            <LotPurchase {...purchase} onOffer={(...said) => offer(lot, ...said)} />
          </div>
        )}
      </div>
      <PanelBelow place={request} label="Compra de lote" designator="D1" className="wrap pb-12" />
      <section className="sec lot-folds">
        <div className="wrap">
          <StateSections lot={lot} search={search} onSearch={onSearch} />
          {!isSold && <PurchaseSections lot={lot} />}
        </div>
      </section>
      <RelatedLots lots={lot.related} heading={isSold ? texts.sold.alternatives : texts.related} />
      <LotsClosing
        heading={isSold ? texts.sold.closing : list.closing}
        button={isSold ? texts.sold.closingButton : 'Conversar com um especialista'}
      />
      {!isSold && !request.prepared && <LotBar {...purchase} />}
    </>
  )
}

function LotCrumbs({ lot }: { lot: LotDetails }) {
  const { header } = useContent('lots-page')
  const above = [
    { name: header.label, path: LOTS_PATH },
    { name: LOT_CATEGORY_NAMES[lot.category], path: `${LOTS_PATH}?categoria=${lot.category}` },
  ]
  return (
    <div className="wrap">
      <Crumbs above={above} here={lot.title} />
    </div>
  )
}

/** Grades and items, also of a sold lot. */
function StateSections({ lot, search, onSearch }: Props) {
  const { grades, itemList } = useContent('lot-page')
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
          answer={fillPlaces(itemList.answer, {
            unidades: formatCount(items.units),
            linhas: countWords(items.rowCount, itemList.rows),
          })}
        >
          <ItemList slug={lot.slug} items={items} search={search} onSearch={onSearch} />
          <ReportDifference lot={lot} />
        </LotFold>
      )}
    </>
  )
}

/** For who bought the lot and got something else: a message that names it. */
function ReportDifference({ lot }: { lot: LotDetails }) {
  const { difference } = useContent('lot-page')
  const { url } = useContent('company')
  const place = usePreparedMessage(`diferenca-${lot.slug}`)
  const code = lot.code ? [`Código: ${lot.code}`] : []
  const request = {
    kind: 'difference',
    lot: lot.title,
    details: [...code, url + lotPath(lot.slug)],
  } as const
  return (
    <div className="lot-difference mt-8">
      <p className="muted mb-4">{difference.text}</p>
      <a
        className={buttonClass('outline')}
        href={place.href(request)}
        onClick={() => {
          showToast('draftOpened')
          place.keep(request)
        }}
      >
        {difference.button}
      </a>
      <PanelBelow place={place} label={difference.button} designator="D2" className="mt-8" />
    </div>
  )
}

/** Delivery, documents, questions, reuse and terms. */
function PurchaseSections({ lot }: { lot: LotDetails }) {
  const texts = useContent('lot-page')
  const { termsItems, terms } = useContent('lots-page')
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
        <h3 className="h4 mt-8">Quem vende</h3>
        <Seller />
      </LotFold>
    </>
  )
}
