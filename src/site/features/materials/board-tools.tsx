import { Search } from 'lucide-react'
import { useId } from 'react'
import type { BoardSort, SortColumn } from './board-rows'

interface Props {
  text: string
  onText: (text: string) => void
  sort?: BoardSort
  onSort: (sort?: BoardSort) => void
  /** False until the page can answer; the controls keep their place meanwhile. */
  ready: boolean
}

const ORDERS: { label: string; column: SortColumn; direction: BoardSort['direction'] }[] = [
  { label: 'Maior preço', column: 'pricePerKg', direction: 'descending' },
  { label: 'Menor preço', column: 'pricePerKg', direction: 'ascending' },
  { label: 'Nome, de A a Z', column: 'name', direction: 'ascending' },
  { label: 'Nome, de Z a A', column: 'name', direction: 'descending' },
  { label: 'Maior alta', column: 'variation', direction: 'descending' },
  { label: 'Maior queda', column: 'variation', direction: 'ascending' },
]

/** Search box of the board and, on phones, where the columns have no headings, the order. */
export function BoardTools({ text, onText, sort, onSort, ready }: Props) {
  const id = useId()
  const chosen = ORDERS.findIndex(({ column, direction }) => column === sort?.column && direction === sort.direction)
  return (
    <search className={ready ? 'board-tools' : 'board-tools board-tools-waiting'}>
      <div className="search-box">
        <label className="sr" htmlFor={`${id}-q`}>Buscar material</label>
        <Search className="icon" aria-hidden="true" />
        <input
          className="input" id={`${id}-q`} type="search" enterKeyHint="search" autoComplete="off" spellCheck={false}
          placeholder="Buscar" value={text} onChange={(event) => onText(event.target.value)}
        />
      </div>
      <div className="board-tools-order">
        <label className="sr" htmlFor={`${id}-o`}>Ordem</label>
        <select className="input" id={`${id}-o`} value={chosen} onChange={(event) => onSort(ORDERS[Number(event.target.value)])}>
          <option value={-1}>Por grupo</option>
          {ORDERS.map(({ label }, index) => <option key={label} value={index}>{label}</option>)}
        </select>
      </div>
    </search>
  )
}
