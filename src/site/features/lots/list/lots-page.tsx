import { useDeferredValue, useRef } from 'react'
import { LOTS_FEED } from '../../../../content/views/paths'
import { useContent } from '../../../content'
import { pageOf } from '../../../lib/paginate'
import { changeSearch, cleanQuery } from '../../../lib/search-text'
import { FeedLink, WholeListNote } from '../../../ui/list-pages'
import { IconSection } from '../../../ui/icon'
import { SearchBox, useSearchText, useHydratedSearch } from '../../../ui/search-box'
import { LotsClosing, Seller } from '../shared/closing-sections'
import { CompareBar } from './compare-bar'
import { LotFilters } from './lot-filters'
import { LotsResults } from './lots-results'
import { findLots, isAsked, type LotsSearch, NO_FILTER } from './lots-search'
import { LotsStrip } from './lots-strip'

interface Props {
  /** Number of the page in the path, from 1. */
  path: number
  search: LotsSearch
  /** Of the route. */
  navigate: (to: ReturnType<typeof changeSearch<LotsSearch>>) => Promise<void>
}

/** /lotes-informatica: twelve lots with their search, and the links to all others. */
export function LotsPage({ path, search: address, navigate }: Props) {
  const texts = useContent('lots-page')
  const lots = useContent('lots')
  const search = useHydratedSearch(address, NO_FILTER)
  const box = useRef<HTMLInputElement>(null)
  /** Changes fields of the address: typing replaces the history entry, a choice pushes a new one. */
  const write = (change: LotsSearch, replace = false) =>
    void navigate(changeSearch(change, replace ? 'replace' : 'push'))
  const { text, setText, settle } = useSearchText(search.q ?? '', (q) =>
    write({ q: q || undefined, pagina: undefined }, true),
  )
  /** Changes the filter, together with what was typed; the result is shown from its first page. */
  const choose = (choice: LotsSearch, typed = text) =>
    write({ q: settle(typed) || undefined, pagina: undefined, ...choice })
  // The pressed button disappears; the visitor continues in the search box.
  const clear = () => {
    choose(NO_FILTER, '')
    box.current?.focus()
  }

  const q = cleanQuery(useDeferredValue(text)) || undefined
  const now = { ...search, q }
  const found = findLots(lots, now)
  const page = isAsked(now) ? pageOf(found.lots, Number(now.pagina ?? 1)) : pageOf(lots, path)

  return (
    <>
      <header className="wrap pt-4 pb-3 md:pt-9 md:pb-5">
        <h1 className="text-h2">{texts.header.title}</h1>
        {texts.header.text && <p className="muted mt-2 max-md:text-small">{texts.header.text}</p>}
      </header>
      <section className="wrap pb-section" aria-labelledby="lotes">
        <h2 className="sr" id="lotes">
          Lotes à venda
        </h2>
        {lots.length > 0 && (
          <LotFilters search={search} onChoose={choose} counts={found.counts}>
            <div>
              <SearchBox
                label="Buscar lote"
                isLabelHidden
                placeholder="Buscar: ThinkPad, DDR4, 21,5"
                name="q"
                text={text}
                onText={setText}
                inputRef={box}
              />
            </div>
          </LotFilters>
        )}
        <WholeListNote />
        <LotsStrip lots={lots} />
        <LotsResults
          page={page}
          search={now}
          onChoose={choose}
          onView={(ver) => write({ ver }, true)}
          onClear={clear}
        />
        <ol className="steps mt-9 text-ink-muted md:grid-flow-col md:auto-cols-fr md:gap-6">
          {texts.steps.map((step, index) => (
            <li
              key={index}
              className="md:pt-6 md:pl-0 md:before:top-0 md:not-last:after:top-1.5 md:not-last:after:-right-6 md:not-last:after:bottom-auto md:not-last:after:left-3.5 md:not-last:after:h-0.5 md:not-last:after:w-auto"
            >
              <b className="text-ink">{step.title}</b> {step.text}
            </li>
          ))}
        </ol>
        <FeedLink href={LOTS_FEED} text="Acompanhe por RSS" />
      </section>
      {/* Seller, guarantee, withdrawal, price (CDC, arts. 26, 31 and 49; Decreto 7.962/2013, arts. 2
          and 5), and the origin of the rating. */}
      <IconSection
        className="on-backdrop"
        designator="D4"
        heading={texts.terms}
        items={texts.termsItems}
      >
        <h3 className="h4 mt-8">Quem vende</h3>
        <Seller />
      </IconSection>
      <LotsClosing heading={texts.closing} />
      <CompareBar />
    </>
  )
}
