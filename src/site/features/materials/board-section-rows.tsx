import type { ScrapPageView } from '../../../content/views'
import { formatDecimal } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'
import { Variation } from '../../ui/variation'
import type { BoardSection } from './board-rows'
import { materialHref } from './material-href'

/** One group of the board with its rows; sorted rows have no group. */
export function BoardSectionRows({ section, groups }: { section: BoardSection; groups: ScrapPageView['board']['groups'] }) {
  return (
    <tbody>
      {section.group && (
        <tr className="price-board-group">
          <th colSpan={4} scope="rowgroup" className="silk">{groups[section.group]}</th>
        </tr>
      )}
      {section.rows.map((row) => (
        <tr key={row.slug} className="tappable">
          <th scope="row"><SmartLink className="tap" href={materialHref(row)}>{row.name}</SmartLink></th>
          <td className="price-board-price"><span className="board-price">{formatDecimal(row.pricePerKg)}</span></td>
          <td className="price-board-variation"><Variation points={row.variation} /></td>
          <td className="price-board-status"><span>{row.status}</span></td>
        </tr>
      ))}
    </tbody>
  )
}
