import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import ListFilter from 'lucide-react/icons/list-filter'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { CategoryCounts } from '../../../content/lots/listing'
import { LOTS_PATH } from '../../../content/lots/paths'
import type { LotsPageView } from '../../../content/views'
import { LOT_CATEGORIES } from '../../../content/vocabulary'
import { formatCount } from '../../lib/format'
import { PressLink } from '../../ui/press-link'
import { ResultStatus } from '../../ui/search-box'
import { LOT_ORDERS } from './find-lots'
import { CATEGORY } from './labels'
import type { LotsSearch } from './lots-search'
import { PriceField } from './price-field'

const FORM_ID = 'filtros'
/** Id of the part with price and availability, which a phone shows on demand. */
const MORE_ID = 'mais-filtros'

interface Props {
  texts: Pick<LotsPageView, 'categories' | 'filters'>
  /** The search box. */
  children: ReactNode
  search: LotsSearch
  /** Gets the changed fields of the address. */
  onChoose: (choice: Partial<LotsSearch>) => void
  counts: CategoryCounts
}

/** Search, price, order, category and availability of the lots. */
export function LotFilters({ texts, search, onChoose, counts, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  // Before the application ran, the link of the button may have opened the part by its fragment.
  useEffect(() => {
    if (location.hash === `#${MORE_ID}`) setOpen(true)
  }, [])
  const { filters } = texts
  const { de, ate, disponiveis } = search
  const hiddenCount = [de, ate, disponiveis].filter(Boolean).length
  return (
    <search>
      {/* Before the application runs, Enter and the categories send the form, which leads to the same list. */}
      <form
        className="lot-filters"
        id={FORM_ID}
        action={LOTS_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Enter presses the first submit button of a form: this one instead of the first category. */}
        <input type="submit" hidden />
        {children}
        <div className={`lot-filters-more${isOpen ? ' lot-filters-shown' : ''}`} id={MORE_ID}>
          <PriceRange filters={filters} search={search} onChoose={onChoose} />
          <AvailableTick filters={filters} search={search} onChoose={onChoose} />
        </div>
        <div className="lot-filters-chips" role="group" aria-label={CATEGORY}>
          <PressLink
            className="chip lot-filters-open"
            href={`#${MORE_ID}`}
            aria-expanded={isOpen}
            aria-controls={MORE_ID}
            onPress={() => setOpen(!isOpen)}
          >
            <ListFilter className="icon" aria-hidden="true" />
            {filters.button}
            {hiddenCount > 0 && <span className="badge badge-quiet">{hiddenCount}</span>}
          </PressLink>
          {[undefined, ...LOT_CATEGORIES].map((category) => (
            <button
              key={category ?? ''}
              type="submit"
              name="categoria"
              value={category ?? ''}
              className="chip"
              aria-pressed={search.categoria === category}
              onClick={(event) => {
                event.preventDefault()
                onChoose({ categoria: category })
              }}
            >
              {texts.categories[category ?? 'todos']}{' '}
              <small>{formatCount(counts[category ?? 'todos'])}</small>
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}

interface PartProps extends Pick<Props, 'search' | 'onChoose'> {
  filters: LotsPageView['filters']
}

function AvailableTick({ filters, search, onChoose }: PartProps) {
  const isTicked = search.disponiveis === 'sim'
  const show = (ticked: boolean) => onChoose({ disponiveis: ticked ? 'sim' : undefined })
  return (
    <label className="lot-tick">
      <input
        type="checkbox"
        name="disponiveis"
        value="sim"
        checked={isTicked}
        onChange={(event) => show(event.target.checked)}
      />
      {filters.availableLabel}
    </label>
  )
}

function PriceRange({ filters, search: { de, ate }, onChoose }: PartProps) {
  const id = useId()
  const isReversed = de !== undefined && ate !== undefined && Number(de) > Number(ate)
  const shared = { faults: filters.faults, rangeFault: isReversed ? id : undefined }
  return (
    <fieldset className="min-w-0">
      <legend>{filters.priceLabel}</legend>
      <div className="num flex items-center gap-3">
        <PriceField
          {...shared}
          name="de"
          label={filters.fromLabel}
          placeholder="0"
          value={de}
          onChange={(value) => onChoose({ de: value })}
        />
        <span className="muted">{filters.between}</span>
        <PriceField
          {...shared}
          name="ate"
          label={filters.toLabel}
          placeholder=""
          value={ate}
          onChange={(value) => onChoose({ ate: value })}
        />
      </div>
      {isReversed && (
        <p className="hint" id={id}>
          {filters.faults.reversed}
        </p>
      )}
      <ResultStatus text={isReversed ? filters.faults.reversed : ''} />
    </fieldset>
  )
}

/** Order of the lots, beside their count. */
export function OrderField({ filters, search, onChoose }: PartProps) {
  const id = useId()
  const choose = (chosen: string) =>
    onChoose({ ordem: LOT_ORDERS.find((order) => order === chosen) })
  return (
    <div className="lot-filters-order flex items-center gap-3 whitespace-nowrap">
      <label htmlFor={id} className="max-md:sr-only">
        {filters.orderLabel}
      </label>
      <select
        className="input"
        id={id}
        form={FORM_ID}
        name="ordem"
        value={search.ordem ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{filters.orders.newest}</option>
        {LOT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {filters.orders[order]}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ViewProps {
  texts: LotsPageView['filters']
  inRows: boolean
  onView: (rows: boolean) => void
}

/** Cards or rows. */
export function ViewButtons({ texts, inRows, onView }: ViewProps) {
  const views = [
    { rows: false, Icon: LayoutGrid, label: texts.cardsButton },
    { rows: true, Icon: List, label: texts.rowsButton },
  ]
  return (
    <div className="lot-filters-view needs-script flex">
      {views.map(({ rows, Icon, label }) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-pressed={inRows === rows}
          onClick={() => onView(rows)}
        >
          <Icon className="icon" aria-hidden="true" />
          <span className="max-md:sr-only">{label}</span>
        </button>
      ))}
    </div>
  )
}
