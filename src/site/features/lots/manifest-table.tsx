/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone `display` changes, and a browser then forgets what a table is */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo, type ReactNode } from 'react'
import type { ItemListColumn, ItemListRow } from '../../../content/item-list/item-list'
import type { LotPageView } from '../../../content/views'
import { GRADES } from '../../../content/vocabulary'
import { formatCount } from '../../lib/format'
import { markMatches } from '../../lib/search-text'
import type { ManifestOrder } from './filter-manifest'
import { LotGrade } from './lot-grade'

interface Props {
  columns: readonly ItemListColumn[]
  rows: readonly ItemListRow[]
  /** What the filter looks for, as `searchWords` gives it. */
  words: readonly string[]
  order: ManifestOrder
  onOrder: (order: ManifestOrder) => void
  texts: Pick<LotPageView['manifest'], 'caption' | 'lineLabel' | 'totalLabel' | 'inLabel'>
  total: { rows: string; units: number }
}

const CLASS: Record<ItemListColumn['kind'], string> = {
  model: 'manifest-table-model',
  text: 'manifest-table-part',
  functional: 'manifest-table-grade',
  cosmetic: 'manifest-table-grade',
  units: 'manifest-table-units',
}

const Marked = ({ text, words }: { text: string; words: readonly string[] }): ReactNode =>
  words.length === 0
    ? text
    : markMatches(text, words).map(({ text: part, found }, index) =>
        found ? <mark key={index}>{part}</mark> : part,
      )

function Cell({
  column,
  text,
  words,
}: {
  column: ItemListColumn
  text: string
  words: readonly string[]
}): ReactNode {
  const grade = GRADES.find((letter) => letter === text)
  if ((column.kind === 'functional' || column.kind === 'cosmetic') && grade)
    return <LotGrade grade={grade} small />
  return column.kind === 'units' ? formatCount(Number(text)) : <Marked text={text} words={words} />
}

/**
 * Rows of a manifest with their total. The roles are written out: on a phone each row is a block of its own, and a changed `display`
 * takes the table's meaning away.
 */
export const ManifestTable = memo(function ManifestTable({
  columns,
  rows,
  words,
  order,
  onOrder,
  texts,
  total,
}: Props) {
  const heading = (label: string, by: ManifestOrder['by'], className: string) => {
    const active = order.by === by
    const Arrow = order.descending ? ArrowDown : ArrowUp
    return (
      <th
        key={label}
        role="columnheader"
        scope="col"
        className={className}
        aria-sort={active ? (order.descending ? 'descending' : 'ascending') : undefined}
      >
        <button
          type="button"
          className="silk needs-script"
          onClick={() => onOrder({ by, descending: active && !order.descending })}
        >
          {label}
          {active && <Arrow className="icon" aria-hidden="true" />}
        </button>
        {/* Without script a heading is only a heading. As in NoScriptNote: in a browser React leaves it alone. */}
        <noscript>{import.meta.env.SSR && <span className="silk">{label}</span>}</noscript>
      </th>
    )
  }
  return (
    <table className="manifest-table num" role="table">
      <caption className="sr">{texts.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heading(texts.lineLabel, 'line', 'manifest-table-line')}
          {columns.map(({ label, kind }, index) => heading(label, index, CLASS[kind]))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.line} role="row">
            <td role="cell" className="manifest-table-line">
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
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control; it goes with its column */}
          <td role="cell" className="manifest-table-line" />
          <th role="rowheader" scope="row" colSpan={columns.length - 1}>
            {texts.totalLabel}{' '}
            <span className="muted">
              {texts.inLabel} {total.rows}
            </span>
          </th>
          <td role="cell" className="manifest-table-units">
            {formatCount(total.units)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
})
