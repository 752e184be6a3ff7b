import { type ReactNode, useId, useRef } from 'react'
import { boardDay } from '../../../content/prices'
import type { MaterialView } from '../../../content/views'
import { MATERIAL_GROUP_NAMES } from '../../../content/vocabulary'
import { formatDecimal, formatMonth } from '../../lib/format'
import { oldPriceText, variationBaseText } from '../../lib/price-day'
import { useAddressText, useSearchChanges } from '../../lib/use-address-text'
import { SearchBox } from '../../ui/search-box'
import { SmartLink } from '../../ui/smart-link'
import { PriceDay, Variation } from '../../ui/variation'
import { materialHref, SCRAP_PATH, type TableSearch } from './addresses'
import { PriceDisplay } from './price-display'
import { nextSort, type SortColumn, sortNamed, SORTS, tableSections } from './price-table-order'

/** Connects the rows' checkboxes with the estimate. */
export interface RowPick {
  has: (slug: string) => boolean
  /** Puts a material into the estimate or takes it out; does nothing when it already is so. */
  onPick: (slug: string, isPicked: boolean) => void
}

interface Props {
  disclaimer: string
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
export function PriceTable({ disclaimer, materials, search, onSearch, pick, children }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const orderId = useId()
  const write = useSearchChanges(search, onSearch)
  const { text, change, show } = useAddressText(search.q ?? '', (clean) =>
    write({ q: clean || undefined }, 'replace'),
  )
  const sort = sortNamed(search.ordem)
  const sections = tableSections(materials, text, sort)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const found =
    count === 0 ? 'Nenhum material encontrado.' : `${count} materia${count === 1 ? 'l' : 'is'}`
  const day = boardDay(materials)
  const base = newestBase(materials)
  const head = (column: SortColumn, label: string) => (
    <ColumnHeading
      label={label}
      direction={sort?.column === column ? sort.direction : undefined}
      onSort={() => write({ ordem: nextSort(sort, column)?.name }, 'push')}
    />
  )

  return (
    <PriceDisplay aria-labelledby="painel">
      <div className="price-table-head">
        <h2 id="painel" className="text-h3 text-on-dark">
          Quanto pagamos por kg
        </h2>
        <p className="silk num text-on-dark-muted">
          R$ por kg
          {day && (
            <>
              , <PriceDay day={day} />
            </>
          )}
        </p>
        {/* Before the application runs, Enter sends the form, which leads to the same table. */}
        <form
          role="search"
          className="price-table-tools"
          action={SCRAP_PATH}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchBox
            label="Buscar material"
            placeholder="Buscar"
            isLabelHidden
            name="q"
            text={text}
            onText={change}
            inputRef={box}
          />
          <div className="price-table-order">
            <label className="sr" htmlFor={orderId}>
              Ordem
            </label>
            <select
              className="input"
              id={orderId}
              name="ordem"
              value={sort?.name ?? ''}
              onChange={({ target }) => write({ ordem: target.value || undefined }, 'push')}
            >
              <option value="">Por grupo</option>
              {SORTS.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </form>
      </div>
      <table className={`price-table num${pick ? ' price-table-pickable' : ''}`}>
        <caption className="sr">
          Preço de compra por quilo, variação e situação de cada material
        </caption>
        <thead>
          <tr>
            {head('name', 'Material')}
            {head('pricePerKg', 'R$/kg')}
            {head('variation', 'Variação')}
            <th scope="col" className="silk">
              <span className="price-table-heading">Situação</span>
            </th>
            {pick && (
              <th scope="col" className="price-table-pick">
                <span className="sr">Somar à estimativa</span>
              </th>
            )}
          </tr>
        </thead>
        {sections.map(({ group, rows }) => (
          <tbody key={group ?? 'sorted'}>
            {group && (
              <tr className="price-table-group">
                <th colSpan={pick ? 5 : 4} scope="rowgroup" className="silk">
                  {MATERIAL_GROUP_NAMES[group]}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.slug} material={row} tableDay={day ?? ''} base={base} pick={pick} />
            ))}
          </tbody>
        ))}
      </table>
      {pick && <TicksForm />}
      {children}
      {count === 0 && (
        <div className="dark grid justify-items-start gap-4 p-5 md:p-8">
          <p>{found}</p>
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => {
              show('')
              write({ q: undefined }, 'push')
              // The pressed button disappears with the empty state.
              box.current?.focus()
            }}
          >
            Mostrar todos
          </button>
        </div>
      )}
      <p className="price-table-foot">
        {base &&
          `Variação sobre o preço médio de ${formatMonth(base, true)}. Com asterisco, o material ainda não tem histórico. `}
        {disclaimer}
      </p>
      <p className="sr" role="status">
        {[sort?.label, text && found].filter(Boolean).join('. ')}
      </p>
    </PriceDisplay>
  )
}

