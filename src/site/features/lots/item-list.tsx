import Download from 'lucide-react/icons/download'
import { useRef } from 'react'
import type { ItemListView } from '../../../content/item-list/item-list'
import { type Grade, GRADES } from '../../../content/vocabulary'
import { useLotPage } from '../../content'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { Button } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { ResultStatus, SearchBox } from '../../ui/search-box'
import { ItemTable } from './item-table'
import { gradeOf, orderedBy } from './labels'
import { LotGrade } from './lot-badges'
import type { LotSearch } from './lots-search'
import { useItems } from './use-items'

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
  const { itemList: texts } = useLotPage()
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
    <div className="item-list">
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
        <ItemTable {...list.table} texts={texts} total={{ rows: counted, units: list.units }} />
      ) : (
        <NoItems onClear={clear} />
      )}
      {list.hasMore && (
        <p className="needs-script mt-6 text-center">
          <Button variant="outline" busy={rest.isFetching} onClick={list.showMore}>
            {texts.moreButton}
          </Button>
        </p>
      )}
    </div>
  )
}

function NoItems({ onClear }: { onClear: () => void }) {
  const { itemList } = useLotPage()
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
  const { itemList } = useLotPage()
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
  const { itemList, grades } = useLotPage()
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
