import { useState } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { boardDay } from '../../../content/prices'
import type { PriceWords } from '../../lib/price-day'
import { PriceDay } from '../../ui/price-day'
import { useWholePage } from '../../ui/rest-of-page'
import type { BoardPick } from './board-add'
import { BoardHeadCell } from './board-head-cell'
import { boardSections, nextSort, type BoardSort, type SortColumn } from './board-rows'
import { BoardSectionRows } from './board-section-rows'
import { BoardTools } from './board-tools'
import { ADD, CAPTION, foundMaterials } from './labels'

interface Props {
  texts: ScrapPageView['board']
  words: PriceWords
  materials: MaterialView[]
  /** Gives every row the tick that puts its material into the load. */
  pick?: BoardPick
}

/** Rows that a phone shows on its first screen. */
const FIRST = 4

/** The price table as the board of an exchange. Without script it is a plain table in groups. */
export function PriceBoard({ texts, words, materials, pick }: Props) {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<BoardSort>()
  const day = boardDay(materials)
  const sections = boardSections(materials, text, sort)
  const isWhole = useWholePage()
  const shown = isWhole
    ? sections
    : sections
        .slice(0, 1)
        .map(({ rows, ...section }) => ({ ...section, rows: rows.slice(0, FIRST) }))
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const onSort = (column: SortColumn) => setSort((now) => nextSort(now, column))

  return (
    <section className="board" aria-labelledby="painel">
      <div className="board-face">
        <div className="price-board-head">
          <h2 id="painel">{texts.title}</h2>
          <p className="silk num">
            {texts.unit}
            {day && (
              <>
                , <PriceDay day={day} words={words} />
              </>
            )}
          </p>
          <BoardTools texts={texts} text={text} onText={setText} sort={sort} onSort={setSort} />
        </div>
        <table className={`price-board-table${pick ? ' price-board-pickable' : ''}`}>
          <caption className="sr">{CAPTION}</caption>
          <thead>
            <tr>
              <BoardHeadCell
                label={texts.columns.material}
                column="name"
                sort={sort}
                onSort={onSort}
              />
              <BoardHeadCell
                label={texts.columns.price}
                column="pricePerKg"
                sort={sort}
                onSort={onSort}
              />
              <BoardHeadCell
                label={texts.columns.variation}
                column="variation"
                sort={sort}
                onSort={onSort}
              />
              <BoardHeadCell label={texts.columns.status} />
              {pick && (
                <th scope="col" className="price-board-add">
                  <span className="sr">{ADD}</span>
                </th>
              )}
            </tr>
          </thead>
          {shown.map((section) => (
            <BoardSectionRows
              key={section.group ?? 'sorted'}
              section={section}
              groups={texts.groups}
              words={words}
              boardDay={day ?? ''}
              pick={pick}
            />
          ))}
        </table>
        {count === 0 && (
          <div className="price-board-none dark">
            <p>{texts.search.none}</p>
            <button type="button" className="btn btn-outline" onClick={() => setText('')}>
              {texts.search.button}
            </button>
          </div>
        )}
        {isWhole && <p className="price-board-foot small">{texts.disclaimer}</p>}
        <p className="sr" role="status">
          {text && (count === 0 ? texts.search.none : foundMaterials(count))}
        </p>
      </div>
      <div className="board-contacts" aria-hidden="true">
        <i />
        <i />
      </div>
    </section>
  )
}
