import Download from 'lucide-react/icons/download'
import { type RefObject, useRef } from 'react'
import type { ItemListView } from '../../../content/item-list/item-list'
import type { LotPageView } from '../../../content/views'
import { type Grade, GRADES } from '../../../content/vocabulary'
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
  texts: Pick<LotPageView, 'itemList' | 'grades'>
  search: LotSearch
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

const kilobytes = (bytes: number) => `${formatCount(Math.max(1, Math.round(bytes / 1000)))} KB`

/**
 * The items of a lot. The page's HTML has the first rows; the rest of a long list is fetched once
 * the visitor filters, sorts or wants more. The CSV is a plain file.
 */
export function ItemList({ slug, items, texts: allTexts, search, onSearch }: Props) {
  const { itemList: texts } = allTexts
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

  return (
    <div className="item-list">
      <ItemTools items={items} texts={allTexts} grade={search.nota} filter={filter} box={box} />
      {rest.isError && (
        <FetchFailed
          className="hint mt-4"
          text={fillPlaces(texts.failed, { linhas: formatCount(items.head.rows.length) })}
          onRetry={() => void rest.refetch()}
        />
      )}
      <ResultStatus
        text={[rows.length > 0 ? counted : texts.emptyTitle, order].filter(Boolean).join('. ')}
      />
      {rows.length > 0 ? (
        <ItemTable {...list.table} texts={texts} total={{ rows: counted, units: list.units }} />
      ) : (
        <NoItems
          texts={texts}
          onClear={() => {
            filter.clear()
            // The pressed button disappears with the empty state.
            box.current?.focus()
          }}
        />
      )}
      {list.hasMore && (
        <p className="item-list-more">
          <Button variant="outline" busy={rest.isFetching} onClick={list.showMore}>
            {texts.moreButton}
          </Button>
        </p>
      )}
    </div>
  )
}

interface ItemToolsProps extends Pick<Props, 'items' | 'texts'> {
  grade: Grade | undefined
  filter: ReturnType<typeof useItems>['filter']
  box: RefObject<HTMLInputElement | null>
}

/** The search box, the grades and the download above the table. */
const ItemTools = ({ items, texts, grade, filter, box }: ItemToolsProps) => (
  <div className="item-list-tools">
    <search className="item-list-filters">
      <SearchBox
        label={texts.itemList.filterLabel}
        isLabelHidden
        placeholder={texts.itemList.filterPlaceholder}
        text={filter.text}
        onText={filter.change}
        inputRef={box}
      />
      <GradeFilter items={items} texts={texts} chosen={grade} onChoose={filter.choose} />
    </search>
    <DownloadLink csv={items.csv} label={texts.itemList.downloadButton} />
  </div>
)

interface NoItemsProps {
  texts: Pick<LotPageView['itemList'], 'emptyTitle' | 'emptyButton'>
  onClear: () => void
}

const NoItems = ({ texts, onClear }: NoItemsProps) => (
  <div className="empty-state mt-4">
    <h3>{texts.emptyTitle}</h3>
    <Button variant="outline" onClick={onClear}>
      {texts.emptyButton}
    </Button>
  </div>
)

/** The list as a file, with its size. */
const DownloadLink = ({ csv, label }: { csv: ItemListView['csv']; label: string }) => (
  <a className="btn btn-outline" href={csv.href} download>
    <Download className="icon" aria-hidden="true" />
    {label} <span className="muted num">{kilobytes(csv.bytes)}</span>
  </a>
)

interface GradeFilterProps extends Pick<Props, 'items' | 'texts'> {
  chosen: Grade | undefined
  onChoose: (grade?: Grade) => void
}

/** A button for each functional grade in the list, with its units; nothing for a list without grades. */
function GradeFilter({ items, texts, chosen, onChoose }: GradeFilterProps) {
  const { functional } = items
  if (!functional) return null
  return (
    <div className="item-list-grades" role="group" aria-label={texts.grades.functional.title}>
      <button
        type="button"
        className="chip"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose()}
      >
        {texts.itemList.allLabel} <small>{formatCount(items.units)}</small>
      </button>
      {GRADES.filter((grade) => functional[grade] > 0).map((grade) => (
        <button
          key={grade}
          type="button"
          className="chip"
          aria-pressed={chosen === grade}
          aria-label={gradeOf(grade, formatCount(functional[grade]))}
          onClick={() => onChoose(grade)}
        >
          <LotGrade grade={grade} small /> <small>{formatCount(functional[grade])}</small>
        </button>
      ))}
    </div>
  )
}
