import ListFilter from 'lucide-react/icons/list-filter'
import { type ReactNode, useId, useState } from 'react'
import type { CategoryCounts } from '../../../../content/lots/listing'
import { LOT_CATEGORIES, LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { formatCount } from '../../../lib/format'
import { Tick } from '../shared/lot-parts'
import { addressPrice, parsePrice } from '../shared/parse-price'
import type { LotsSearch } from './lots-search'

/** Id of the part with price and availability, which a phone shows on demand. */
const MORE_ID = 'mais-filtros'

interface Props {
  search: LotsSearch
  /** Gets the changed fields of the address. */
  onChoose: (choice: LotsSearch) => void
  counts: CategoryCounts
  /** The search box. */
  children: ReactNode
}

/** Search, price, category and availability of the lots. */
export function LotFilters({ search, onChoose, counts, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { de, ate, disponiveis } = search
  const hiddenCount = [de, ate, disponiveis].filter(Boolean).length
  return (
    <search className="lot-filters needs-script grid grid-cols-1 items-center gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-y-3">
      {children}
      <div
        className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${isOpen ? '' : 'max-lg:hidden'}`}
        id={MORE_ID}
      >
        <fieldset className="min-w-0 max-md:w-full">
          <legend className="font-[620] md:float-left md:mr-3 md:leading-12.5">Preço</legend>
          <div className="num flex items-center gap-3">
            <PriceField name="de" label="Menor preço" value={de} onChoose={onChoose} />
            <span className="muted">até</span>
            <PriceField name="ate" label="Maior preço" value={ate} onChoose={onChoose} />
          </div>
        </fieldset>
        <Tick
          name="disponiveis"
          checked={disponiveis === 'sim'}
          onChange={({ target }) => onChoose({ disponiveis: target.checked ? 'sim' : undefined })}
        >
          Só disponíveis
        </Tick>
      </div>
      <div
        className="flex gap-2 max-lg:row-2 max-lg:-mx-margin max-lg:overflow-x-auto max-lg:px-margin max-lg:py-1 max-lg:[scrollbar-width:none] lg:col-span-full lg:flex-wrap"
        role="group"
        aria-label="Categoria"
      >
        <button
          type="button"
          className="lot-filters-open chip border-mask-600 text-mask-600 lg:hidden"
          aria-expanded={isOpen}
          aria-controls={MORE_ID}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter className="icon" aria-hidden="true" />
          Filtros
          {hiddenCount > 0 && <span className="badge badge-quiet">{hiddenCount}</span>}
        </button>
        {[undefined, ...LOT_CATEGORIES].map((category) => (
          <button
            key={category ?? ''}
            type="button"
            className="chip"
            aria-pressed={search.categoria === category}
            onClick={() => onChoose({ categoria: category })}
          >
            {category ? LOT_CATEGORY_NAMES[category] : 'Todos'}{' '}
            <small>{formatCount(counts[category ?? 'todos'])}</small>
          </button>
        ))}
      </div>
    </search>
  )
}

interface PriceFieldProps {
  name: 'de' | 'ate'
  label: string
  /** As in the address; undefined when the field does not filter. */
  value: string | undefined
  onChoose: (choice: LotsSearch) => void
}

/**
 * One end of the price range. It counts when the visitor leaves the field or presses Enter: the first digits of
 * a price are another price.
 */
function PriceField({ name, label, value = '', onChoose }: PriceFieldProps) {
  const id = useId()
  // What was typed holds until the address has another price.
  const [typed, setTyped] = useState({ over: value, text: value })
  const text = typed.over === value ? typed.text : value
  const fault = Number.isNaN(parsePrice(text)) ? 'Não entendemos o preço. Escreva como 1500.' : ''
  const commit = () => {
    const next = addressPrice(text)
    if (!fault && next !== (value || undefined)) onChoose({ [name]: next })
  }
  return (
    <div className="relative max-md:flex-1 md:w-33">
      <span
        className="pointer-events-none absolute left-3 leading-12.5 text-ink-muted"
        aria-hidden="true"
      >
        R$
      </span>
      <input
        className="input pl-10"
        name={name}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        onChange={({ target }) => setTyped({ over: value, text: target.value })}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {/* Always in the page: screen readers do not announce a region that comes with its text. */}
      <p
        className="absolute top-full z-2 mt-1 w-max max-w-68 rounded-control border border-danger bg-white px-2.5 py-1.5 text-small text-danger-dark empty:sr-only"
        id={id}
        role="status"
      >
        {fault}
      </p>
    </div>
  )
}
