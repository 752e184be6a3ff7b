import type { ScrapPageView } from '../../../content/views'
import { formatDecimal } from '../../lib/format'
import type { PriceWords } from '../../lib/price-day'
import { SmartLink } from '../../ui/smart-link'
import { BoardAdd, type BoardPick } from './board-add'
import type { BoardSection } from './board-rows'
import { materialHref } from './material-href'
import { PriceNotes } from './price-notes'

interface Props {
  section: BoardSection
  groups: ScrapPageView['board']['groups']
  words: PriceWords
  /** AAAA-MM-DD; a price that was old by then says its own day. */
  boardDay: string
  /** Gives every row its tick; without it the board only shows prices. */
  pick?: BoardPick
}

/** One group of the board with its rows; sorted rows have no group. */
export function BoardSectionRows({ section, groups, words, boardDay, pick }: Props) {
  return (
    <tbody>
      {section.group && (
        <tr className="price-board-group">
          <th colSpan={pick ? 5 : 4} scope="rowgroup" className="silk">
            {groups[section.group]}
          </th>
        </tr>
      )}
      {section.rows.map((row) => (
        <tr key={row.slug} className="tappable">
          <th scope="row">
            <SmartLink className="tap" href={materialHref(row)}>
              {row.name}
            </SmartLink>
          </th>
          <td className="price-board-price">
            <span className="board-price">{formatDecimal(row.pricePerKg)}</span>
          </td>
          <td className="price-board-variation">
            <PriceNotes material={row} words={words} boardDay={boardDay} />
          </td>
          <td className="price-board-status">
            <span>{row.status}</span>
          </td>
          {pick && (
            <td className="price-board-add">
              <BoardAdd material={row} pick={pick} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
