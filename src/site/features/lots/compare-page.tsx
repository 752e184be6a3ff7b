import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { LOTS_PATH } from '../../../content/lots/paths'
import type { LotDetails } from '../../../content/views'
import { useContent, useLotCards } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { fillPlaces } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { SectionLabel } from '../../ui/section'
import { ShareLink } from '../../ui/share-link'
import { SmartLink } from '../../ui/smart-link'
import { compareLots, type Comparison } from './compare-lots'
import { comparedSlugs, compareHref, MAX_COMPARED, type CompareSearch } from './compare-search'
import { CompareTable } from './compare-table'
import { setCompared } from './compared-lots'
import { CepField, useDelivery } from './lot-freight'
import { useLotPurchase } from './use-lot-purchase'

interface Props {
  search: CompareSearch
  onSearch: (search: CompareSearch) => void
}

/** /lotes-informatica/comparar: up to four lots side by side, named by the address. */
export function ComparePage({ search, onSearch }: Props) {
  const page = useContent('lot-page')
  const list = useContent('lots-page')
  const delivery = useDelivery()
  const { request, hrefFor, buy } = useLotPurchase('lotes', delivery.lineOf)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const compared = useNamedLots(search)
  const { slugs, lots, isPending } = compared
  const texts = page.compare
  const heading = useRef<HTMLHeadingElement>(null)
  // The lots for which there is no column stay in the address; one of them gets the column of a lot
  // that is removed.
  const show = (wanted: readonly string[]) =>
    onSearch({ lotes: [...wanted, ...compared.tooMany].join(',') || undefined })
  const remove = (slug: string) => {
    setCompared(lots.filter((lot) => lot.slug !== slug))
    show(slugs.filter((other) => other !== slug))
    // The pressed button disappears with its lot, once the address has changed.
    heading.current?.focus({ preventScroll: true })
  }
  const comparison = compareLots(lots, page, delivery.of)

  return (
    // At least as high as the window: the lots come late, and the footer would jump.
    <section
      className="wrap page-header min-h-screen pb-section print:min-h-0"
      aria-busy={(isPending && !compared.isError) || undefined}
    >
      <SectionLabel text={texts.heading.label} designator="D2" />
      <h1 tabIndex={-1} ref={heading}>
        {texts.heading.title}
      </h1>
      {texts.heading.text && <p className="lead">{texts.heading.text}</p>}
      <noscript>
        <p className="lead">{texts.noScript}</p>
      </noscript>
      <Notices {...compared} />
      {lots.length < 2 && !isPending && <TooFew one={lots[0]} />}
      {lots.length > 1 && (
        <div className="compare-page-tools flex flex-wrap items-center justify-between gap-x-6 print:hidden">
          <DifferencesTick {...comparison} only={onlyDifferences} onTick={setOnlyDifferences} />
          <FreightField lots={lots} />
          <PageLinks slugs={slugs} hasRoom={lots.length < MAX_COMPARED} />
        </div>
      )}
      <PanelBelow place={request} label={list.purchaseLabel} designator="D3" />
      {lots.length > 0 && (
        <CompareTable
          lots={lots}
          groups={comparison.groups}
          onlyDifferences={onlyDifferences && lots.length > 1}
          hrefFor={hrefFor}
          onBuy={buy}
          onRemove={remove}
          onOrder={show}
        />
      )}
      {lots.length > 1 && (
        <p className="compare-page-legend mt-4 flex flex-wrap gap-x-6 gap-y-1.5 small muted">
          <span>{texts.legend}</span> <span>{texts.note}</span>
        </p>
      )}
    </section>
  )
}

/**
 * The field for the visitor's CEP. When no lot has a freight, the table has no rows for it, so the
 * reason is shown below the field.
 */
function FreightField({ lots }: { lots: readonly LotDetails[] }) {
  const { of, texts } = useDelivery()
  const reasons = lots.map(of).filter((answer) => typeof answer === 'string')
  const [reason] = reasons
  return (
    <>
      <CepField />
      <p role="status" className="hint w-full empty:absolute">
        {reason && reasons.length === lots.length && texts[reason]}
      </p>
    </>
  )
}

