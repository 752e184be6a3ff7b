import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { boardDay } from '../../../../content/prices/prices'
import type { MaterialView } from '../../../../content/views/views'
import { MATERIAL_GROUP_NAMES } from '../../../../content/vocabulary'
import { formatMonth } from '../../../lib/format'
import { SearchBox } from '../../../ui/search-box'
import { useSearchText } from '../../../ui/use-search-text'
import { PriceDay } from '../../../ui/variation'
import { SCRAP_PATH } from '../shared/addresses'
import { countMaterials } from '../shared/estimate'
import { PriceDisplay } from '../shared/price-display'
import {
  nextSort,
  sortNamed,
  SORTS,
  type TableSearch,
  type TableSort,
  tableSections,
} from './price-table-order'
import { Row, type RowPick, TableHead, TicksForm } from './price-table-rows'

interface Props {
  disclaimer: string
  materials: MaterialView[]
  search: TableSearch
  /** Changes the address: typing replaces the history entry, an order pushes a new one. */
  onSearch: (change: TableSearch, how: 'replace' | 'push') => void
  /** Gives every row the checkbox that puts its material into the estimate. */
  pick?: RowPick
  /** Stands below the rows. */
  children?: ReactNode
}

/** The price table, in the look of an exchange's display. Without scripts it is a plain table in groups. */
export function PriceTable({ disclaimer, materials, search, onSearch, pick, children }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const { text, setText, settle } = useSearchText(search.q ?? '', (q) =>
    onSearch({ q: q || undefined }, 'replace'),
  )
  const sort = sortNamed(search.ordem)
  const sections = tableSections(materials, text, sort)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const found = count === 0 ? 'Nenhum material encontrado.' : countMaterials(count)
  const day = boardDay(materials)
  // The month that most variations are counted from: the newest one.
  const months = materials.map(({ variationBase }) => variationBase?.month ?? '')
  const base = months.sort().at(-1) ?? ''

  return (
    <PriceDisplay
      aria-labelledby="painel"
      terms={
        (base &&
          `Variação sobre o preço médio de ${formatMonth(base, true)}. Com asterisco, o material ainda não tem histórico. `) +
        disclaimer
      }
    >
      <div className="grid items-end gap-x-6 gap-y-1.5 px-5 py-6 pb-1 @min-[40rem]:print:p-0 @min-[40rem]:grid-cols-[1fr_minmax(0,16rem)] @min-[40rem]:px-8 @min-[40rem]:pb-6">
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
        <Tools
          text={text}
          onText={setText}
          box={box}
          sort={sort}
          onSort={(ordem) => onSearch({ ordem }, 'push')}
        />
      </div>
      <table className={`price-table num ${pick ? 'price-table-pickable' : ''}`}>
        <caption className="sr">
          Preço de compra por quilo, variação e situação de cada material
        </caption>
        <TableHead
          sort={sort}
          onSort={(column) => onSearch({ ordem: nextSort(sort, column)?.name }, 'push')}
          isPickable={pick !== undefined}
        />
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
              settle('')
              onSearch({ q: undefined }, 'push')
              // The pressed button disappears with the empty state.
              box.current?.focus()
            }}
          >
            Mostrar todos
          </button>
        </div>
      )}
      <p className="sr" role="status">
        {[sort?.label, text && found].filter(Boolean).join('. ')}
      </p>
    </PriceDisplay>
  )
}

interface ToolsProps {
  text: string
  onText: (text: string) => void
  box: RefObject<HTMLInputElement | null>
  sort: TableSort | undefined
  onSort: (name: string | undefined) => void
}

/** Search box of the price table; on phones, where the columns have no headings, also the choice of order. */
function Tools({ text, onText, box, sort, onSort }: ToolsProps) {
  const id = useId()
  return (
    // Before the application runs, Enter sends the form, which leads to the same table.
    <form
      role="search"
      className="price-table-tools needs-script mt-2 flex flex-wrap gap-2 @min-[40rem]:col-2 @min-[40rem]:row-[1/3] @min-[40rem]:mt-0 @min-[40rem]:block @min-[40rem]:self-center [&>.relative]:flex-[5_1_8.5rem]"
      action={SCRAP_PATH}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox
        label="Buscar material"
        placeholder="Buscar"
        isLabelHidden
        name="q"
        text={text}
        onText={onText}
        inputRef={box}
      />

      <div className="flex-[4_1_7.5rem] @min-[40rem]:hidden">
        <label className="sr" htmlFor={id}>
          Ordem
        </label>
        <select
          className="input"
          id={id}
          name="ordem"
          value={sort?.name ?? ''}
          onChange={({ target }) => onSort(target.value || undefined)}
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
  )
}
