import { useRef, useState } from 'react'
import { LOTS_PATH } from '../../../content/lots/paths'
import { pagePath } from '../../../content/paging'
import type { LotView } from '../../../content/views'
import { useLotsPage, useShell } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { describePage } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'
import { useSearchChanges } from '../../lib/use-search-changes'
import { TRY_AGAIN } from '../../ui/labels'
import { ListPages } from '../../ui/list-pages'
import { RestOfPage, useWholePage } from '../../ui/rest-of-page'
import { AppliedFilters } from './applied-filters'
import { CompareBar } from './compare-bar'
import { LotFilters } from './lot-filters'
import { LotList } from './lot-list'
import { LotSearchBox, type LotSearchBoxHandle } from './lot-search-box'
import { LotsClosing } from './lots-closing'
import { LotsHeader } from './lots-header'
import { activeFilters, isAsked, lotsHref, type LotsSearch } from './lots-search'
import { NoLots } from './no-lots'
import { PurchaseTerms } from './purchase-terms'
import { ResultStatus } from './result-status'
import { useFoundLots } from './use-found-lots'
import { useLotPurchase } from './use-lot-purchase'

const NO_CARDS: readonly LotView[] = []

interface Props {
  /** The page that the path names, from 1. */
  path: number
  search: LotsSearch
  /** Writes the address: typing replaces the entry of the history, a choice pushes a new one. */
  onSearch: (search: LotsSearch, how: 'replace' | 'push') => void
}

/** /lotes-informatica: twelve lots and the way to all others; the message that asks to buy one stands between title and list. */
export function LotsPage({ path, search, onSearch }: Props) {
  const texts = useLotsPage()
  const { pages } = useShell()
  const { request, hrefFor, buy } = useLotPurchase()
  const box = useRef<LotSearchBoxHandle>(null)
  // Whatever is asked for is shown from its first page on.
  const write = useSearchChanges(search, onSearch)
  const ask = (change: LotsSearch, how: 'replace' | 'push') =>
    write({ ...change, pagina: undefined }, how)
  const address = search.q ?? ''
  const [text, setText] = useState(address)
  const { page, counts, isEmpty, isLoading, isFailed, retry } = useFoundLots(path, search, text)

  const now = { ...search, q: cleanQuery(text) || undefined }
  const clear = () => {
    box.current?.clear()
    ask(
      { q: undefined, categoria: undefined, de: undefined, ate: undefined, disponiveis: undefined },
      'push',
    )
    // The button goes away with the filters; the search box is where the visitor goes on.
    box.current?.focus()
  }
  const remove = (field: keyof LotsSearch) => {
    if (field === 'q') box.current?.clear()
    ask({ [field]: undefined }, 'push')
    box.current?.focus()
  }
  const count = describePage(page, texts.list, pages)
  const isFiltered = activeFilters(now).length > 0
  const isWhole = useWholePage()

  return (
    <>
      <LotsHeader texts={texts} />
      <PanelBelow place={request} label={texts.purchaseLabel} designator="D3" className="wrap" />
      <section
        className="wrap pb-section"
        aria-labelledby="lotes"
        aria-busy={isLoading || undefined}
      >
        <h2 className="sr" id="lotes">
          {texts.list.title}
        </h2>
        {!isEmpty && (
          <LotFilters
            texts={texts}
            search={search}
            onChoose={(choice) => ask(choice, 'push')}
            counts={counts}
          >
            <LotSearchBox
              texts={texts.search}
              address={address}
              onWrite={(clean) => ask({ q: clean || undefined }, 'replace')}
              onText={setText}
              ref={box}
            />
          </LotFilters>
        )}
        <div className="list-count lot-list-count small num">
          <span>{count}</span>
          <AppliedFilters
            texts={texts}
            search={now}
            onRemove={remove}
            onClear={page.total > 0 ? clear : undefined}
          />
        </div>
        {isFailed && (
          <p className="hint" role="alert">
            {pages.failed}{' '}
            <button type="button" className="list-clear" onClick={retry}>
              {TRY_AGAIN}
            </button>
          </p>
        )}
        <ResultStatus text={page.total > 0 ? count : texts.empty.title} />
        {/* Another page comes at once: who goes back to it finds his place. */}
        <LotList
          key={page.page}
          lots={isWhole ? page.items : NO_CARDS}
          texts={texts}
          hrefFor={hrefFor}
          onBuy={buy}
        />
        {isWhole && page.total === 0 && (
          <NoLots texts={texts.empty} onClear={isFiltered ? clear : undefined} />
        )}
        {isWhole && (
          <ListPages
            page={page.page}
            pages={page.pages}
            texts={pages}
            hrefOf={(number) =>
              isAsked(now)
                ? lotsHref({ ...now, pagina: number > 1 ? String(number) : undefined })
                : pagePath(LOTS_PATH, number)
            }
          />
        )}
      </section>
      <RestOfPage>
        <PurchaseTerms />
        <LotsClosing heading={texts.closing} button={texts.closingButton} />
      </RestOfPage>
      <CompareBar texts={texts.compare} />
    </>
  )
}
