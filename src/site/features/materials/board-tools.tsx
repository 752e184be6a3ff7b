import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import type { ScrapPageView } from '../../../content/views'
import type { BoardSort, SortColumn } from './board-rows'

interface Props {
  texts: Pick<ScrapPageView['board'], 'search' | 'orders'>
  text: string
  onText: (text: string) => void
  sort?: BoardSort
  onSort: (sort?: BoardSort) => void
}

const ORDERS: {
  name: keyof ScrapPageView['board']['orders']
  column: SortColumn
  direction: BoardSort['direction']
}[] = [
  { name: 'highestPrice', column: 'pricePerKg', direction: 'descending' },
  { name: 'lowestPrice', column: 'pricePerKg', direction: 'ascending' },
  { name: 'nameUp', column: 'name', direction: 'ascending' },
  { name: 'nameDown', column: 'name', direction: 'descending' },
  { name: 'highestVariation', column: 'variation', direction: 'descending' },
  { name: 'lowestVariation', column: 'variation', direction: 'ascending' },
]

/** Search box of the board and, on phones, where the columns have no headings, the order. */
export function BoardTools({ texts, text, onText, sort, onSort }: Props) {
  const id = useId()
  const chosen = ORDERS.findIndex(
    ({ column, direction }) => column === sort?.column && direction === sort.direction,
  )
  return (
    <search className="board-tools">
      <div className="search-box">
        <label className="sr" htmlFor={`${id}-q`}>
          {texts.search.label}
        </label>
        <Search className="icon" aria-hidden="true" />
        <input
          className="input"
          id={`${id}-q`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.search.placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <div className="board-tools-order">
        <label className="sr" htmlFor={`${id}-o`}>
          {texts.orders.label}
        </label>
        <select
          className="input"
          id={`${id}-o`}
          value={chosen}
          onChange={(event) => onSort(ORDERS[Number(event.target.value)])}
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
