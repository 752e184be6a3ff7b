import { type RefObject, useId } from 'react'
import { SearchBox } from '../../../ui/search-box'
import { SCRAP_PATH } from '../shared/addresses'
import { SORTS, type TableSort } from './price-table-order'

interface Props {
  text: string
  onText: (text: string) => void
  box: RefObject<HTMLInputElement | null>
  sort: TableSort | undefined
  onSort: (name: string | undefined) => void
}

/** Search box of the price table; on phones, where the columns have no headings, also the choice of order. */
export function PriceTableTools({ text, onText, box, sort, onSort }: Props) {
  const id = useId()
  return (
    // Before the application runs, Enter sends the form, which leads to the same table.
    <form
      role="search"
      className="price-table-tools"
      action={SCRAP_PATH}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox
        label="Buscar material"
        placeholder="Buscar"
        isLabelHidden
        name="q"
        text={text}
        onText={onText}
        inputRef={box}
      />
      <div className="price-table-order">
        <label className="sr" htmlFor={id}>
          Ordem
        </label>
        <select
          className="input"
          id={id}
          name="ordem"
          value={sort?.name ?? ''}
          onChange={({ target }) => onSort(target.value || undefined)}
        >
          <option value="">Por grupo</option>
          {SORTS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </form>
  )
}
