import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { writeCep } from '../../../../content/lots/freight'
import type { LotView } from '../../../../content/views/views'
import { PanelBelow } from '../../../handoff/message-panel'
import { keepOnDevice, useKeptOnDevice } from '../../../lib/device-store'
import { describePage, type Page } from '../../../lib/paginate'
import { Button } from '../../../ui/button'
import { ListPages } from '../../../ui/list-pages'
import { ResultStatus } from '../../../ui/search-box'
import { LotCard } from './lot-card'
import { AppliedFilters, orderName, OrderField, ViewButtons } from './lot-filters'
import { CepField, useDelivery } from '../shared/lot-freight'
import { activeFilters, lotsHref, type LotsSearch } from './lots-search'
import { useLotPurchase } from '../shared/use-lot-purchase'

/** Key under which the device remembers the view, by the word that the address has for it. */
const VIEW = 'lotes-ver'

interface Props {
  page: Page<LotView>
  search: LotsSearch
  onChoose: (choice: LotsSearch) => void
  onView: (view: LotsSearch['ver']) => void
  onRemove: (field: keyof LotsSearch) => void
  onClear: () => void
}

/** How many lots were found and by which filters, their cards, and the links to other pages. */
export function LotsResults({ page, search, onChoose, onView, onRemove, onClear }: Props) {
  const { cep, of } = useDelivery()
  const { hrefFor, buy, panel } = useListPurchase()
  const kept = useKeptOnDevice(VIEW)
  const inRows = (search.ver ?? kept) === 'linhas'
  const count = describePage(page, { one: 'lote', many: 'lotes' })
  const isEmpty = page.total === 0
  const said = [
    isEmpty ? 'Nenhum lote encontrado' : count,
    search.ordem && orderName(search.ordem),
    cep && `Preços com entrega em ${writeCep(cep)}`,
  ]
  const isFiltered = activeFilters(search).length > 0
  return (
    <>
      {panel}
      <div className="lots-found small num flex flex-wrap items-center gap-3 md:mb-4 md:min-h-14 md:border-b-2 md:border-copper-500 md:pt-2.5 md:pb-1">
        <b className="h4">{count}</b>
        <AppliedFilters search={search} onRemove={onRemove} />
        {isFiltered && !isEmpty && (
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
          {!isEmpty && (
            <ViewButtons
              inRows={inRows}
              onView={(rows) => {
                const ver = rows ? 'linhas' : undefined
                keepOnDevice(VIEW, ver ?? '')
                onView(ver)
              }}
            />
          )}
          <OrderField search={search} onChoose={onChoose} />
        </div>
      </div>
      <ResultStatus text={said.filter(Boolean).join('. ')} />
      {/* The key renders another page at once, so that going back finds the scroll position. */}
      {!isEmpty && (
        <div
          key={page.page}
          className={`lot-list @container grid grid-cols-1 gap-3 ${inRows ? 'lot-list-rows' : 'md:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] md:gap-5'}`}
        >
          {page.items.map((lot, index) => {
            const delivery = of(lot)
            return (
              <LotCard
                key={lot.slug}
                lot={lot}
                href={hrefFor(lot)}
                onBuy={buy}
                delivered={typeof delivery === 'string' ? {} : delivery}
                priority={index === 0}
                compares
              />
            )
          })}
        </div>
      )}
      {isEmpty && (
        <div className="empty-state">
          <i className="trace-pad" aria-hidden="true" />
          <h3>Nenhum lote encontrado</h3>
          <p className="muted">
            Tente outra palavra ou escolha outra categoria. Procura algo que não está aqui? Pergunte
            pelo WhatsApp.
          </p>
          {isFiltered && (
            <Button variant="outline" onClick={onClear}>
              Limpar filtros
            </Button>
          )}
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

/**
 * The purchase of a lot of the list, and the panel of its message. The panel belongs to the visit
 * in which the button was pressed; later one line leads back to it.
 */
function useListPurchase() {
  const { request, hrefFor, buy } = useLotPurchase('lotes')
  const [pressed, setPressed] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const buyHere = (lot: LotView) => {
    buy(lot)
    setPressed(document.querySelector<HTMLElement>(`#lote-${lot.slug}`))
    setOpen(true)
  }
  const clear = () => {
    request.clear()
    setOpen(false)
    // The panel takes its button away with it: the visitor goes on at the lot. A task later the
    // lot stands where it stays.
    const back = pressed?.querySelector('a') ?? document.querySelector<HTMLElement>('.lot-card a')
    setTimeout(() => back?.focus())
  }
  const showAgain = () => {
    setOpen(true)
    // The pressed button gives way to the panel.
    setTimeout(() => document.querySelector<HTMLElement>('.prepared-message h2')?.focus())
  }
  const panel = !request.prepared ? null : isOpen ? (
    <PanelBelow
      place={{ ...request, clear }}
      label="Compra de lote"
      designator="D3"
      className="py-6"
    />
  ) : (
    <p className="small mt-3">
      <button type="button" className="list-clear" onClick={showAgain}>
        {`Ver a mensagem preparada: ${request.prepared.message.subject}`}
      </button>
    </p>
  )
  return { hrefFor, buy: buyHere, panel }
}
