import { type ReactNode, useRef } from 'react'
import { boardDay } from '../../../content/prices'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { fillPlaces, formatMonth } from '../../lib/format'
import type { PriceWords } from '../../lib/price-day'
import { useAddressText, useSearchChanges } from '../../lib/use-address-text'
import { PriceDay } from '../../ui/variation'
import type { TableSearch } from './addresses'
import { nextSort, type SortColumn, sortNamed, type TableSort } from './price-table-sorts'
import { tableSections } from './price-table-sections'
import { PriceTableTools } from './price-table-tools'
import { ADD, CAPTION, foundMaterials } from './labels'
import { type RowPick, PriceTableRows, TicksForm } from './price-table-rows'

interface Props {
  texts: ScrapPageView['board']
  words: PriceWords
  materials: MaterialView[]
  search: TableSearch
  /** Writes the address: typing replaces the history entry, an order pushes a new one. */
  onSearch: (search: TableSearch, how: 'replace' | 'push') => void
  /** Gives every row the checkbox that puts its material into the estimate. */
  pick?: RowPick
  /** Stands below the rows. */
  children?: ReactNode
}

/** The price table, in the look of an exchange's display. Without scripts it is a plain table in groups. */
export function PriceTable({ texts, words, materials, search, onSearch, pick, children }: Props) {
  const { clear, ...tools } = useTableSearch(search, onSearch)
  const { text, sort, onSort } = tools
  const day = boardDay(materials)
  const baseMonth = newestBase(materials)
  const sections = tableSections(materials, text, sort)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const found = text && (count === 0 ? texts.search.none : foundMaterials(count))

  return (
    <PriceDisplay aria-labelledby="painel">
      <div className="price-table-head">
        <h2 id="painel">{texts.title}</h2>
        <p className="silk num">
          {texts.unit}
          {day && (
            <>
              , <PriceDay day={day} words={words} />
            </>
          )}
        </p>
        <PriceTableTools texts={texts} {...tools} />
      </div>
      <table className={`price-table${pick ? ' price-table-pickable' : ''}`}>
        <caption className="sr">{CAPTION}</caption>
        <TableHead
          texts={texts.columns}
          sort={sort}
          onSort={(column) => onSort(nextSort(sort, column))}
          isPickable={Boolean(pick)}
        />
        {sections.map((section) => (
          <PriceTableRows
            key={section.group ?? 'sorted'}
            section={section}
            groups={texts.groups}
            words={words}
            tableDay={day ?? ''}
            baseMonth={baseMonth}
            pick={pick}
          />
        ))}
      </table>
      {pick && <TicksForm />}
      {children}
      {count === 0 && <NothingFound texts={texts.search} onClear={clear} />}
      <p className="price-table-foot small">
        {baseMonth && `${fillPlaces(texts.base, { mes: formatMonth(baseMonth, true) })} `}
        {texts.disclaimer}
      </p>
      <p className="sr" role="status">
        {[sort && texts.orders[sort.text], found].filter(Boolean).join('. ')}
      </p>
    </PriceDisplay>
  )
}

/** The month that most variations are counted from: the newest one. */
const newestBase = (materials: Props['materials']): string | undefined =>
  materials
    .flatMap(({ variationBase }) => variationBase?.month ?? [])
    .sort()
    .at(-1)

/** The search and order of the table, from the address and from text that is not in it yet. */
function useTableSearch(search: TableSearch, onSearch: Props['onSearch']) {
  const box = useRef<HTMLInputElement>(null)
  const write = useSearchChanges(search, onSearch)
  const { text, change, show } = useAddressText(search.q ?? '', (clean) =>
    write({ q: clean || undefined }, 'replace'),
  )
  return {
    box,
    text,
    onText: change,
    clear: () => {
      show('')
      write({ q: undefined }, 'push')
      // The pressed button disappears with the empty state.
      box.current?.focus()
    },
    sort: sortNamed(search.ordem),
    onSort: (sort?: TableSort) => write({ ordem: sort?.name }, 'push'),
  }
}

interface NothingFoundProps {
  texts: ScrapPageView['board']['search']
  onClear: () => void
}

const NothingFound = ({ texts, onClear }: NothingFoundProps) => (
  <div className="price-table-none dark">
    <p>{texts.none}</p>
    <button type="button" className="btn btn-outline" onClick={onClear}>
      {texts.button}
    </button>
  </div>
)

interface TableHeadProps {
  texts: ScrapPageView['board']['columns']
  sort?: TableSort
  onSort: (column: SortColumn) => void
  /** The rows have a checkbox in a column of its own. */
  isPickable: boolean
}

function TableHead({ texts, sort, onSort, isPickable }: TableHeadProps) {
  const sorting = { sort, onSort }
  return (
    <thead>
      <tr>
        <ColumnHeading label={texts.material} column="name" {...sorting} />
        <ColumnHeading label={texts.price} column="pricePerKg" {...sorting} />
        <ColumnHeading label={texts.variation} column="variation" {...sorting} />
        <ColumnHeading label={texts.status} />
        {isPickable && (
          <th scope="col" className="price-table-pick">
            <span className="sr">{ADD}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface ColumnHeadingProps {
  label: string
  column?: SortColumn
  sort?: TableSort
  onSort?: (column: SortColumn) => void
}

/** Heading of a column: a button where the column can be sorted, plain text otherwise and without scripts. */
function ColumnHeading({ label, column, sort, onSort }: ColumnHeadingProps) {
  const direction = column && sort?.column === column ? sort.direction : undefined
  return (
    <th scope="col" className="silk" aria-sort={direction}>
      {column && onSort ? (
        <>
          <button
            type="button"
            className="price-table-heading needs-script"
            onClick={() => onSort(column)}
          >
            {label}
            <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true">
              {direction !== 'descending' && <path d="M4.5 0 8.5 5H.5z" fill="currentColor" />}
              {direction !== 'ascending' && <path d="M4.5 12 .5 7h8z" fill="currentColor" />}
            </svg>
          </button>
          {/* Rendered by the server alone, as in NoScriptNote: React must not touch it in a browser. */}
          <noscript>
            {import.meta.env.SSR && <span className="price-table-heading">{label}</span>}
          </noscript>
        </>
      ) : (
        <span className="price-table-heading">{label}</span>
      )}
    </th>
  )
}

/** A dark panel in the look of an exchange's display, with the contacts of a circuit board at its foot. */
export const PriceDisplay = ({
  children,
  ...name
}: {
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}) => (
  <section className="board" {...name}>
    <div className="board-face">{children}</div>
    <div className="board-contacts" aria-hidden="true">
      <i />
      <i />
    </div>
  </section>
)