interface TickProps extends Pick<Comparison, 'differingCount' | 'rowCount'> {
  only: boolean
  onTick: (only: boolean) => void
}

/** Leaves out the rows in which all lots are the same. */
function DifferencesTick({ differingCount, rowCount, only, onTick }: TickProps) {
  return (
    <label className="lot-tick">
      <input type="checkbox" checked={only} onChange={(event) => onTick(event.target.checked)} />
      {useContent('lot-page').compare.differencesLabel}{' '}
      <span className="muted num">
        ({differingCount}/{rowCount})
      </span>
    </label>
  )
}

/** The lots that the address names; they become the ticked lots of the list, too. */
function useNamedLots({ lotes }: CompareSearch) {
  // The host's file is the same for every query, so the first render knows no lots.
  const asked = useHydrated() ? comparedSlugs(lotes) : []
  const slugs = asked.slice(0, MAX_COMPARED)
  const { lots: found, isError, retry } = useLotCards(slugs)
  useEffect(() => {
    if (found && found.size > 0) setCompared([...found.values()])
  }, [found])
  return {
    slugs,
    isPending: slugs.length > 0 && !found,
    lots: slugs.flatMap((slug) => found?.get(slug) ?? []),
    unknown: found ? slugs.filter((slug) => !found.has(slug)) : [],
    tooMany: asked.slice(MAX_COMPARED),
    isError,
    retry,
  }
}

/** Names that are no lots, lots beyond the fourth, and lots that did not arrive. */
function Notices({ unknown, tooMany, isError, retry }: ReturnType<typeof useNamedLots>) {
  const { compare: texts } = useContent('lot-page')
  const said = [
    ...(unknown.length > 0 ? [fillPlaces(texts.missing, { lotes: unknown.join(', ') })] : []),
    ...(tooMany.length > 0 ? [fillPlaces(texts.tooMany, { lotes: tooMany.join(', ') })] : []),
  ]
  return (
    <>
      <div role="status">
        {said.map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
      </div>
      {isError && <FetchFailed text={texts.failed} onRetry={retry} />}
    </>
  )
}

/**
 * A single lot cannot be compared: offers lots to compare it with, or a link to the list when there
 * are none.
 */
const TooFew = ({ one }: { one: LotDetails | undefined }) => {
  const { compare: texts } = useContent('lot-page')
  const sentence = one ? texts.one : texts.empty
  return (
    <div className="my-8 grid justify-items-start gap-4">
      {/* The prerendered page is the same for every address, so it has no sentence about lots. */}
      {useHydrated() && <p className="lead">{sentence}</p>}
      {one && one.related.length > 0 && (
        <ul>
          {one.related.map(({ slug, title }) => (
            <li key={slug}>
              <SmartLink
                className="inline-flex min-h-11 items-center gap-2"
                href={compareHref([one.slug, slug])}
              >
                <Plus className="icon" aria-hidden="true" />
                {title}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      <SmartLink className={buttonClass('default')} href={LOTS_PATH}>
        {texts.listButton}
      </SmartLink>
    </div>
  )
}

/** Shares the comparison, and leads to further lots while there is room. */
function PageLinks({ slugs, hasRoom }: { slugs: readonly string[]; hasRoom: boolean }) {
  const company = useContent('company')
  const { compare } = useContent('lot-page')
  return (
    <div className="flex flex-wrap items-center">
      <ShareLink
        title={compare.heading.title}
        url={`${company.url}${compareHref(slugs)}`}
        frame="needs-script flex flex-wrap gap-3"
        note="small muted"
      />
      {hasRoom && (
        <SmartLink className={buttonClass('ghost')} href={LOTS_PATH}>
          <Plus className="icon" aria-hidden="true" />
          {compare.addButton}
        </SmartLink>
      )}
    </div>
  )
}
