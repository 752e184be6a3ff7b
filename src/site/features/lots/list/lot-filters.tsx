import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import ListFilter from 'lucide-react/icons/list-filter'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { CategoryCounts } from '../../../../content/lots/listing'
import { LOTS_PATH } from '../../../../content/lots/paths'
import { LOT_CATEGORIES, LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { formatCount, formatPrice } from '../../../lib/format'
import { PressLink } from '../../../ui/press-link'
import { ResultStatus } from '../../../ui/search-box'
import { activeFilters, LOT_ORDERS, type LotOrder, type LotsSearch } from './lots-search'
import { PriceField } from './price-field'
import { Tick } from '../shared/tick'

const FORM_ID = 'filtros'
/** Id of the part with price and availability, which a phone shows on demand. */
const MORE_ID = 'mais-filtros'

const AVAILABLE = 'Só disponíveis'

interface Props {
  search: LotsSearch
  /** Gets the changed fields of the address. */
  onChoose: (choice: LotsSearch) => void
}

interface FiltersProps extends Props {
  counts: CategoryCounts
  /** Changes when the filters are cleared: a text that is no price is not in the address. */
  clearings: number
  /** The search box. */
  children: ReactNode
}

/** Search, price, category and availability of the lots. */
export function LotFilters({ search, onChoose, counts, clearings, children }: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  // Before the application ran, the link of the button may have opened the part by its fragment.
  useEffect(() => {
    if (location.hash === `#${MORE_ID}`) setOpen(true)
  }, [])
  const { de, ate, disponiveis } = search
  const hiddenCount = [de, ate, disponiveis].filter(Boolean).length
  const more = isOpen ? '' : 'max-lg:hidden [:root:not([data-running])_&:target]:flex'
  return (
    <search>
      {/* Before the application runs, Enter and the categories send the form, which leads to the same list. */}
      <form
        className="lot-filters needs-script grid grid-cols-1 items-center gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-y-3"
        id={FORM_ID}
        action={LOTS_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Enter presses the first submit button of a form: this one instead of the first category. */}
        <input type="submit" hidden />
        {children}
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${more}`} id={MORE_ID}>
          <PriceRange key={clearings} search={search} onChoose={onChoose} />
          <Tick
            name="disponiveis"
            value="sim"
            checked={disponiveis === 'sim'}
            onChange={({ target }) => onChoose({ disponiveis: target.checked ? 'sim' : undefined })}
          >
            {AVAILABLE}
          </Tick>
        </div>
        <div
          className="flex gap-2 max-lg:row-2 max-lg:-mx-margin max-lg:overflow-x-auto max-lg:px-margin max-lg:py-1 max-lg:[scrollbar-width:none] lg:col-span-full lg:flex-wrap"
          role="group"
          aria-label="Categoria"
        >
          <PressLink
            className="lot-filters-open chip border-mask-600 text-mask-600 no-underline lg:hidden"
            href={`#${MORE_ID}`}
            aria-expanded={isOpen}
            aria-controls={MORE_ID}
            onPress={() => setOpen(!isOpen)}
          >
            <ListFilter className="icon" aria-hidden="true" />
            Filtros
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
              {category ? LOT_CATEGORY_NAMES[category] : 'Todos'}{' '}
              <small>{formatCount(counts[category ?? 'todos'])}</small>
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}

function PriceRange({ search: { de, ate }, onChoose }: Props) {
  const id = useId()
  const isReversed = de !== undefined && ate !== undefined && Number(de) > Number(ate)
  const fault = isReversed ? 'O menor preço é maior que o maior. Troque os dois.' : ''
  const rangeFault = isReversed ? id : undefined
  return (
    <fieldset className="min-w-0 max-md:w-full">
      <legend className="font-[620] md:float-left md:mr-3 md:leading-12.5">Preço</legend>
      <div className="num flex items-center gap-3">
        <PriceField
          label="Menor preço"
          name="de"
          placeholder="0"
          value={de}
          rangeFault={rangeFault}
          onChange={(value) => onChoose({ de: value })}
        />
        <span className="muted">até</span>
        <PriceField
          label="Maior preço"
          name="ate"
          value={ate}
          rangeFault={rangeFault}
          onChange={(value) => onChoose({ ate: value })}
        />
      </div>
      {isReversed && (
        <p className="hint" id={id}>
          {fault}
        </p>
      )}
      <ResultStatus text={fault} />
    </fieldset>
  )
}

const ORDER_NAMES: Record<LotOrder, string> = {
  'menor-preco': 'Menor preço',
  'menor-preco-por-unidade': 'Menor preço por unidade',
}
/** The name of an order, also of the default one. */
export const orderName = (order: LotOrder | undefined): string =>
  order ? ORDER_NAMES[order] : 'Mais novos'

/** Order of the lots, beside their count. */
export function OrderField({ search, onChoose }: Props) {
  const id = useId()
  return (
    <div className="flex items-center gap-3 font-[560] whitespace-nowrap">
      <label htmlFor={id} className="max-md:sr-only">
        Ordenar por
      </label>
      <select
        className="input min-h-11 w-auto border-0 bg-transparent bg-position-[right_4px_center] py-1.5 pr-8 pl-0 font-[620] text-mask-600 field-sizing-content"
        id={id}
        form={FORM_ID}
        name="ordem"
        value={search.ordem ?? ''}
        onChange={({ target }) =>
          onChoose({ ordem: LOT_ORDERS.find((order) => order === target.value) })
        }
      >
        {[undefined, ...LOT_ORDERS].map((order) => (
          <option key={order ?? ''} value={order ?? ''}>
            {orderName(order)}
          </option>
        ))}
      </select>
    </div>
  )
}

const VIEWS = [
  { rows: false, Icon: LayoutGrid, label: 'Cartões' },
  { rows: true, Icon: List, label: 'Linhas' },
]

/** Cards or rows. */
export const ViewButtons = ({
  inRows,
  onView,
}: {
  inRows: boolean
  onView: (rows: boolean) => void
}) => (
  <div className="flex">
    {VIEWS.map(({ rows, Icon, label }) => (
      <button
        key={label}
        type="button"
        className="chip relative min-w-11 justify-center not-first:-ml-0.5 aria-pressed:z-1"
        aria-pressed={inRows === rows}
        onClick={() => onView(rows)}
      >
        <Icon className="icon" aria-hidden="true" />
        <span className="max-md:sr-only">{label}</span>
      </button>
    ))}
  </div>
)

interface AppliedProps {
  search: LotsSearch
  onRemove: (field: keyof LotsSearch) => void
}

/** A button for each filter that hides lots; pressing it removes the filter. */
export function AppliedFilters({ search, onRemove }: AppliedProps) {
  const { q, categoria, de, ate } = search
  const words: Partial<Record<keyof LotsSearch, string>> = {
    q: `“${q}”`,
    categoria: categoria && LOT_CATEGORY_NAMES[categoria],
    de: `A partir de ${formatPrice(Number(de))}`,
    ate: `Até ${formatPrice(Number(ate))}`,
    disponiveis: AVAILABLE,
  }
  return activeFilters(search).map((field) => (
    <button
      key={field}
      type="button"
      className="chip max-w-full border-transparent bg-mask-100 text-left wrap-anywhere whitespace-normal text-mask-800"
      aria-label={`Tirar o filtro: ${words[field]}`}
      onClick={() => onRemove(field)}
    >
      {words[field]}
      <X className="icon" aria-hidden="true" />
    </button>
  ))
}
