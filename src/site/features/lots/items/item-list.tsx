// The roles are written out because phones get other values of `display`, which take a table's meaning away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import Download from 'lucide-react/icons/download'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import {
  gradeOf,
  type ItemListColumn,
  type ItemListRow,
  type ItemListView,
  sumUnits,
} from '../../../../content/table/item-list'
import { type Grade, GRADES } from '../../../../content/vocabulary'
import { focusAround } from '../../../lib/focus-around'
import { countWords, formatCount } from '../../../lib/format'
import { cleanQuery, markMatches, searchOf, searchWords } from '../../../lib/search-text'
import { Button, buttonClass } from '../../../ui/button'
import { ResultStatus, SearchBox, useSearchText } from '../../../ui/search-box'
import { LotGrade } from '../shared/lot-parts'

/** Query of a lot's page: the text of the filter of its item list. */
export interface LotSearch {
  itens?: string
}

/** Reads `?itens=`. Never throws: a wrong value is dropped, which removes it from the address. */
export const validateLotSearch = ({ itens }: Record<string, unknown>): LotSearch => ({
  itens: (typeof itens === 'string' && cleanQuery(itens)) || undefined,
})

/** Finds the rows that contain every word. No match spans two cells, since a word has no blank. */
export const findItems = searchOf(({ cells }: ItemListRow) => cells.join(' '))

interface Props {
  items: ItemListView
  search: LotSearch
  onSearch: (search: LotSearch) => void
}

const EMPTY = 'Nenhum item com esse filtro'

/** Rows that are shown at first, and more with each press. */
const AT_ONCE = 50

/** The items of a lot, with their filter. The CSV is a plain file. */
export function ItemList({ items, search: { itens = '' }, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const { text, setText } = useSearchText(itens, (clean) => onSearch({ itens: clean || undefined }))
  const [limit, setLimit] = useState(AT_ONCE)
  // The box shows a typed letter before the rows follow.
  const query = useDeferredValue(text)
  const [grade, setGrade] = useState<Grade>()
  const rows = findItems(items.rows, query).filter(
    (row) => !grade || gradeOf(items, row, 'functional') === grade,
  )
  const all = cleanQuery(query) || grade ? `, de ${formatCount(items.rows.length)}` : ''
  const counted = countWords(rows.length, { one: 'linha', many: 'linhas' }) + all
  return (
    <div className="item-list @container">
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <search className="needs-script flex flex-1 flex-wrap gap-3 max-md:basis-full max-md:[&>.relative]:basis-full md:[&>.relative]:basis-80">
          <SearchBox
            label="Filtrar a relação"
            isLabelHidden
            placeholder="modelo, memória, SSD"
            text={text}
            onText={setText}
            inputRef={box}
          />
          <GradeFilter items={items} chosen={grade} onChoose={setGrade} />
        </search>
        <a className={buttonClass('outline', 'max-md:w-full')} href={items.csv.href} download>
          <Download className="icon" aria-hidden="true" />
          Baixar CSV{' '}
          <span className="num font-normal">
            {formatCount(Math.max(1, Math.round(items.csv.bytes / 1000)))} KB
          </span>
        </a>
      </div>
      <ResultStatus text={rows.length > 0 ? counted : EMPTY} />
      {rows.length > 0 ? (
        <ItemTable
          columns={items.columns}
          rows={rows.slice(0, limit)}
          words={searchWords(query)}
          counted={counted}
          units={sumUnits(rows)}
        />
      ) : (
        <div className="empty-state mt-4">
          <h3>{EMPTY}</h3>
          <Button
            variant="outline"
            onClick={() => {
              setText('')
              setGrade(undefined)
              // The pressed button disappears with the empty state.
              box.current?.focus()
            }}
          >
            Limpar o filtro
          </Button>
        </div>
      )}
      {rows.length > limit && (
        <p className="needs-script mt-6 text-center">
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget)
              setLimit(limit + AT_ONCE)
            }}
          >
            Mostrar mais {AT_ONCE}
          </Button>
        </p>
      )}
    </div>
  )
}

type FilterProps = {
  items: ItemListView
  chosen: Grade | undefined
  onChoose: (grade: Grade | undefined) => void
}

/** A button for each functional grade in the list, with its units; nothing for a list without grades. */
function GradeFilter({ items: { functional, units }, chosen, onChoose }: FilterProps) {
  if (!functional) return null
  const used = GRADES.filter((grade) => functional[grade] > 0)
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Funcional">
      {[undefined, ...used].map((grade) => {
        const count = formatCount(grade ? functional[grade] : units)
        return (
          <button
            key={grade ?? ''}
            type="button"
            className="chip"
            aria-pressed={chosen === grade}
            aria-label={grade && `Nota ${grade}, ${count}`}
            onClick={() => onChoose(grade)}
          >
            {grade ? <LotGrade grade={grade} small /> : 'Todas'} <small>{count}</small>
          </button>
        )
      })}
    </div>
  )
}

const CLASS: Record<ItemListColumn['kind'], string> = {
  model: 'item-table-model',
  text: 'item-table-part',
  functional: 'item-table-grade',
  cosmetic: 'item-table-grade',
  units: 'item-table-units',
}

function cellOf(kind: ItemListColumn['kind'], text: string, words: readonly string[]): ReactNode {
  const grade = GRADES.find((letter) => letter === text)
  if ((kind === 'functional' || kind === 'cosmetic') && grade)
    return <LotGrade grade={grade} small />
  if (kind === 'units') return formatCount(Number(text))
  return markMatches(text, words).map(({ text: part, found }, index) =>
    found ? <mark key={index}>{part}</mark> : part,
  )
}

interface TableProps {
  columns: readonly ItemListColumn[]
  rows: readonly ItemListRow[]
  /** Words to mark, as `searchWords` returns them. */
  words: readonly string[]
  /** How many rows there are, in words, and their units. */
  counted: string
  units: number
}

/** The rows with their total. */
function ItemTable({ columns, rows, words, counted, units }: TableProps) {
  const heads = [
    { label: 'Linha', className: 'item-table-line' },
    ...columns.map(({ label, kind }) => ({ label, className: CLASS[kind] })),
  ]
  return (
    <table className="item-table num" role="table">
      <caption className="sr">Itens do lote, com configuração, notas e quantidade</caption>
      <thead role="rowgroup" className="@max-[40rem]:sr-only">
        <tr role="row">
          {heads.map(({ label, className }) => (
            <th key={label} role="columnheader" scope="col" className={className}>
              <span className="silk motif-target">{label}</span>
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
              const [Cell, role] =
                kind === 'model' ? (['th', 'rowheader'] as const) : (['td', 'cell'] as const)
              return (
                <Cell key={label} role={role} className={CLASS[kind]} data-label={label}>
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
