import type { BoardSort, SortColumn } from './board-rows'

interface Props {
  label: string
  column?: SortColumn
  sort?: BoardSort
  onSort?: (column: SortColumn) => void
}

/** Heading of a column of the board; a button where a press sorts. Without script a heading is only a heading. */
export function BoardHeadCell({ label, column, sort, onSort }: Props) {
  const direction = column && sort?.column === column ? sort.direction : undefined
  return (
    <th scope="col" className="silk" aria-sort={direction}>
      {column && onSort ? (
        <>
          <button
            type="button"
            className="board-head-cell needs-script"
            onClick={() => onSort(column)}
          >
            {label}
            <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true">
              {direction !== 'descending' && <path d="M4.5 0 8.5 5H.5z" fill="currentColor" />}
              {direction !== 'ascending' && <path d="M4.5 12 .5 7h8z" fill="currentColor" />}
            </svg>
          </button>
          {/* As in NoScriptNote: in a browser React leaves it alone. */}
          <noscript>
            {import.meta.env.SSR && <span className="board-head-cell">{label}</span>}
          </noscript>
        </>
      ) : (
        <span className="board-head-cell">{label}</span>
      )}
    </th>
  )
}