/** The month that most variations are counted from: the newest one. */
const newestBase = (materials: readonly MaterialView[]): string | undefined =>
  materials
    .flatMap(({ variationBase }) => variationBase?.month ?? [])
    .sort()
    .at(-1)

interface ColumnHeadingProps {
  label: string
  direction: 'ascending' | 'descending' | undefined
  onSort: () => void
}

/** Heading of a column that can be sorted: a button, and plain text without scripts. */
const ColumnHeading = ({ label, direction, onSort }: ColumnHeadingProps) => (
  <th scope="col" className="silk" aria-sort={direction}>
    <button type="button" className="price-table-heading needs-script" onClick={onSort}>
      {label}
      <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true">
        {direction !== 'descending' && <path d="M4.5 0 8.5 5H.5z" fill="currentColor" />}
        {direction !== 'ascending' && <path d="M4.5 12 .5 7h8z" fill="currentColor" />}
      </svg>
    </button>
    {/* Rendered by the server alone: React must not touch the content of noscript in a browser. */}
    <noscript>
      {import.meta.env.SSR && <span className="price-table-heading">{label}</span>}
    </noscript>
  </th>
)

interface RowProps {
  material: MaterialView
  /** Day of the whole table, AAAA-MM-DD; a price that is much older shows its own day. */
  tableDay: string
  /** Month that the table names as the base of its variations; another one shows in the row. */
  base: string | undefined
  pick: RowPick | undefined
}

/**
 * The price of a material, with an asterisk for a variation without a history. The checkbox is no
 * button, because a box that is ticked before the application runs stays ticked and counts
 * afterwards.
 */
function Row({ material, tableDay, base, pick }: RowProps) {
  const { slug, name, pricePerKg, variation, variationBase, status, prices } = material
  const day = prices[0]?.day ?? tableDay
  const old = oldPriceText(day, tableDay)
  return (
    <tr className="tappable">
      <th scope="row">
        <SmartLink className="tap" href={materialHref(material)}>
          {name}
        </SmartLink>
      </th>
      <td className="price-table-price" translate="no">
        <span className="board-price">{formatDecimal(pricePerKg)}</span>
      </td>
      <td className="price-table-variation">
        <Variation points={variation} />
        {!variationBase && '*'}
        {variationBase && variationBase.month !== base && (
          <small className="price-table-note">{variationBaseText(variationBase, day)}</small>
        )}
        {old && <small className="price-table-note">{old}</small>}
      </td>
      <td className="price-table-status">
        <span className="status-dot">{status}</span>
      </td>
      {pick && (
        <td className="price-table-pick">
          <input
            type="checkbox"
            className="price-table-tick"
            form={TICKS}
            aria-label={`Somar à estimativa: ${name}`}
            checked={pick.has(slug)}
            onChange={({ target }) => {
              // Safari does not focus a clicked checkbox, and estimate-notice.tsx moves a focus
              // that is on no element.
              target.focus({ preventScroll: true })
              pick.onPick(slug, target.checked)
            }}
          />
        </td>
      )}
    </tr>
  )
}

const TICKS = 'marcas'

/**
 * The form of the checkboxes. It turns off the browser's own memory, which would contradict the
 * estimate in this tab's storage and which a checkbox cannot turn off itself; the button keeps
 * Enter on a checkbox from sending the form.
 */
const TicksForm = () => (
  <form id={TICKS} autoComplete="off" hidden>
    <button disabled>Somar à estimativa</button>
  </form>
)
