import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { useId, useMemo, useRef, useState } from 'react'
import {
  ITEM_LIST_ROWS_IN_PAGE,
  type ItemListView,
  sumUnits,
  unpackItemList,
} from '../../../content/item-list/item-list'
import { GRADES, type Grade } from '../../../content/vocabulary'
import type { LotPageView } from '../../../content/views'
import { useLongManifest } from '../../content'
import { fillPlaces, countWords, formatCount } from '../../lib/format'
import { cleanQuery, searchWords } from '../../lib/search-text'
import { useAddressText } from '../../lib/use-address-text'
import { useAfterFrame } from '../../lib/use-after-frame'
import { useTyped } from '../../lib/use-typed'
import { Button } from '../../ui/button'
import { TRY_AGAIN } from '../../ui/labels'
import { SectionHeading } from '../../ui/section'
import { filterManifest, type ManifestOrder, sortManifest } from './filter-manifest'
import { gradeOf } from './labels'
import { LotGrade } from './lot-grade'
import type { LotSearch } from './lot-search'
import { ManifestTable } from './manifest-table'
import { ResultStatus } from './result-status'

interface Props {
  slug: string
  manifest: ItemListView
  texts: Pick<LotPageView, 'manifest' | 'grades'>
  isSold: boolean
  search: LotSearch
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

const kilobytes = (bytes: number) => `${formatCount(Math.max(1, Math.round(bytes / 1000)))} KB`

/**
 * What is in the boxes. The first rows are in the page's HTML; the rest of a long list is fetched once somebody filters, sorts or
 * asks for more. The CSV is a plain file.
 */
export function LotManifest({
  slug,
  manifest,
  texts: { manifest: texts, grades },
  isSold,
  search: { itens = '', nota },
  onSearch,
}: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [order, setOrder] = useState<ManifestOrder>({ by: 'line', descending: false })
  const [shown, setShown] = useState(ITEM_LIST_ROWS_IN_PAGE)
  const { text, change, show } = useAddressText(itens, (clean) =>
    onSearch({ itens: clean || undefined, nota }, 'replace'),
  )
  const input = useTyped(text, change, box)
  const wanted = useAfterFrame(text)

  const isSorted = order.by !== 'line' || order.descending
  const isFiltered = cleanQuery(wanted) !== '' || nota !== undefined
  const isLong = manifest.rowCount > manifest.head.rows.length
  const rest = useLongManifest(
    slug,
    isLong && (isSorted || isFiltered || shown > ITEM_LIST_ROWS_IN_PAGE),
  )
  const packed = rest.data ?? manifest.head
  const all = useMemo(() => unpackItemList(packed), [packed])
  const rows = useMemo(
    () => sortManifest(all, filterManifest(all, { text: wanted, grade: nota }), order),
    [all, wanted, nota, order],
  )
  const isComplete = !isLong || Boolean(rest.data)

  const choose = (grade?: Grade) => {
    // A letter that waits for its frame is in this address already; on its own it would take the grade back.
    show(text)
    onSearch({ itens: cleanQuery(text) || undefined, nota: grade }, 'push')
  }
  const clear = () => {
    show('')
    onSearch({}, 'push')
    // The button goes away with the empty state.
    box.current?.focus()
  }
  // Before the rest is there, only the page's own count is true.
  const foundRows = isComplete || isFiltered ? rows.length : manifest.rowCount
  const units = isComplete || isFiltered ? sumUnits(rows) : manifest.units
  const rowsFound = countWords(foundRows, texts.rows)
  const counted = isFiltered
    ? fillPlaces(texts.found, { linhas: rowsFound, todas: formatCount(manifest.rowCount) })
    : rowsFound

  return (
    <section className="sec lot-manifest" aria-labelledby="itens">
      <div className="wrap">
        <SectionHeading
          heading={isSold ? { ...texts.heading, title: texts.soldTitle } : texts.heading}
          designator="D3"
          id="itens"
        />
        <div className="lot-manifest-tools">
          <search className="lot-manifest-filters">
            <label className="sr" htmlFor={id}>
              {texts.filterLabel}
            </label>
            <div className="search-box">
              <Search className="icon" aria-hidden="true" />
              <input
                className="input"
                id={id}
                ref={input}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                spellCheck={false}
                placeholder={texts.filterPlaceholder}
                value={text}
                onChange={(event) => change(event.target.value)}
              />
            </div>
            {manifest.functional && (
              <div
                className="lot-manifest-grades"
                role="group"
                aria-label={grades.functional.title}
              >
                <button
                  type="button"
                  className="chip"
                  aria-pressed={nota === undefined}
                  onClick={() => choose()}
                >
                  {texts.allLabel} <small>{formatCount(manifest.units)}</small>
                </button>
                {GRADES.map((grade) =>
                  manifest.functional?.[grade] ? (
                    <button
                      key={grade}
                      type="button"
                      className="chip"
                      aria-pressed={nota === grade}
                      aria-label={gradeOf(grade, formatCount(manifest.functional[grade]))}
                      onClick={() => choose(grade)}
                    >
                      <LotGrade grade={grade} small />{' '}
                      <small>{formatCount(manifest.functional[grade])}</small>
                    </button>
                  ) : null,
                )}
              </div>
            )}
          </search>
          <a className="btn btn-outline" href={manifest.csv.href} download>
            <Download className="icon" aria-hidden="true" />
            {texts.downloadButton}{' '}
            <span className="muted num">{kilobytes(manifest.csv.bytes)}</span>
          </a>
        </div>
        {rest.isError && (
          <p role="alert" className="hint mt-4">
            {fillPlaces(texts.failed, { linhas: formatCount(manifest.head.rows.length) })}{' '}
            <button type="button" className="list-clear" onClick={() => void rest.refetch()}>
              {TRY_AGAIN}
            </button>
          </p>
        )}
        <ResultStatus text={rows.length > 0 ? counted : texts.emptyTitle} />
        {rows.length > 0 ? (
          <ManifestTable
            columns={all.columns}
            rows={rows.slice(0, shown)}
            words={searchWords(wanted)}
            order={order}
            onOrder={setOrder}
            texts={texts}
            total={{ rows: counted, units }}
          />
        ) : (
          <div className="empty-state mt-4">
            <h3>{texts.emptyTitle}</h3>
            <Button variant="outline" onClick={clear}>
              {texts.emptyButton}
            </Button>
          </div>
        )}
        {foundRows > shown && rows.length > 0 && (
          <p className="lot-manifest-more">
            <Button
              variant="outline"
              busy={rest.isFetching}
              onClick={() => setShown(shown + ITEM_LIST_ROWS_IN_PAGE)}
            >
              {texts.moreButton}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
