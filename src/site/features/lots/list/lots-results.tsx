import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { writeCep } from '../../../../content/lots/freight'
import type { LotView } from '../../../../content/views/views'
import { PanelBelow } from '../../../handoff/message-panel'
import type { MessagePlace } from '../../../handoff/use-prepared-message'
import { keepOnDevice, useKeptOnDevice } from '../../../lib/store'
import { countWords } from '../../../lib/format'
import type { Page } from '../../../lib/paginate'
import { Button } from '../../../ui/button'
import { ListPages } from '../../../ui/list-pages'
import { ResultStatus } from '../../../ui/search-box'
import { CepField, useDelivery, useLotPurchase } from '../shared/lot-requests'
import { LotCard } from './lot-card'
import { isFiltered, LOT_ORDERS, lotsHref, type LotsSearch, orderNamed } from './lots-search'

/** Key under which the device remembers the view, by the word that the address has for it. */
const VIEW = 'lotes-ver'
const VIEWS = [
  { ver: undefined, Icon: LayoutGrid, label: 'Cartões' },
  { ver: 'linhas', Icon: List, label: 'Linhas' },
] as const

const EMPTY = 'Nenhum lote encontrado'

interface Props {
  page: Page<LotView>
  search: LotsSearch
  onChoose: (choice: LotsSearch) => void
  onView: (view: LotsSearch['ver']) => void
  onClear: () => void
}

/** How many lots were found and by which filters, their cards, and the links to other pages. */
export function LotsResults({ page, search, onChoose, onView, onClear }: Props) {
  const { cep, of } = useDelivery()
  const { request, hrefFor, buy } = useLotPurchase('lotes')
  // The panel belongs to the visit in which a button was pressed; later one line leads to it.
  const [hasPanel, setPanel] = useState(false)
  const buyHere = (lot: LotView) => {
    buy(lot)
    setPanel(true)
  }
  const kept = useKeptOnDevice(VIEW)
  const inRows = (search.ver ?? kept) === 'linhas'
  const count = countWords(page.total, { one: 'lote', many: 'lotes' })
  const isEmpty = page.total === 0
  const said = [
    isEmpty ? EMPTY : count,
    page.page > 1 && `Página ${page.page}`,
    LOT_ORDERS.find(([order]) => order === search.ordem)?.[1],
    cep && `Preços com entrega em ${writeCep(cep)}`,
  ]
  return (
    <>
      <ListPanel request={request} isOpen={hasPanel} onOpen={() => setPanel(true)} />
      <div className="lots-found small num flex flex-wrap items-center gap-3 md:mb-4 md:min-h-14 md:border-b-2 md:border-copper-500 md:pt-2.5 md:pb-1">
        <b className="h4">{count}</b>
        {isFiltered(search) && !isEmpty && (
          <button type="button" className="list-clear" onClick={onClear}>
            Limpar filtros
          </button>
        )}
        <details className="needs-script print:hidden ml-auto max-w-full max-md:open:basis-full">
          <summary className="chip whitespace-normal">
            <Truck className="icon" aria-hidden="true" />
            {cep ? `Entrega em ${writeCep(cep)}` : 'Preço com entrega'}
          </summary>
          <div className="py-3">
            <CepField />
          </div>
        </details>
        <div className="needs-script print:hidden flex flex-wrap items-center justify-between gap-3 max-md:w-full">
          {!isEmpty && <ViewButtons inRows={inRows} onView={onView} />}
          <label className="flex items-center gap-3 font-[560] whitespace-nowrap">
            <span className="max-md:sr-only">Ordenar por</span>
            <select
              className="input min-h-11 w-auto border-0 bg-transparent bg-position-[right_4px_center] py-1.5 pr-8 pl-0 font-[620] text-mask-600 field-sizing-content"
              name="ordem"
              value={search.ordem ?? ''}
              onChange={({ target }) => onChoose({ ordem: orderNamed(target.value) })}
            >
              <option value="">Mais novos</option>
              {LOT_ORDERS.map(([order, name]) => (
                <option key={order} value={order}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <ResultStatus text={said.filter(Boolean).join('. ')} />
      {isEmpty ? (
        <NothingFound onClear={onClear} />
      ) : (
        // The key renders another page at once, so that going back finds the scroll position.
        <div
          key={page.page}
          className={`lot-list @container grid grid-cols-1 gap-3 ${inRows ? 'lot-list-rows' : 'md:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] md:gap-5'}`}
        >
          {page.items.map((lot, index) => (
            <LotCard
              key={lot.slug}
              lot={lot}
              purchase={{ hrefFor, buy: buyHere }}
              delivery={of(lot)}
              priority={index === 0}
            />
          ))}
        </div>
      )}
      <ListPages
        page={page.page}
        pages={page.pages}
        hrefOf={(number) => lotsHref(search, number)}
      />
    </>
  )
}

/** Chooses cards or rows, which the device remembers. */
const ViewButtons = ({ inRows, onView }: { inRows: boolean } & Pick<Props, 'onView'>) => (
  <div className="flex">
    {VIEWS.map(({ ver, Icon, label }) => (
      <button
        key={label}
        type="button"
        className="chip relative min-w-11 justify-center not-first:-ml-0.5 aria-pressed:z-1"
        aria-pressed={inRows === (ver === 'linhas')}
        onClick={() => {
          keepOnDevice(VIEW, ver ?? '')
          onView(ver)
        }}
      >
        <Icon className="icon" aria-hidden="true" />
        <span className="max-md:sr-only">{label}</span>
      </button>
    ))}
  </div>
)

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <div className="empty-state">
    <i className="trace-pad" aria-hidden="true" />
    <h3>{EMPTY}</h3>
    <p className="muted">
      Tente outra palavra ou escolha outra categoria. Procura algo que não está aqui? Pergunte pelo
      WhatsApp.
    </p>
    <Button variant="outline" onClick={onClear}>
      Limpar filtros
    </Button>
  </div>
)

interface PanelProps {
  request: MessagePlace
  isOpen: boolean
  onOpen: () => void
}

/** The message of a lot of the list, or one line that leads back to it. */
function ListPanel({ request, isOpen, onOpen }: PanelProps) {
  if (isOpen || !request.prepared)
    return <PanelBelow place={request} label="Compra de lote" designator="D3" className="py-6" />
  const open = () => {
    onOpen()
    // A task later the panel is there.
    setTimeout(() => document.querySelector<HTMLElement>('.prepared-message h2')?.focus())
  }
  return (
    <p className="small mt-3">
      <button type="button" className="list-clear" onClick={open}>
        {`Ver a mensagem preparada: ${request.prepared.subject}`}
      </button>
    </p>
  )
}
