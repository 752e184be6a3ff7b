import Download from 'lucide-react/icons/download'
import { useRef, useMemo, useState } from 'react'
import {
  type ItemListView,
  ITEM_LIST_ROWS_IN_PAGE,
  sumUnits,
  unpackItemList,
} from '../../../content/item-list/item-list'
import { type Grade, GRADES } from '../../../content/vocabulary'
import { useContent, useLongItemList } from '../../content'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { Button } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { ResultStatus, SearchBox } from '../../ui/search-box'
import { ItemTable } from './item-table'
import { gradeOf, orderedBy } from './labels'
import { LotGrade } from './shared/lot-badges'
import type { LotSearch } from './lot-search'
import { cleanQuery, searchWords } from '../../lib/search-text'
import { useAddressText, useAfterFrame } from '../../lib/use-address-text'
import { filterItems, type ItemOrder, sortItems } from './filter-items'

interface Props {
  slug: string
  items: ItemListView
  search: LotSearch
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

const kilobytes = (bytes: number) => `${formatCount(Math.max(1, Math.round(bytes / 1000)))} KB`

/**
 * The items of a lot. The page's HTML has the first rows; the rest of a long list is fetched once
 * the visitor filters, sorts or wants more. The CSV is a plain file.
 */
export function ItemList({ slug, items, search, onSearch }: Props) {
  const { itemList: texts } = useContent('lot-page')
  const box = useRef<HTMLInputElement>(null)
  const list = useItems(slug, items, search, onSearch)
  const { rows, rest, filter } = list
  const rowsFound = countWords(list.rowCount, texts.rows)
  const counted = list.isFiltered
    ? fillPlaces(texts.found, { linhas: rowsFound, todas: formatCount(items.rowCount) })
    : rowsFound
  const { by, descending } = list.table.order
  const order =
    list.isSorted &&
    orderedBy(by === 'line' ? texts.lineLabel : (items.head.columns[by]?.label ?? ''), descending)

  const clear = () => {
    filter.clear()
    // The pressed button disappears with the empty state.
    box.current?.focus()
  }
  return (
    <div className="item-list" aria-busy={list.isWaiting || undefined}>
      <div className="item-list-tools">
        <search className="item-list-filters flex flex-1 flex-wrap gap-3">
          <SearchBox
            label={texts.filterLabel}
            isLabelHidden
            placeholder={texts.filterPlaceholder}
            text={filter.text}
            onText={filter.change}
            inputRef={box}
          />
          <GradeFilter items={items} chosen={search.nota} onChoose={filter.choose} />
        </search>
        <DownloadLink {...items.csv} />
      </div>
      {rest.isError && (
        <FetchFailed
          className="hint mt-4"
          text={fillPlaces(texts.failed, { linhas: formatCount(items.head.rows.length) })}
          onRetry={rest.refetch}
        />
      )}
      <ResultStatus
        text={[rows.length > 0 ? counted : texts.emptyTitle, order].filter(Boolean).join('. ')}
      />
      {rows.length > 0 ? (
        <ItemTable {...list.table} texts={texts} counted={counted} units={list.units} />
      ) : (
        <NoItems onClear={clear} />
      )}
      {list.hasMore && <MoreRows isFetching={rest.isFetching} onMore={list.showMore} />}
    </div>
  )
}

function MoreRows({ isFetching, onMore }: { isFetching: boolean; onMore: () => void }) {
  const { itemList } = useContent('lot-page')
  return (
    <p className="needs-script mt-6 text-center">
      <Button
        variant="outline"
        busy={isFetching}
        onClick={({ currentTarget }) => {
          onMore()
          // The button may be about to disappear, so the last row takes the focus and reading
          // continues behind it.
          const row = currentTarget
            .closest('.item-list')
            ?.querySelector<HTMLElement>('tbody tr:last-child')
          if (!row) return
          row.tabIndex = -1
          row.focus({ preventScroll: true })
        }}
      >
        {itemList.moreButton}
      </Button>
    </p>
  )
}

function NoItems({ onClear }: { onClear: () => void }) {
  const { itemList } = useContent('lot-page')
  return (
    <div className="empty-state mt-4">
      <h3>{itemList.emptyTitle}</h3>
      <Button variant="outline" onClick={onClear}>
        {itemList.emptyButton}
      </Button>
    </div>
  )
}

/** The list as a file, with its size. */
function DownloadLink({ href, bytes }: ItemListView['csv']) {
  const { itemList } = useContent('lot-page')
  return (
    <a className="btn btn-outline" href={href} download>
      <Download className="icon" aria-hidden="true" />
      {itemList.downloadButton} <span className="muted num">{kilobytes(bytes)}</span>
    </a>
  )
}

interface GradeFilterProps extends Pick<Props, 'items'> {
  chosen: Grade | undefined
  onChoose: (grade?: Grade) => void
}

/** A button for each functional grade in the list, with its units; nothing for a list without grades. */
function GradeFilter({ items: { functional, units }, chosen, onChoose }: GradeFilterProps) {
  const { itemList, grades } = useContent('lot-page')
  if (!functional) return null
  const used = GRADES.filter((grade) => functional[grade] > 0)
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={grades.functional.title}>
      {[undefined, ...used].map((grade) => (
        <button
          key={grade ?? ''}
          type="button"
          className="chip"
          aria-pressed={chosen === grade}
          aria-label={grade && gradeOf(grade, formatCount(functional[grade]))}
          onClick={() => onChoose(grade)}
        >
          {grade ? <LotGrade grade={grade} small /> : itemList.allLabel}{' '}
          <small>{formatCount(grade ? functional[grade] : units)}</small>
        </button>
      ))}
    </div>
  )
}

