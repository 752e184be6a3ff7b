import type { ComponentProps } from 'react'
import { statusOf } from '../../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../../content/lots/paths'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { useCompany, useLotPage, useLotsPage } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { Crumbs } from '../../ui/crumbs'
import { RestOfPage } from '../../ui/rest-of-page'
import { Button } from '../../ui/button'
import { ArrivalCheck } from './arrival-check'
import { LotsClosing, Seller } from './closing-sections'
import { LotFacts } from './lot-badges'
import { stateOf } from './lot-state'
import { LotDelivery } from './lot-delivery'
import { LotGallery } from './lot-gallery'
import { LotFold } from './lot-fold'
import { gradesAnswer, LotGrades } from './lot-grades'
import { ItemList } from './item-list'
import { LotBar, loadOf, LotPurchase, SoldLot } from './lot-purchase'
import type { LotSearch } from './lots-search'
import { documentNames, ImpactSource, impactOf, LotDocuments } from './lot-sections'
import { RelatedLots } from './related-lots'
import { useDelivery } from './use-delivery'
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
  const { request, hrefFor, buy, offer } = useLotPurchase(lineOf)
  const isSold = statusOf(lot) === 'vendido'
  const purchase = { lot, list, href: hrefFor(lot), onBuy: () => buy(lot) }
  const onOffer: ComponentProps<typeof LotPurchase>['onOffer'] = (...said) => offer(lot, ...said)
  return (
    <>
      <LotCrumbs lot={lot} list={list} />
      <div className="wrap cols lot-page-top">
        {/* Before the picture: on a phone the first screen says that the lot is gone, and leads on. */}
        {isSold && (
          <div className="lot-page-purchase">
            <SoldLot lot={lot} texts={texts} list={list} />
          </div>
        )}
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
        {!isSold && (
          <div className="lot-page-purchase">
            <LotPurchase texts={texts} onOffer={onOffer} {...purchase} />
          </div>
        )}
      </div>
      <PanelBelow
        place={request}
        label={list.purchaseLabel}
        designator="D1"
        className="wrap pb-12"
      />
      <RestOfPage>
        <LotSections {...{ lot, texts, list, isSold, search, onSearch }} />
        <RelatedLots
          lots={lot.related}
          heading={isSold ? texts.sold.alternatives : texts.related}
          list={list}
        />
        <LotsClosing
          heading={isSold ? texts.sold.closing : list.closing}
          button={isSold ? texts.sold.closingButton : list.closingButton}
        />
      </RestOfPage>
      {!isSold && !request.prepared && <LotBar {...purchase} />}
    </>
  )
}

const LotCrumbs = ({ lot, list }: Pick<SectionsProps, 'lot' | 'list'>) => (
  <div className="wrap">
    <Crumbs
      above={[
        { name: list.header.label, path: LOTS_PATH },
        { name: list.categories[lot.category], path: `${LOTS_PATH}?categoria=${lot.category}` },
      ]}
      here={lot.title}
    />
  </div>
)

interface SectionsProps extends Props {
  texts: LotPageView
  list: LotsPageView
  isSold: boolean
}

/** Grades, items, delivery, documents, questions, terms; of a sold lot only what describes it. */
function LotSections({ isSold, search, onSearch, ...shown }: SectionsProps) {
  const { lot, texts } = shown
  const { grades, itemList, arrival } = texts
  const { url } = useCompany()
  const items = lot.itemList
  const rows = items && countWords(items.rowCount, itemList.rows)
  return (
    <section className="sec lot-folds">
      <div className="wrap">
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
              linhas: rows,
            })}
          >
            <ItemList
              slug={lot.slug}
              items={items}
              texts={texts}
              search={search}
              onSearch={(next, how) => onSearch({ ...next, conferir: search.conferir }, how)}
            />
            {search.conferir ? (
              <ArrivalCheck lot={lot} items={items} texts={arrival} rowWords={itemList.rows} />
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
              {arrival.title}: {`${url}${lotPath(lot.slug)}?conferir=sim`}
            </p>
          </LotFold>
        )}
        {!isSold && <PurchaseSections {...shown} />}
      </div>
    </section>
  )
}

function PurchaseSections({ lot, texts, list }: Pick<SectionsProps, 'lot' | 'texts' | 'list'>) {
  const { delivery, documents, questions, impact } = texts
  const saved = impactOf(lot, impact)
  return (
    <>
      <LotFold
        id="retirada"
        title={delivery.title}
        answer={[loadOf(lot, texts), lot.pickup?.deadline ?? delivery.deadline.value]
          .filter(Boolean)
          .join(', ')}
      >
        <LotDelivery lot={lot} texts={delivery} />
      </LotFold>
      <LotFold id="documentos" title={documents.title} answer={documentNames(lot, texts)}>
        <LotDocuments lot={lot} texts={texts} />
      </LotFold>
      {lot.questions && (
        <LotFold
          id="perguntas"
          title={questions.title}
          answer={countWords(lot.questions.length, questions.answers)}
        >
          <Facts items={lot.questions.map(({ question, answer }) => [question, answer] as const)} />
        </LotFold>
      )}
      {saved && (
        <LotFold id="reuso" title={impact.title} answer={saved.sentence}>
          <ImpactSource factor={saved.factor} label={impact.sourceLabel} />
        </LotFold>
      )}
      <LotFold
        id="condicoes"
        title={list.terms.title}
        answer={list.termsItems.map(({ title }) => title).join(', ')}
      >
        <Facts items={list.termsItems.map(({ title, text }) => [title, text] as const)} />
        <h3 className="h4 mt-8">{list.seller}</h3>
        <Seller />
      </LotFold>
    </>
  )
}

const Facts = ({ items }: { items: readonly (readonly [title: string, text: string])[] }) => (
  <ul className="lot-fold-facts">
    {items.map(([title, text]) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
