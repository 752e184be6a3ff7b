import type { ReactNode } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import { LOTS_PATH } from '../../../../content/lots/paths'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { PanelBelow } from '../../../handoff/message-panel'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { countWords, formatCount } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { Crumbs } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import { showToast } from '../../../ui/toast'
import { LotsClosing, Seller } from '../shared/closing-sections'
import { LotFacts } from '../shared/lot-badges'
import { LotGallery } from './lot-gallery'
import { gradesAnswer, LotGrades } from './lot-grades'
import { LotBar, loadOf, LotPurchase, SoldLot } from './lot-purchase'
import { documentsOf, FoldFacts, impactOf, LotDelivery, LotFold, titlesOf } from './lot-sections'
import { RelatedLots } from '../shared/related-lots'
import { useLotPurchase, useLotReference } from '../shared/use-lot-purchase'

interface Props {
  lot: LotDetails
  /** The table of the lot's items, where it has a list of them. */
  itemTable: ReactNode
}

/** /lotes-informatica/{slug}. A sold lot keeps its description and offers similar lots instead of a purchase. */
export function LotPage({ lot, itemTable }: Props) {
  const texts = useContent('lot-page')
  const list = useContent('lots-page')
  const { request, hrefFor, buy, offer } = useLotPurchase(`lote-${lot.slug}`)
  const isSold = statusOf(lot) === 'vendido'
  const purchase = { lot, href: hrefFor(lot), onBuy: () => buy(lot) }
  return (
    // On paper two sheets: offer, grades, items, delivery, documents and answers.
    <div className="print:[zoom:.72]">
      <div className="wrap">
        <Crumbs
          above={[
            { name: list.header.label, path: LOTS_PATH },
            {
              name: LOT_CATEGORY_NAMES[lot.category],
              path: `${LOTS_PATH}?categoria=${lot.category}`,
            },
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
          <LotFacts lot={lot} />
        </div>
        {!isSold && (
          <div className={PURCHASE}>
            <LotPurchase {...purchase} onOffer={(said) => void offer(lot, said)} />
          </div>
        )}
      </div>
      <PanelBelow place={request} label="Compra de lote" designator="D1" className="wrap pb-12" />
      <section className="sec pt-0 pb-16">
        <div className="wrap">
          <StateSections lot={lot} itemTable={itemTable} />
          {!isSold && <PurchaseSections lot={lot} />}
        </div>
      </section>
      <RelatedLots lots={lot.related} heading={isSold ? texts.sold.alternatives : texts.related} />
      <LotsClosing heading={isSold ? texts.sold.closing : list.closing} />
      {!isSold && !request.prepared && <LotBar {...purchase} />}
    </div>
  )
}

const PURCHASE =
  '@container max-lg:mt-6 lg:sticky lg:top-24 lg:col-[8/13] lg:row-[1/3] lg:pl-gutter print:static print:col-2 print:row-1 print:m-0 print:p-0'

/** Grades and items, also of a sold lot. */
function StateSections({ lot, itemTable }: Props) {
  const { difference } = useContent('lot-page')
  const referenceOf = useLotReference()
  const place = usePreparedMessage(`diferenca-${lot.slug}`)
  const items = lot.itemList
  const request = { kind: 'difference', ...referenceOf(lot) } as const
  return (
    <>
      {(lot.functional ?? lot.cosmetic) && (
        <LotFold id="estado" title="Estado" answer={gradesAnswer(lot)}>
          <LotGrades lot={lot} />
        </LotFold>
      )}
      {items && (
        <LotFold
          id="itens"
          title="Relação de itens"
          answer={`${formatCount(items.units)} unidades em ${countWords(items.rowCount, { one: 'linha', many: 'linhas' })}, com CSV`}
          isWide
        >
          {itemTable}
          {/* For who bought the lot and got something else: a message that names it. */}
          <div className="lot-difference mt-8 print:hidden">
            <p className="muted mb-4">{difference}</p>
            <a
              className={buttonClass('outline')}
              href={place.href(request)}
              onClick={() => {
                showToast('draftOpened')
                place.keep(request)
              }}
            >
              Avisar de uma diferença
            </a>
            <PanelBelow
              place={place}
              label="Avisar de uma diferença"
              designator="D2"
              className="mt-8"
            />
          </div>
        </LotFold>
      )}
    </>
  )
}

/** Delivery, documents, questions, reuse and terms. */
function PurchaseSections({ lot }: { lot: LotDetails }) {
  const texts = useContent('lot-page')
  const { termsItems, terms } = useContent('lots-page')
  const saved = impactOf(lot, texts.impact)
  const included = documentsOf(lot, texts)
  const deadline = lot.pickup?.deadline ?? texts.delivery.deadline.value
  return (
    <>
      <LotFold
        id="retirada"
        title="Retirada e frete"
        answer={[loadOf(lot), deadline].filter(Boolean).join(', ')}
      >
        <LotDelivery lot={lot} />
      </LotFold>
      <LotFold id="documentos" title="Documentos" answer={titlesOf(included)}>
        <FoldFacts items={included} />
      </LotFold>
      {lot.questions && (
        <LotFold
          id="perguntas"
          title="Perguntas"
          answer={countWords(lot.questions.length, {
            one: 'resposta sobre este lote',
            many: 'respostas sobre este lote',
          })}
        >
          <FoldFacts
            items={lot.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
          />
        </LotFold>
      )}
      {saved && (
        <LotFold id="reuso" title="Reuso" answer={saved.sentence}>
          <p className="muted">
            {saved.factor.conditions} Fonte:{' '}
            {saved.factor.sourceUrl ? (
              <SmartLink href={saved.factor.sourceUrl} newTab>
                {saved.factor.source}
              </SmartLink>
            ) : (
              saved.factor.source
            )}
            .
          </p>
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
