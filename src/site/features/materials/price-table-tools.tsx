import { type RefObject, useId } from 'react'
import type { ScrapPageView } from '../../../content/views'
import { SearchBox } from '../../ui/search-box'
import { SCRAP_PATH } from './addresses'
import { sortNamed, SORTS, type TableSort } from './price-table-sorts'

interface Props {
  texts: Pick<ScrapPageView['board'], 'search' | 'orders'>
  text: string
  onText: (text: string) => void
  box: RefObject<HTMLInputElement | null>
  sort?: TableSort
  onSort: (sort?: TableSort) => void
}

/** Search box of the price table; on phones, where the columns have no headings, also the choice of order. */
export function PriceTableTools({ texts, text, onText, box, sort, onSort }: Props) {
  const id = useId()
  const chosen = sort?.name ?? ''
  const choose = (name: string) => onSort(sortNamed(name))
  return (
    // Before the application runs, Enter sends the form, which leads to the same table.
    <form
      role="search"
      className="price-table-tools"
      action={SCRAP_PATH}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox
        {...texts.search}
        isLabelHidden
        name="q"
        text={text}
        onText={onText}
        inputRef={box}
      />
      <div className="price-table-tools-order">
        <label className="sr" htmlFor={id}>
          {texts.orders.label}
        </label>
        <select
          className="input"
          id={id}
          name="ordem"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{texts.orders.byGroup}</option>
          {SORTS.map(({ name, text: order }) => (
            <option key={name} value={name}>
              {texts.orders[order]}
            </option>
          ))}
        </select>
      </div>
    </form>
  )
}
