// The roles are written out because phones get other values of `display`, which take a table's meaning away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import type { ItemListColumn, ItemListRow } from '../../../../content/table/item-list'
import { GRADES } from '../../../../content/vocabulary'
import { formatCount } from '../../../lib/format'
import { markMatches } from '../../../lib/search-text'
import { LotGrade } from '../shared/lot-parts'
import type { ItemOrder } from './filter-items'

interface Props {
  columns: readonly ItemListColumn[]
  rows: readonly ItemListRow[]
  /** Words to mark, as `searchWords` returns them. */
  words: readonly string[]
  order: ItemOrder
  onOrder: (order: ItemOrder) => void
  /** How many rows there are, in words, and their units. */
  counted: string
  units: number
}

const CLASS: Record<ItemListColumn['kind'], string> = {
  model: 'item-table-model',
  text: 'item-table-part',
  functional: 'item-table-grade',
  cosmetic: 'item-table-grade',
  units: 'item-table-units',
}

const NAME = { role: 'rowheader', scope: 'row' }

function cellOf(kind: ItemListColumn['kind'], text: string, words: readonly string[]): ReactNode {
  const grade = GRADES.find((letter) => letter === text)
  if ((kind === 'functional' || kind === 'cosmetic') && grade)
    return <LotGrade grade={grade} small />
  if (kind === 'units') return formatCount(Number(text))
  return markMatches(text, words).map(({ text: part, found }, index) =>
    found ? <mark key={index}>{part}</mark> : part,
  )
}

/** The rows with their total. */
export function ItemTable({ columns, rows, words, order, onOrder, counted, units }: Props) {
  const heads = [
    { label: 'Linha', by: 'line' as const, className: 'item-table-line' },
    ...columns.map(({ label, kind }, by) => ({ label, by, className: CLASS[kind] })),
  ]
  const direction = order.descending ? 'descending' : 'ascending'
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <table className="item-table num" role="table">
      <caption className="sr">Itens do lote, com configuração, notas e quantidade</caption>
      <thead role="rowgroup" className="@max-[40rem]:sr-only">
        <tr role="row">
          {heads.map(({ label, by, className }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={className}
              aria-sort={order.by === by ? direction : undefined}
            >
              {/* Sorts by the column. */}
              <button
                type="button"
                className="silk needs-script motif-target gap-1 p-0 text-left hover:underline"
                onClick={() => onOrder({ by, descending: order.by === by && !order.descending })}
              >
                {label}
                {order.by === by && <Arrow className="icon" aria-hidden="true" />}
              </button>
              {/* Rendered by the server alone, as in NoScriptNote: React must not touch it in a browser. */}
              <noscript>{import.meta.env.SSR && <span className="silk">{label}</span>}</noscript>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" translate="no">
        {rows.map(({ line, cells }) => (
          <tr role="row" key={line}>
            {/* On paper, room for a tick, for who checks a load that has arrived. */}
            <td
              role="cell"
              className="item-table-line print:after:float-right print:after:size-[5mm] print:after:border print:after:content-['']"
            >
              {line}
            </td>
            {columns.map(({ kind, label }, index) => {
              const Cell = kind === 'model' ? 'th' : 'td'
              const meaning = kind === 'model' ? NAME : { role: 'cell' }
              return (
                <Cell key={label} {...meaning} className={CLASS[kind]} data-label={label}>
                  {cellOf(kind, cells[index] ?? '', words)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
          <td role="cell" className="item-table-line" />
          <th role="rowheader" scope="row" colSpan={columns.length - 1}>
            Total{' '}
            {/* A new element for each count: a translator takes the text of the old one from React. */}
            <span key={counted} className="muted font-normal">
              em {counted}
            </span>
          </th>
          <td role="cell" className="item-table-units" translate="no">
            {formatCount(units)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
