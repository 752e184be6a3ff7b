import { useHydrated } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { isAvailable } from '../../../../content/lots/listing'
import { LOTS_PATH } from '../../../../content/views/paths'
import type { LotDetails } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { PanelBelow } from '../../../handoff/message-panel'
import { formatPrice } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { SectionLabel } from '../../../ui/section'
import { ShareLink } from '../../../ui/share-link'
import { SmartLink } from '../../../ui/smart-link'
import { compareHref, type CompareSearch, MAX_COMPARED, setCompared } from '../shared/chosen-lots'
import { CepField, useDelivery, useLotPurchase } from '../shared/lot-requests'
import { COMPARE_NOTE, COMPARE_TITLE } from '../shared/lots-head'
import { compareLots } from './compare-lots'
import { CompareTable } from './compare-table'

/** How many lots an incomplete comparison offers; the list has all. */
const OFFERED = 6

interface Props {
  /** The lots of the address that exist, in its order. */
  found: readonly LotDetails[]
  onSearch: (search: CompareSearch) => void
}

/** /lotes-informatica/comparar: up to four lots side by side, named by the address. */
export function ComparePage({ found, onSearch }: Props) {
  const page = useContent('lot-page')
  const company = useContent('company')
  const { of } = useDelivery()
  const purchase = useLotPurchase('lotes')
  const heading = useRef<HTMLHeadingElement>(null)
  // The host's file is the same for every query, so the first render knows no lots.
  const isKnown = useHydrated()
  const lots = isKnown ? found : []
  const slugs = lots.map(({ slug }) => slug)
  // They become the ticked lots of the list, too.
  useEffect(() => {
    if (found.length > 0) setCompared(found.map(({ slug }) => slug))
  }, [found])
  const remove = (slug: string) => {
    const others = slugs.filter((other) => other !== slug)
    setCompared(others)
    onSearch({ lotes: others.join(',') || undefined })
    // The pressed button disappears with its lot, once the address has changed.
    heading.current?.focus({ preventScroll: true })
  }
  const isTable = lots.length > 1

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
      {isKnown && !isTable && (
        <div className="my-8 grid justify-items-start gap-6">
          <p className="lead">Escolha de 2 a 4 lotes na lista para comparar.</p>
          <Offered slugs={slugs} onAdd={() => heading.current?.focus({ preventScroll: true })} />
          <SmartLink className={buttonClass()} href={LOTS_PATH}>
            Escolher na lista
          </SmartLink>
        </div>
      )}
      {isTable && (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 border-y border-hair py-2.5 print:hidden">
          <CepField />
          <div className="flex flex-wrap items-center">
            <ShareLink
              title={COMPARE_TITLE}
              url={company.url + compareHref(slugs)}
              frame="needs-script flex flex-wrap gap-3"
              note="small muted"
            />
            {lots.length < MAX_COMPARED && (
              <SmartLink className={buttonClass('ghost')} href={LOTS_PATH}>
                <Plus className="icon" aria-hidden="true" />
                Incluir outro
              </SmartLink>
            )}
          </div>
        </div>
      )}
      <PanelBelow place={purchase.request} label="Compra de lote" designator="D3" />
      {lots.length > 0 && (
        <CompareTable
          lots={lots}
          rows={compareLots(lots, page, of)}
          purchase={purchase}
          onRemove={remove}
        />
      )}
      {isTable && (
        <p className="small muted mt-4 flex flex-wrap gap-x-6 gap-y-1.5">
          <span className="compare-ring">Linha em que os lotes diferem</span>
          <span>{COMPARE_NOTE}</span>
        </p>
      )}
    </section>
  )
}

/** Lots to add to a comparison that has fewer than two. */
const Offered = ({ slugs, onAdd }: { slugs: readonly string[]; onAdd: () => void }) => (
  <ul className="num grid gap-x-gutter md:grid-cols-2">
    {useContent('lots')
      .filter((lot) => isAvailable(lot) && !slugs.includes(lot.slug))
      .slice(0, OFFERED)
      .map(({ slug, title, price }) => (
        <li
          key={slug}
          className="flex items-center justify-between gap-x-4 border-t border-hair max-md:py-2"
        >
          <SmartLink
            className="motif-target gap-2"
            href={compareHref([...slugs, slug])}
            onClick={onAdd}
          >
            <Plus className="icon" aria-hidden="true" />
            {title}
          </SmartLink>
          <b className="whitespace-nowrap" translate="no">
            {formatPrice(price)}
          </b>
        </li>
      ))}
  </ul>
)
