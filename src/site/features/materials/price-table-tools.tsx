import { useId } from 'react'
import type { ScrapPageView } from '../../../content/views'
import { useTyped } from '../../lib/use-typed'
import { SearchBox } from '../../ui/search-box'
import type { TableSort, SortColumn } from './price-table-sections'

interface Props {
  texts: Pick<ScrapPageView['board'], 'search' | 'orders'>
  text: string
  onText: (text: string) => void
  sort?: TableSort
  onSort: (sort?: TableSort) => void
}

const ORDERS: {
  name: keyof ScrapPageView['board']['orders']
  column: SortColumn
  direction: TableSort['direction']
}[] = [
  { name: 'highestPrice', column: 'pricePerKg', direction: 'descending' },
  { name: 'lowestPrice', column: 'pricePerKg', direction: 'ascending' },
  { name: 'nameUp', column: 'name', direction: 'ascending' },
  { name: 'nameDown', column: 'name', direction: 'descending' },
  { name: 'highestVariation', column: 'variation', direction: 'descending' },
  { name: 'lowestVariation', column: 'variation', direction: 'ascending' },
]

/** Search box of the price table; on phones, where the columns have no headings, also the choice of order. */
export function PriceTableTools({ texts, text, onText, sort, onSort }: Props) {
  const id = useId()
  const chosen = ORDERS.findIndex(
    ({ column, direction }) => column === sort?.column && direction === sort.direction,
  )
  const choose = (index: string) => onSort(ORDERS[Number(index)])
  const list = useTyped<HTMLSelectElement>(String(chosen), choose)
  return (
    <search className="price-table-tools">
      <SearchBox {...texts.search} isLabelHidden text={text} onText={onText} />
      <div className="price-table-tools-order">
        <label className="sr" htmlFor={id}>
          {texts.orders.label}
        </label>
        <select
          className="input"
          id={id}
          ref={list}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={-1}>{texts.orders.byGroup}</option>
          {ORDERS.map(({ name }, index) => (
            <option key={name} value={index}>
              {texts.orders[name]}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}
