import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import type { LotView } from '../../../content/views'
import type { LotCategory } from '../../../content/vocabulary'
import { countWords } from '../../lib/format'
import { cleanQuery } from '../../lib/query-text'
import { useLots, useLotsPage, useShell } from '../../content'
import { PanelBelow } from '../../handoff/shell/prepared-message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useAddressText } from '../../lib/use-address-text'
import { showToast } from '../../ui/toast'
import { findLots } from './find-lots'
import { LotFilters } from './lot-filters'
import { LotList } from './lot-list'
import { LotsClosing } from './lots-closing'
import { LotsHeader } from './lots-header'
import type { LotsSearch } from './lots-search'
import { NoLots } from './no-lots'
import { PurchaseTerms } from './purchase-terms'
import { ResultStatus } from './result-status'
import { usePreparedSearch } from './use-prepared-search'

interface Props {
  search: LotsSearch
  /** Writes the address: typing replaces the entry of the history, a choice pushes a new one. */
  onSearch: (search: LotsSearch, how: 'replace' | 'push') => void
}

const purchaseOf = ({ title, price }: LotView) => ({ kind: 'lot', lot: title, price }) as const

/** /lotes-informatica: the list of lots with its search; the message that asks to buy one stands between title and list. */
export function LotsPage({ search, onSearch }: Props) {
  const texts = useLotsPage()
  const lots = useLots()
  const { toasts } = useShell()
  const request = usePreparedMessage('lote')
  const { q = '', categoria } = search
  const box = useRef<HTMLInputElement>(null)
  const { text, change, show } = useAddressText(q, (clean) => onSearch({ q: clean || undefined, categoria }, 'replace'))
  const wanted = useDeferredValue(text)
  const found = useMemo(() => findLots(lots, wanted, categoria), [lots, wanted, categoria])
  usePreparedSearch(lots)

  const choose = (category?: LotCategory) => onSearch({ q: cleanQuery(text) || undefined, categoria: category }, 'push')
  const clear = () => {
    show('')
    onSearch({}, 'push')
    // The button goes away with the empty state; the search box is where the visitor goes on.
    box.current?.focus()
  }
  const { href, keep } = request
  const draftFor = useCallback((lot: LotView) => href(purchaseOf(lot)), [href])
  const buy = useCallback((lot: LotView) => {
    showToast(toasts.lotDraftOpened)
    keep(purchaseOf(lot))
  }, [toasts, keep])

  const count = countWords(found.lots.length, texts.list)
  const filtered = cleanQuery(text) !== '' || categoria !== undefined

  return (
    <>
      <LotsHeader texts={texts} />
      <PanelBelow place={request} label={texts.purchaseLabel} designator="D3" className="wrap" />
      <section className="wrap pb-section" aria-labelledby="lotes">
        <h2 className="sr" id="lotes">{texts.list.title}</h2>
        {lots.length > 0 && (
          <LotFilters texts={texts} text={text} onText={change} category={categoria} onCategory={choose} counts={found.counts} inputRef={box} />
        )}
        <div className="list-count small num">
          <span>{count}</span>
          {filtered && found.lots.length > 0 && <button type="button" className="list-clear" onClick={clear}>{texts.empty.button}</button>}
        </div>
        <ResultStatus text={found.lots.length > 0 ? count : texts.empty.title} />
        {found.lots.length > 0
          ? <LotList lots={found.lots} texts={texts} draftFor={draftFor} onBuy={buy} />
          : <NoLots texts={texts.empty} onClear={filtered ? clear : undefined} />}
      </section>
      <PurchaseTerms />
      <LotsClosing heading={texts.closing} button={texts.closingButton} />
    </>
  )
}
