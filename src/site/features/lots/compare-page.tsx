import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { LOTS_PATH } from '../../../content/lots/paths'
import { useCompany, useLotCards, useLotPage, useLotsPage } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { fillPlaces } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { TRY_AGAIN } from '../../ui/labels'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { compareLots } from './compare-lots'
import { comparedSlugs, compareHref, MAX_COMPARED, type CompareSearch } from './compare-search'
import { CompareTable } from './compare-table'
import { setCompared } from './compared-lots'
import { LotShare } from './lot-share'
import { useLotPurchase } from './use-lot-purchase'

interface Props {
  search: CompareSearch
  onSearch: (search: CompareSearch) => void
}

/** /lotes-informatica/comparar: up to four lots side by side; the address says which. */
export function ComparePage({ search, onSearch }: Props) {
  const page = useLotPage()
  const list = useLotsPage()
  const company = useCompany()
  const { request, hrefFor, buy } = useLotPurchase()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  // The file that a host serves knows no query.
  const hydrated = useHydrated()
  const asked = hydrated ? comparedSlugs(search.lotes) : []
  const slugs = asked.slice(0, MAX_COMPARED)
  const { lots: found, isError, retry } = useLotCards(slugs)
  const lots = slugs.flatMap((slug) => found?.get(slug) ?? [])
  const unknown = found ? slugs.filter((slug) => !found.has(slug)) : []
  useEffect(() => {
    if (found && found.size > 0) setCompared([...found.values()])
  }, [found])

  const texts = page.compare
  const comparison = compareLots(lots, page)
  const one = lots.length === 1 ? lots[0] : undefined
  const remove = (slug: string) =>
    onSearch({ lotes: slugs.filter((other) => other !== slug).join(',') || undefined })
  return (
    <section
      className="wrap page-header compare-page"
      aria-busy={(slugs.length > 0 && !found) || undefined}
    >
      <SectionLabel text={texts.heading.label} designator="D9" />
      <h1>{texts.heading.title}</h1>
      {texts.heading.text && <p className="lead">{texts.heading.text}</p>}
      <noscript>
        <p className="lead">{texts.noScript}</p>
      </noscript>
      {lots.length > 1 && comparison.highlights.length > 0 && (
        <ul className="compare-page-facts num">
          {comparison.highlights.map(({ slug, sentence, value }) => (
            <li key={`${slug} ${sentence}`}>
              <b>{lots.find((lot) => lot.slug === slug)?.title}</b>
              <span className="muted">
                {sentence}: {value}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="hint" role="status">
          {fillPlaces(texts.missing, { lotes: unknown.join(', ') })}
        </p>
      )}
      {asked.length > MAX_COMPARED && (
        <p className="hint" role="status">
          {fillPlaces(texts.tooMany, { lotes: asked.slice(MAX_COMPARED).join(', ') })}
        </p>
      )}
      {isError && (
        <p className="hint" role="alert">
          {texts.failed}{' '}
          <button type="button" className="list-clear" onClick={retry}>
            {TRY_AGAIN}
          </button>
        </p>
      )}
      {lots.length < 2 && (found ?? slugs.length === 0) && (
        <div className="compare-page-empty">
          <p className="lead">{one ? texts.one : texts.empty}</p>
          {one && one.related.length > 0 && (
            <ul>
              {one.related.map(({ slug, title }) => (
                <li key={slug}>
                  <SmartLink href={compareHref([one.slug, slug])}>
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
      )}
      {lots.length > 1 && (
        <div className="compare-page-tools">
          <label className="lot-tick">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            {texts.differencesLabel}{' '}
            <span className="muted num">
              ({comparison.differingCount}/{comparison.rowCount})
            </span>
          </label>
          <div className="compare-page-links">
            <LotShare
              title={texts.heading.title}
              url={`${company.url}${compareHref(slugs)}`}
              texts={page.purchase}
            />
            {lots.length < MAX_COMPARED && (
              <SmartLink className={buttonClass('ghost')} href={LOTS_PATH}>
                <Plus className="icon" aria-hidden="true" />
                {texts.addButton}
              </SmartLink>
            )}
          </div>
        </div>
      )}
      <PanelBelow place={request} label={list.purchaseLabel} designator="D3" />
      {lots.length > 0 && (
        <CompareTable
          lots={lots}
          groups={comparison.groups}
          onlyDifferences={onlyDifferences && lots.length > 1}
          texts={texts}
          list={list}
          hrefFor={hrefFor}
          onBuy={buy}
          onRemove={remove}
        />
      )}
      {lots.length > 1 && (
        <p className="compare-page-legend small muted">
          <span>{texts.legend}</span>
          <span>{texts.note}</span>
        </p>
      )}
    </section>
  )
}