/** The rows that are shown, and the state that decides which: filter, order and how many. */
function useItems(
  slug: string,
  items: ItemListView,
  { itens = '', nota }: LotSearch,
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void,
) {
  const [order, setOrder] = useState<ItemOrder>({ by: 'line', descending: false })
  const [limit, setLimit] = useState(ITEM_LIST_ROWS_IN_PAGE)
  const { text, change, show } = useAddressText(itens, (clean) =>
    onSearch({ itens: clean || undefined, nota }, 'replace'),
  )
  const wanted = useAfterFrame(text)

  const isSorted = order.by !== 'line' || order.descending
  const isFiltered = cleanQuery(wanted) !== '' || nota !== undefined
  const isLong = items.rowCount > items.head.rows.length
  const needsRest = isSorted || isFiltered || limit > ITEM_LIST_ROWS_IN_PAGE
  const rest = useLongItemList(slug, isLong && needsRest)
  const packed = rest.data ?? items.head
  const all = useMemo(() => unpackItemList(packed), [packed])
  // The visitor may be looking for a row that has not loaded yet: until the rest has arrived or
  // failed, rows and counts stay as they are.
  const isWaiting = isLong && needsRest && !rest.data && !rest.isError
  const rows = useMemo(
    () =>
      isWaiting ? all.rows : sortItems(all, filterItems(all, { text: wanted, grade: nota }), order),
    [isWaiting, all, wanted, nota, order],
  )
  const shown = useMemo(() => rows.slice(0, limit), [rows, limit])
  const words = useMemo(() => searchWords(wanted), [wanted])
  const isCounted = !isLong || Boolean(rest.data) || (isFiltered && !isWaiting)
  const rowCount = isCounted ? rows.length : items.rowCount

  return {
    rows,
    rest,
    isWaiting,
    isFiltered: isFiltered && !isWaiting,
    isSorted: isSorted && !isWaiting,
    rowCount,
    units: isCounted ? sumUnits(rows) : items.units,
    hasMore: rowCount > limit && rows.length > 0,
    showMore: () => setLimit(limit + ITEM_LIST_ROWS_IN_PAGE),
    table: { columns: all.columns, rows: shown, words, order, onOrder: setOrder },
    filter: {
      text,
      change,
      choose: (grade?: Grade) => {
        // Writes the typed text together with the grade, because a later write of the text alone
        // would restore the old grade.
        show(text)
        onSearch({ itens: cleanQuery(text) || undefined, nota: grade }, 'push')
      },
      clear: () => {
        show('')
        onSearch({}, 'push')
      },
    },
  }
}
