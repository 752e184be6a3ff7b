import type { ScrapPageView } from '../../../content/views'
import { formatDecimal } from '../../lib/format'
import { Variation } from '../../ui/variation'
import { BoardAdd, type BoardPick } from './board-add'
import type { BoardSection } from './board-rows'

interface Props {
  section: BoardSection
  groups: ScrapPageView['board']['groups']
  /** Gives every row its button; without it the board only shows prices. */
  pick?: BoardPick
}

/** One group of the board with its rows; sorted rows have no group. */
export function BoardSectionRows({ section, groups, pick }: Props) {
  return (
    <tbody>
      {section.group && (
        <tr className="price-board-group">
          <th colSpan={pick ? 5 : 4} scope="rowgroup" className="silk">{groups[section.group]}</th>
        </tr>
      )}
      {section.rows.map((row) => (
        <tr key={row.slug}>
          <th scope="row">{row.name}</th>
          <td className="price-board-price"><span className="board-price">{formatDecimal(row.pricePerKg)}</span></td>
          <td className="price-board-variation"><Variation points={row.variation} /></td>
          <td className="price-board-status"><span>{row.status}</span></td>
          {pick && <td className="price-board-add"><BoardAdd material={row} pick={pick} /></td>}
        </tr>
      ))}
    </tbody>
  )
}
