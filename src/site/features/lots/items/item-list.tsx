import Download from 'lucide-react/icons/download'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import {
  ITEM_LIST_ROWS_IN_PAGE,
  type ItemListView,
  sumUnits,
  unpackItemList,
} from '../../../../content/table/item-list'
import { type Grade, GRADES } from '../../../../content/vocabulary'
import { useLongItemList } from '../../../content'
import { focusAround } from '../../../lib/focus-around'
import { countWords, formatCount } from '../../../lib/format'
import { cleanQuery, searchWords } from '../../../lib/search-text'
import { Button, buttonClass } from '../../../ui/button'
import { FetchFailed } from '../../../ui/fetch-failed'
import { ResultStatus, SearchBox } from '../../../ui/search-box'
import { useSearchText } from '../../../ui/use-search-text'
import { LotGrade } from '../shared/lot-parts'
import { filterItems, type ItemOrder, type LotSearch, sortItems } from './filter-items'
import { ItemTable } from './item-table'

interface Props {
  slug: string
  items: ItemListView
  search: LotSearch
  onSearch: (search: LotSearch, how: 'replace' | 'push') => void
}

const EMPTY = 'Nenhum item com esse filtro'

/**
 * The items of a lot. The page's HTML has the first rows; the rest of a long list is fetched once
 * the visitor filters, sorts or wants more. The CSV is a plain file.
 */
export function ItemList({ slug, items, search: { itens = '', nota }, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const { text, setText, settle } = useSearchText(itens, (clean) =>
    onSearch({ itens: clean || undefined, nota }, 'replace'),
  )
  const [order, setOrder] = useState<ItemOrder>({ by: 'line', descending: false })
  const [limit, setLimit] = useState(ITEM_LIST_ROWS_IN_PAGE)
  // The box shows a typed letter before the rows follow.
  const query = useDeferredValue(text)
  const isSorted = order.by !== 'line' || order.descending
  const isFiltered = cleanQuery(query) !== '' || nota !== undefined
  const isLong = items.rowCount > items.head.rows.length
  const needsRest = isLong && (isSorted || isFiltered || limit > ITEM_LIST_ROWS_IN_PAGE)
  const rest = useLongItemList(slug, needsRest)
  const all = useMemo(() => unpackItemList(rest.data ?? items.head), [rest.data, items.head])
  // The visitor may be looking for a row that has not loaded yet: until the rest has arrived or
  // failed, rows and counts stay as they are.
  const isWaiting = needsRest && !rest.data && !rest.isError
  const rows = useMemo(
    () => (isWaiting ? all.rows : sortItems(all, filterItems(all, query, nota), order)),
    [isWaiting, all, query, nota, order],
  )
  const isFound = isFiltered && !isWaiting
  const rowCount = isFound ? rows.length : items.rowCount
  const counted = `${countWords(rowCount, { one: 'linha', many: 'linhas' })}${isFound ? `, de ${formatCount(items.rowCount)}` : ''}`
  const column = order.by === 'line' ? 'Linha' : all.columns[order.by]?.label
  const said = [
    rows.length > 0 ? counted : EMPTY,
    isSorted && `${column}, em ordem ${order.descending ? 'decrescente' : 'crescente'}`,
  ]
  // Writes the typed text together with the grade, because a later write of the text alone would
  // restore the old grade.
  const choose = (grade?: Grade, typed = text) =>
    onSearch({ itens: settle(typed) || undefined, nota: grade }, 'push')
  return (
    <div className="item-list @container" aria-busy={isWaiting || undefined}>
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
        <a className={buttonClass('outline', 'max-md:w-full')} href={items.csv.href} download>
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
      <ResultStatus text={said.filter(Boolean).join('. ')} />
      {rows.length > 0 ? (
        <ItemTable
          columns={all.columns}
          rows={rows.slice(0, limit)}
          words={searchWords(query)}
          order={order}
          onOrder={setOrder}
          counted={counted}
          units={isFound ? sumUnits(rows) : items.units}
        />
      ) : (
        <div className="empty-state mt-4">
          <h3>{EMPTY}</h3>
          <Button
            variant="outline"
            onClick={() => {
              choose(undefined, '')
              // The pressed button disappears with the empty state.
              box.current?.focus()
            }}
          >
            Limpar o filtro
          </Button>
        </div>
      )}
      {rowCount > limit && rows.length > 0 && (
        <p className="needs-script mt-6 text-center">
          <Button
            variant="outline"
            busy={rest.isFetching}
            onClick={({ currentTarget }) => {
              focusAround(currentTarget)
              setLimit(limit + ITEM_LIST_ROWS_IN_PAGE)
            }}
          >
            Mostrar mais {ITEM_LIST_ROWS_IN_PAGE}
          </Button>
        </p>
      )}
    </div>
  )
}

type FilterProps = { items: ItemListView; chosen?: Grade; onChoose: (grade?: Grade) => void }

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
