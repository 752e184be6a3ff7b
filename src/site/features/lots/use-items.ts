import { useMemo, useState } from 'react'
import {
  ITEM_LIST_ROWS_IN_PAGE,
  type ItemListView,
  sumUnits,
  unpackItemList,
} from '../../../content/item-list/item-list'
import type { Grade } from '../../../content/vocabulary'
import { useLongItemList } from '../../content'
import { cleanQuery, searchWords } from '../../lib/search-text'
import { useAddressText } from '../../lib/use-address-text'
import { useAfterFrame } from '../../lib/use-after-frame'
import { filterItems, type ItemOrder, sortItems } from './filter-items'
import type { LotSearch } from './lots-search'

/** The rows that are shown, and the state that decides which: filter, order and how many. */
export function useItems(
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
  const rows = useMemo(
    () => sortItems(all, filterItems(all, { text: wanted, grade: nota }), order),
    [all, wanted, nota, order],
  )
  // Until the rest has arrived, the loaded rows are not all; the counts of the whole list arrive
  // with it.
  const isCounted = isFiltered || !isLong || Boolean(rest.data)
  const rowCount = isCounted ? rows.length : items.rowCount

  return {
    rows,
    rest,
    isFiltered,
    isSorted,
    rowCount,
    units: isCounted ? sumUnits(rows) : items.units,
    hasMore: rowCount > limit && rows.length > 0,
    showMore: () => setLimit(limit + ITEM_LIST_ROWS_IN_PAGE),
    table: {
      columns: all.columns,
      rows: rows.slice(0, limit),
      words: searchWords(wanted),
      order,
      onOrder: setOrder,
    },
    filter: {
      text,
      change,
      choose: (grade?: Grade) => {
        // The address gets the newest text too: a text written later would restore the old grade.
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
