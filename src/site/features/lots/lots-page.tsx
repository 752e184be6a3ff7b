import { useRef } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { useLotsPage, useLayout } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { describePage } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'
import { keepOnDevice, useKeptOnDevice } from '../../lib/device-store'
import { useAddressText, useAfterFrame, useSearchChanges } from '../../lib/use-address-text'
import { Button } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { ListPages } from '../../ui/list-pages'
import { ResultStatus, SearchBox } from '../../ui/search-box'
import { BelowLots, LotsClosing, PurchaseTerms } from './closing-sections'
import { CompareBar } from './compare-bar'
import { AppliedFilters } from './applied-filters'
import { LotFilters, OrderField, ViewButtons } from './lot-filters'
import { LotList } from './lot-card'
import { activeFilters, FILTERS, lotsHref, type LotsSearch } from './lots-search'
import { useFoundLots } from './use-found-lots'
import { useLotPurchase } from './use-lot-purchase'

const NO_FILTER: LotsSearch = Object.fromEntries(FILTERS.map((field) => [field, undefined]))

/** Key under which the device remembers the view, by the word that the address has for it. */
const VIEW = 'lotes-ver'

interface Props {
  /** Number of the page in the path, from 1. */
  path: number
  search: LotsSearch
  /** Writes the address: typing replaces the history entry, a choice pushes a new one. */
  onSearch: (search: LotsSearch, how: 'replace' | 'push') => void
}

/** /lotes-informatica: twelve lots with their search, and the links to all others. */
export function LotsPage({ path, search, onSearch }: Props) {
  const texts = useLotsPage()
  const { request, hrefFor, buy } = useLotPurchase('lotes')
  const filter = useLotsFilter(path, search, onSearch)
  const { ask, found } = filter

  return (
    <>
      <header className="wrap lots-header">
        <h1>{texts.header.title}</h1>
        {texts.header.text && <p className="muted mt-2">{texts.header.text}</p>}
      </header>
      <PanelBelow place={request} label={texts.purchaseLabel} designator="D3" className="wrap" />
      <section
        className="wrap pb-section"
        aria-labelledby="lotes"
        aria-busy={found.isLoading || undefined}
      >
        <h2 className="sr" id="lotes">
          {texts.list.title}
        </h2>
        {!found.isEmpty && (
          <LotFilters
            texts={texts}
            search={search}
            onChoose={(choice) => ask(choice, 'push')}
            counts={found.counts}
          >
            <div className="lot-filters-search">
              <SearchBox
                {...texts.search}
                isLabelHidden
                name="q"
                text={filter.text}
                onText={filter.change}
                inputRef={filter.box}
              />
            </div>
          </LotFilters>
        )}
        <Results texts={texts} filter={filter} hrefFor={hrefFor} onBuy={buy} />
        <BelowLots texts={texts} path={path} search={search} />
      </section>
      <PurchaseTerms />
      <LotsClosing heading={texts.closing} button={texts.closingButton} />
      <CompareBar texts={texts.compare} />
    </>
  )
}

interface ResultsProps extends Pick<ReturnType<typeof useLotPurchase>, 'hrefFor'> {
  texts: LotsPageView
  filter: ReturnType<typeof useLotsFilter>
  onBuy: (lot: LotView) => void
}

/** How many lots were found and by which filters, their cards, and the links to other pages. */
function Results({ texts, filter, hrefFor, onBuy }: ResultsProps) {
  const { pages } = useLayout()
  const { now } = filter
  const { page, isFailed, retry } = filter.found
  const count = describePage(page, texts.list, pages)
  const order = now.ordem && texts.filters.orders[now.ordem]
  const { inRows, see } = useView(filter)
  return (
    <>
      <div className="lots-found small num flex flex-wrap items-center gap-3">
        <b className="h4">{count}</b>
        <AppliedFilters
          texts={texts}
          search={now}
          onRemove={filter.remove}
          onClear={page.total > 0 ? filter.clear : undefined}
        />
        <div className="needs-script ml-auto flex flex-wrap items-center gap-3">
          {page.total > 0 && <ViewButtons texts={texts.filters} inRows={inRows} onView={see} />}
          <OrderField
            filters={texts.filters}
            search={now}
            onChoose={(choice) => filter.ask(choice, 'push')}
          />
        </div>
      </div>
      {isFailed && <FetchFailed text={pages.failed} onRetry={retry} />}
      <ResultStatus
        text={[page.total > 0 ? count : texts.empty.title, order].filter(Boolean).join('. ')}
      />
      {/* The key renders another page at once, so that going back finds the scroll position. */}
      <LotList
        key={page.page}
        lots={page.items}
        texts={texts}
        inRows={inRows}
        hrefFor={hrefFor}
        onBuy={onBuy}
      />
      {page.total === 0 && <NoLots texts={texts.empty} filter={filter} />}
      <ListPages
        page={page.page}
        pages={page.pages}
        texts={pages}
        hrefOf={(number) => lotsHref(now, number)}
      />
    </>
  )
}

/** Cards or rows: as the address says, else as the device keeps it. */
function useView({ now, see }: ResultsProps['filter']) {
  const kept = useKeptOnDevice(VIEW)
  return {
    inRows: (now.ver ?? kept) === 'linhas',
    see: (rows: boolean) => {
      const ver = rows ? 'linhas' : undefined
      keepOnDevice(VIEW, ver ?? '')
      see({ ver })
    },
  }
}

/**
 * The visitor's search, from the address and from text that is typed and not in it yet, and the
 * lots found.
 */
function useLotsFilter(path: number, search: LotsSearch, onSearch: Props['onSearch']) {
  const box = useRef<HTMLInputElement>(null)
  const write = useSearchChanges(search, onSearch)
  /** Changes the filter; the result is shown from its first page. */
  const ask = (change: LotsSearch, how: 'replace' | 'push') =>
    write({ ...change, pagina: undefined }, how)
  const { text, change, show } = useAddressText(search.q ?? '', (clean) =>
    ask({ q: clean || undefined }, 'replace'),
  )
  const wanted = useAfterFrame(text)
  // The pressed button disappears with its filter; the visitor continues in the search box.
  const clear = () => {
    show('')
    ask(NO_FILTER, 'push')
    // The price fields listen to this event (price-field.tsx). The browser's own reset would
    // restore the prerendered values.
    box.current?.form?.dispatchEvent(new Event('reset'))
    box.current?.focus()
  }
  const remove = (field: keyof LotsSearch) => {
    if (field === 'q') show('')
    ask({ [field]: undefined }, 'push')
    box.current?.focus()
  }
  return {
    box,
    text,
    change,
    now: { ...search, q: cleanQuery(wanted) || undefined },
    ask,
    see: (view: Pick<LotsSearch, 'ver'>) => write(view, 'replace'),
    clear,
    remove,
    found: useFoundLots(path, search, wanted),
  }
}

/** Shown when no lot matches. */
function NoLots({
  texts,
  filter,
}: { texts: LotsPageView['empty'] } & Pick<ResultsProps, 'filter'>) {
  return (
    <div className="empty-state">
      <i className="trace-pad" aria-hidden="true" />
      <h3>{texts.title}</h3>
      <p className="muted">{texts.text}</p>
      {activeFilters(filter.now).length > 0 && (
        <Button variant="outline" onClick={filter.clear}>
          {texts.button}
        </Button>
      )}
    </div>
  )
}
