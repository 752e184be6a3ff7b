import Download from 'lucide-react/icons/download'
import { type MouseEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import {
  type ItemListView,
  ITEM_LIST_ROWS_IN_PAGE,
  sumUnits,
  unpackItemList,
} from '../../../../content/table/item-list'
import { type Grade, GRADES } from '../../../../content/vocabulary'
import { useLongItemList } from '../../../content'
import { countWords, formatCount } from '../../../lib/format'
import { cleanQuery, searchWords } from '../../../lib/search-text'
import { useSearchText } from '../../../ui/use-search-text'
import { Button } from '../../../ui/button'
import { FetchFailed } from '../../../ui/fetch-failed'
import { ResultStatus, SearchBox } from '../../../ui/search-box'
import { filterItems, type ItemOrder, sortItems } from './filter-items'
import { ItemTable } from './item-table'
import { LotGrade } from '../shared/lot-badges'
import type { LotSearch } from './lot-search'

interface Props {
  slug: string
  items: ItemListView
  search: LotSearch
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

/**
 * The items of a lot. The page's HTML has the first rows; the rest of a long list is fetched once
 * the visitor filters, sorts or wants more. The CSV is a plain file.
 */
export function ItemList({ slug, items, search: { itens = '', nota }, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const { text, setText, settle } = useSearchText(itens, (clean) =>
    onSearch({ itens: clean || undefined, nota }, 'replace'),
  )
  const list = useRows(slug, items, text, nota)
  const { rows, rest, order } = list
  const rowsFound = countWords(list.rowCount, { one: 'linha', many: 'linhas' })
  const counted = list.isFiltered ? `${rowsFound}, de ${formatCount(items.rowCount)}` : rowsFound
  const column = order.by === 'line' ? 'Linha' : (items.head.columns[order.by]?.label ?? '')
  const inOrder =
    list.isSorted && `${column}, em ordem ${order.descending ? 'decrescente' : 'crescente'}`
  const clear = () => {
    settle('')
    onSearch({}, 'push')
    // The pressed button disappears with the empty state.
    box.current?.focus()
  }
  const choose = (grade?: Grade) => {
    // Writes the typed text together with the grade, because a later write of the text alone would
    // restore the old grade.
    onSearch({ itens: settle(text) || undefined, nota: grade }, 'push')
  }
  const showMore = ({ currentTarget }: MouseEvent) => {
    list.showMore()
    // The button may be about to disappear, so the last row takes the focus and reading continues
    // behind it.
    const row = currentTarget
      .closest('.item-list')
      ?.querySelector<HTMLElement>('tbody tr:last-child')
    if (!row) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }
  return (
    <div className="item-list @container" aria-busy={list.isWaiting || undefined}>
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
          <GradeFilter items={items} chosen={nota} onChoose={choose} />
        </search>
        <a className="btn btn-outline max-md:w-full" href={items.csv.href} download>
          <Download className="icon" aria-hidden="true" />
          Baixar CSV{' '}
          <span className="num font-normal">
            {formatCount(Math.max(1, Math.round(items.csv.bytes / 1000)))} KB
          </span>
        </a>
      </div>
      {rest.isError && (
        <FetchFailed
          className="hint mt-4"
          text={`A relação inteira não carregou; aparecem as primeiras ${formatCount(items.head.rows.length)} linhas.`}
          onRetry={rest.refetch}
        />
      )}
      <ResultStatus
        text={[rows.length > 0 ? counted : EMPTY, inOrder].filter(Boolean).join('. ')}
      />
      {rows.length > 0 ? (
        <ItemTable
          columns={list.columns}
          rows={list.shown}
          words={list.words}
          order={order}
          onOrder={list.setOrder}
          counted={counted}
          units={list.units}
        />
      ) : (
        <div className="empty-state mt-4">
          <h3>{EMPTY}</h3>
          <Button variant="outline" onClick={clear}>
            Limpar o filtro
          </Button>
        </div>
      )}
      {list.hasMore && (
        <p className="needs-script mt-6 text-center">
          <Button variant="outline" busy={rest.isFetching} onClick={showMore}>
            Mostrar mais {ITEM_LIST_ROWS_IN_PAGE}
          </Button>
        </p>
      )}
    </div>
  )
}

const EMPTY = 'Nenhum item com esse filtro'

interface GradeFilterProps extends Pick<Props, 'items'> {
  chosen: Grade | undefined
  onChoose: (grade?: Grade) => void
}

/** A button for each functional grade in the list, with its units; nothing for a list without grades. */
function GradeFilter({ items: { functional, units }, chosen, onChoose }: GradeFilterProps) {
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

/** The rows that are shown: filtered, in an order, and so many. */
function useRows(slug: string, items: ItemListView, text: string, grade: Grade | undefined) {
  const [order, setOrder] = useState<ItemOrder>({ by: 'line', descending: false })
  const [limit, setLimit] = useState(ITEM_LIST_ROWS_IN_PAGE)
  // The box shows a typed letter before the rows follow.
  const query = useDeferredValue(text)
  const isSorted = order.by !== 'line' || order.descending
  const isFiltered = cleanQuery(query) !== '' || grade !== undefined
  const isLong = items.rowCount > items.head.rows.length
  const needsRest = isLong && (isSorted || isFiltered || limit > ITEM_LIST_ROWS_IN_PAGE)
  const rest = useLongItemList(slug, needsRest)
  const packed = rest.data ?? items.head
  const all = useMemo(() => unpackItemList(packed), [packed])
  // The visitor may be looking for a row that has not loaded yet: until the rest has arrived or
  // failed, rows and counts stay as they are.
  const isWaiting = needsRest && !rest.data && !rest.isError
  const rows = useMemo(
    () => (isWaiting ? all.rows : sortItems(all, filterItems(all, { text: query, grade }), order)),
    [isWaiting, all, query, grade, order],
  )
  const isCounted = !isLong || Boolean(rest.data) || (isFiltered && !isWaiting)
  const rowCount = isCounted ? rows.length : items.rowCount
  return {
    rows,
    rest,
    order,
    setOrder,
    isWaiting,
    columns: all.columns,
    shown: rows.slice(0, limit),
    words: searchWords(query),
    isFiltered: isFiltered && !isWaiting,
    isSorted: isSorted && !isWaiting,
    rowCount,
    units: isCounted ? sumUnits(rows) : items.units,
    hasMore: rowCount > limit && rows.length > 0,
    showMore: () => setLimit(limit + ITEM_LIST_ROWS_IN_PAGE),
  }
}
