// The roles are written out because phones get other values of `display`, which take a table's meaning away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo, type ReactNode } from 'react'
import type { ItemListColumn, ItemListRow } from '../../../content/item-list/item-list'
import type { LotPageView } from '../../../content/views'
import { GRADES } from '../../../content/vocabulary'
import { formatCount } from '../../lib/format'
import { markMatches } from '../../lib/search-text'
import type { ItemOrder } from './filter-items'
import { LotGrade } from './shared/lot-badges'

interface Props {
  columns: readonly ItemListColumn[]
  rows: readonly ItemListRow[]
  /** Words to mark, as `searchWords` returns them. */
  words: readonly string[]
  order: ItemOrder
  onOrder: (order: ItemOrder) => void
  texts: Pick<LotPageView['itemList'], 'caption' | 'lineLabel' | 'totalLabel' | 'inLabel'>
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

interface CellProps {
  column: ItemListColumn
  text: string
  words: readonly string[]
}

function Cell({ column: { kind }, text, words }: CellProps): ReactNode {
  const grade = GRADES.find((letter) => letter === text)
  if ((kind === 'functional' || kind === 'cosmetic') && grade)
    return <LotGrade grade={grade} small />
  if (kind === 'units') return formatCount(Number(text))
  if (words.length === 0) return text
  return markMatches(text, words).map(({ text: part, found }, index) =>
    found ? <mark key={index}>{part}</mark> : part,
  )
}

/** The rows with their total. `memo`: typing in the filter must not render them before the filter has run. */
export const ItemTable = memo(function ItemTable({
  columns,
  rows,
  words,
  order,
  onOrder,
  texts,
  counted,
  units,
}: Props) {
  const sorting = { order, onOrder }
  const heads = [
    { label: texts.lineLabel, by: 'line' as const, className: 'item-table-line' },
    ...columns.map(({ label, kind }, by) => ({ label, by, className: CLASS[kind] })),
  ]
  return (
    <table className="item-table num" role="table">
      <caption className="sr">{texts.caption}</caption>
      <thead role="rowgroup" className="@max-[40rem]:sr-only">
        <tr role="row">
          {heads.map((head) => (
            <ColumnHeading key={head.label} {...head} {...sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.line} row={row} columns={columns} words={words} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
          <td role="cell" className="item-table-line" />
          <th role="rowheader" scope="row" colSpan={columns.length - 1}>
            {texts.totalLabel}{' '}
            <span className="muted">
              {texts.inLabel} {counted}
            </span>
          </th>
          <td role="cell" className="item-table-units">
            {formatCount(units)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
})

interface HeadingProps extends Pick<Props, 'order' | 'onOrder'> {
  label: string
  by: ItemOrder['by']
  className: string
}

/** Heading of a column: a button that sorts by it, or plain text without scripts. */
function ColumnHeading({ label, by, className, order, onOrder }: HeadingProps) {
  const isSorted = order.by === by
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="silk needs-script"
        onClick={() => onOrder({ by, descending: isSorted && !order.descending })}
      >
        {label}
        {isSorted && <Arrow className="icon" aria-hidden="true" />}
      </button>
      {/* Rendered by the server alone, as in NoScriptNote: React must not touch it in a browser. */}
      <noscript>{import.meta.env.SSR && <span className="silk">{label}</span>}</noscript>
    </th>
  )
}

function Row({ row, columns, words }: Pick<Props, 'columns' | 'words'> & { row: ItemListRow }) {
  return (
    <tr role="row">
      <td role="cell" className="item-table-line">
        {row.line}
      </td>
      {columns.map((column, index) => {
        const cell = <Cell column={column} text={row.cells[index] ?? ''} words={words} />
        return column.kind === 'model' ? (
          <th key={column.label} role="rowheader" scope="row" className={CLASS.model}>
            {cell}
          </th>
        ) : (
          <td
            key={column.label}
            role="cell"
            className={CLASS[column.kind]}
            data-label={column.label}
          >
            {cell}
          </td>
        )
      })}
    </tr>
  )
}
