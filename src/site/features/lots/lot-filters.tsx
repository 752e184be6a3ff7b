import ListFilter from 'lucide-react/icons/list-filter'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { LOTS_PATH } from '../../../content/lots/paths'
import type { CategoryCounts } from '../../../content/lots/listing'
import type { LotsPageView } from '../../../content/views'
import { formatCount } from '../../lib/format'
import { useTicked, useTyped } from '../../lib/use-typed'
import { buttonClass } from '../../ui/button'
import { PressLink } from '../../ui/press-link'
import { CATEGORY_BUTTONS } from './find-lots'
import { CATEGORY } from './labels'
import type { LotsSearch } from './lots-search'
import { PriceBound } from './price-bound'
import { LOT_ORDERS } from './sort-lots'

/** Price and state, which a phone shows on demand. */
const MORE_ID = 'mais-filtros'

interface Props {
  texts: Pick<LotsPageView, 'categories' | 'filters'>
  /** The search box. */
  children: ReactNode
  search: LotsSearch
  /** A choice, as the address says it. */
  onChoose: (choice: Partial<LotsSearch>) => void
  counts: CategoryCounts
}

/** Search, price, order, category and state of the lots. On a phone price and state open on demand. */
export function LotFilters({
  texts,
  search: { categoria, ordem, de, ate, disponiveis },
  onChoose,
  counts,
  children,
}: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // Opened by its address before the page ran: it stays open.
  useEffect(() => {
    if (location.hash === `#${MORE_ID}`) setOpen(true)
  }, [])
  const { filters } = texts
  const showAvailable = (isTicked: boolean) =>
    onChoose({ disponiveis: isTicked ? 'sim' : undefined })
  const order = (wanted: string) => onChoose({ ordem: LOT_ORDERS.find((name) => name === wanted) })
  const tick = useTicked(disponiveis === 'sim', showAvailable)
  const list = useTyped<HTMLSelectElement>(ordem ?? '', order)
  const hidden = [de, ate, disponiveis].filter(Boolean).length
  const isReversed = de !== undefined && ate !== undefined && Number(de) > Number(ate)
  return (
    <search>
      {/* Until the page runs, Enter and the categories ask for the address that says the same. */}
      <form className="lot-filters" action={LOTS_PATH} onSubmit={(event) => event.preventDefault()}>
        {/* What Enter presses: without it, the first category. */}
        <input type="submit" hidden />
        {children}
        <PressLink
          className={buttonClass('outline', 'lot-filters-open')}
          href={`#${MORE_ID}`}
          aria-expanded={isOpen}
          aria-controls={MORE_ID}
          onPress={() => setOpen(!isOpen)}
        >
          <ListFilter className="icon" aria-hidden="true" />
          {filters.button}
          {hidden > 0 && <span className="lot-filters-count num">{hidden}</span>}
        </PressLink>
        <div className={`lot-filters-more${isOpen ? ' lot-filters-shown' : ''}`} id={MORE_ID}>
          <fieldset>
            <legend>{filters.priceLabel}</legend>
            <div className="lot-filters-range num">
              <PriceBound
                name="de"
                label={filters.fromLabel}
                placeholder="0"
                value={de}
                faults={filters.faults}
                onChange={(value) => onChoose({ de: value })}
              />
              <span className="muted">{filters.between}</span>
              <PriceBound
                name="ate"
                label={filters.toLabel}
                placeholder=""
                value={ate}
                faults={filters.faults}
                onChange={(value) => onChoose({ ate: value })}
              />
            </div>
            {isReversed && (
              <p className="hint" role="alert">
                {filters.faults.reversed}
              </p>
            )}
          </fieldset>
          <label className="lot-tick lot-filters-available">
            <input
              type="checkbox"
              name="disponiveis"
              value="sim"
              checked={disponiveis === 'sim'}
              ref={tick}
              onChange={(event) => showAvailable(event.target.checked)}
            />
            {filters.availableLabel}
          </label>
        </div>
        <div className="field lot-filters-order">
          <label htmlFor={`${id}-order`}>{filters.orderLabel}</label>
          <select
            className="input"
            id={`${id}-order`}
            name="ordem"
            value={ordem ?? ''}
            ref={list}
            onChange={(event) => order(event.target.value)}
          >
            <option value="">{filters.orders.newest}</option>
            {LOT_ORDERS.map((name) => (
              <option key={name} value={name}>
                {filters.orders[name]}
              </option>
            ))}
          </select>
        </div>
        <div className="lot-filters-chips" role="group" aria-label={CATEGORY}>
          {CATEGORY_BUTTONS.map((name) => {
            const value = name === 'todos' ? undefined : name
            return (
              <button
                key={name}
                type="submit"
                name="categoria"
                value={value ?? ''}
                className="chip"
                aria-pressed={categoria === value}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose({ categoria: value })
                }}
              >
                {texts.categories[name]} <small>{formatCount(counts[name])}</small>
              </button>
            )
          })}
        </div>
      </form>
    </search>
  )
}
