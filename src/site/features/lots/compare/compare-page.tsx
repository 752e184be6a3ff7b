import { useHydrated, useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { isAvailable } from '../../../../content/lots/listing'
import { LOTS_PATH } from '../../../../content/lots/paths'
import type { LotDetails } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { PanelBelow } from '../../../handoff/message-panel'
import { buttonClass } from '../../../ui/button'
import { FetchFailed } from '../../../ui/fetch-failed'
import { SectionLabel } from '../../../ui/section'
import { ShareLink } from '../../../ui/share-link'
import { SmartLink } from '../../../ui/smart-link'
import { compareLots } from './compare-lots'
import {
  COMPARE_NOTE,
  COMPARE_TITLE,
  comparedSlugs,
  compareHref,
  MAX_COMPARED,
  type CompareSearch,
} from '../shared/compare-search'
import { CompareTable } from './compare-table'
import { setCompared } from '../shared/compared-lots'
import { CepField, NO_PRICE, useDelivery } from '../shared/lot-freight'
import { Tick } from '../shared/tick'
import { LotCards } from '../shared/related-lots'
import { useLotPurchase } from '../shared/use-lot-purchase'

interface Props {
  search: CompareSearch
  /** The lots of the search that exist, in its order. */
  found: readonly LotDetails[]
  /** A lot did not arrive. */
  isFailed: boolean
  onSearch: (search: CompareSearch) => void
}

/** /lotes-informatica/comparar: up to four lots side by side, named by the address. */
export function ComparePage({ search, found, isFailed, onSearch }: Props) {
  const page = useContent('lot-page')
  const { of } = useDelivery()
  const { request, hrefFor, buy } = useLotPurchase('lotes')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const router = useRouter()
  // The host's file is the same for every query, so the first render knows no lots.
  const isKnown = useHydrated()
  const asked = isKnown ? comparedSlugs(search.lotes) : []
  const slugs = asked.slice(0, MAX_COMPARED)
  const tooMany = asked.slice(MAX_COMPARED)
  const lots = isKnown ? found : []
  const unknown = isFailed ? [] : slugs.filter((slug) => lots.every((lot) => lot.slug !== slug))
  // They become the ticked lots of the list, too.
  useEffect(() => {
    if (found.length > 0) setCompared(found)
  }, [found])
  // The lots for which there is no column stay in the address; one of them gets the column of a lot
  // that is removed.
  const show = (wanted: readonly string[]) =>
    onSearch({ lotes: [...wanted, ...tooMany].join(',') || undefined })
  const remove = (slug: string) => {
    setCompared(lots.filter((lot) => lot.slug !== slug))
    show(slugs.filter((other) => other !== slug))
    // The pressed button disappears with its lot, once the address has changed.
    heading.current?.focus({ preventScroll: true })
  }
  const groups = compareLots(lots, page, of)
  const rows = groups.flatMap((group) => group.rows)
  const reasons = lots.map(of).filter((answer) => typeof answer === 'string')
  const [reason] = reasons

  return (
    <section className="wrap page-header min-h-screen pb-section print:min-h-0">
      <SectionLabel text="Comparar lotes" designator="D2" />
      <h1 tabIndex={-1} ref={heading}>
        {COMPARE_TITLE}
      </h1>
      <noscript>
        <p className="lead">
          A comparação precisa de JavaScript. A página de cada lote mostra os mesmos dados.
        </p>
      </noscript>
      <div role="status">
        {unknown.length > 0 && (
          <p className="hint">
            {`Não achamos: ${unknown.join(', ')}. O endereço pode estar errado, ou o lote saiu do site.`}
          </p>
        )}
        {tooMany.length > 0 && (
          <p className="hint">
            {`Cabem quatro lotes lado a lado. Ficou de fora: ${tooMany.join(', ')}.`}
          </p>
        )}
      </div>
      {isFailed && (
        <FetchFailed text="Um dos lotes não carregou." onRetry={() => router.invalidate()} />
      )}
      {isKnown && lots.length < 2 && !isFailed && <TooFew one={lots[0]} />}
      {lots.length > 1 && (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 border-y border-hair py-2.5 print:hidden">
          {/* Leaves out the rows in which all lots are the same. */}
          <Tick
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          >
            Mostrar só as diferenças{' '}
            <span className="muted num">
              ({rows.filter(({ differs }) => differs).length}/{rows.length})
            </span>
          </Tick>
          <CepField />
          {/* When no lot has a freight, the table has no rows for it. */}
          <p role="status" className="hint w-full empty:absolute">
            {reason && reasons.length === lots.length && NO_PRICE[reason]}
          </p>
          <PageLinks slugs={slugs} hasRoom={lots.length < MAX_COMPARED} />
        </div>
      )}
      <PanelBelow place={request} label="Compra de lote" designator="D3" />
      {lots.length > 0 && (
        <CompareTable
          lots={lots}
          groups={groups}
          onlyDifferences={onlyDifferences && lots.length > 1}
          hrefFor={hrefFor}
          onBuy={buy}
          onRemove={remove}
          onOrder={show}
        />
      )}
      {lots.length > 1 && (
        <p className="small muted mt-4 flex flex-wrap gap-x-6 gap-y-1.5">
          <span className="compare-ring">Linha em que os lotes diferem</span>
          <span>{COMPARE_NOTE}</span>
        </p>
      )}
    </section>
  )
}

/** A single lot cannot be compared: what to do, and lots to choose from. */
function TooFew({ one }: { one: LotDetails | undefined }) {
  const available = useContent('lots').filter(isAvailable)
  const choices = one && one.related.length > 0 ? one.related : available
  return (
    <div className="my-8 grid gap-6">
      <p className="lead">
        {one
          ? 'Para comparar, falta pelo menos mais um lote. Escolha um parecido ou volte à lista.'
          : 'Escolha de 2 a 4 lotes na lista para comparar.'}
      </p>
      <LotCards
        lots={choices.filter(({ slug }) => slug !== one?.slug).slice(0, 6)}
        hrefOf={(slug) => compareHref(one ? [one.slug, slug] : [slug])}
      />
      <div>
        <SmartLink className={buttonClass('default')} href={LOTS_PATH}>
          Escolher na lista
        </SmartLink>
      </div>
    </div>
  )
}

/** Shares the comparison, and leads to further lots while there is room. */
function PageLinks({ slugs, hasRoom }: { slugs: readonly string[]; hasRoom: boolean }) {
  const company = useContent('company')
  return (
    <div className="flex flex-wrap items-center">
      <ShareLink
        title={COMPARE_TITLE}
        url={`${company.url}${compareHref(slugs)}`}
        frame="needs-script flex flex-wrap gap-3"
        note="small muted"
      />
      {hasRoom && (
        <SmartLink className={buttonClass('ghost')} href={LOTS_PATH}>
          <Plus className="icon" aria-hidden="true" />
          Incluir outro
        </SmartLink>
      )}
    </div>
  )
}
