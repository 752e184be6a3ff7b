import { type ReactNode, useRef } from 'react'
import { boardDay } from '../../../../content/prices/prices'
import type { MaterialView } from '../../../../content/views/views'
import { MATERIAL_GROUP_NAMES } from '../../../../content/vocabulary'
import { formatMonth } from '../../../lib/format'
import { useSearchChanges } from '../../../lib/use-search-changes'
import { useSearchText } from '../../../ui/use-search-text'
import { PriceDay } from '../../../ui/variation'
import { PriceDisplay } from '../shared/price-display'
import { nextSort, sortNamed, type TableSearch, tableSections } from './price-table-order'
import { Row, type RowPick, TableHead, TicksForm } from './price-table-rows'
import { PriceTableTools } from './price-table-tools'

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
  const write = useSearchChanges(search, onSearch)
  const { text, setText, settle } = useSearchText(search.q ?? '', (clean) =>
    write({ q: clean || undefined }, 'replace'),
  )
  const sort = sortNamed(search.ordem)
  const sections = tableSections(materials, text, sort)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const found =
    count === 0 ? 'Nenhum material encontrado.' : `${count} materia${count === 1 ? 'l' : 'is'}`
  const day = boardDay(materials)
  const base = newestBase(materials)

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
        <PriceTableTools
          text={text}
          onText={setText}
          box={box}
          sort={sort}
          onSort={(name) => write({ ordem: name }, 'push')}
        />
      </div>
      <table className={`price-table num${pick ? ' price-table-pickable' : ''}`}>
        <caption className="sr">
          Preço de compra por quilo, variação e situação de cada material
        </caption>
        <TableHead
          sort={sort}
          onSort={(column) => write({ ordem: nextSort(sort, column)?.name }, 'push')}
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
