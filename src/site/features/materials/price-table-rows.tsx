import type { MaterialView, ScrapPageView } from '../../../content/views'
import { formatDecimal } from '../../lib/format'
import { oldPriceText, type PriceWords, variationBaseText } from '../../lib/price-day'
import { SmartLink } from '../../ui/smart-link'
import { Variation } from '../../ui/variation'
import type { TableSection } from './price-table-sections'
import { ADD, addMaterial } from './labels'
import { materialHref } from './addresses'

interface Props {
  section: TableSection
  groups: ScrapPageView['board']['groups']
  words: PriceWords
  /** Day of the whole table, AAAA-MM-DD; a price that is much older shows its own day. */
  tableDay: string
  /** Month that the table names as the base of its variations; another one shows in its row. */
  baseMonth: string | undefined
  /** Gives every row a checkbox; without it the table only shows prices. */
  pick?: RowPick
}

/** One group of the price table with its rows; sorted rows have no group. */
export function PriceTableRows({ section, groups, pick, ...notes }: Props) {
  return (
    <tbody>
      {section.group && (
        <tr className="price-table-group">
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
          <td className="price-table-price">
            <span className="board-price">{formatDecimal(row.pricePerKg)}</span>
          </td>
          <td className="price-table-variation">
            <PriceNotes material={row} {...notes} />
          </td>
          <td className="price-table-status">
            <span>{row.status}</span>
          </td>
          {pick && (
            <td className="price-table-pick">
              <RowTick material={row} pick={pick} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

/** Connects the rows' checkboxes with the estimate. */
export interface RowPick {
  has: (slug: string) => boolean
  /** Puts a material into the estimate or takes it out; does nothing when it already is so. */
  onPick: (slug: string, isPicked: boolean) => void
}

const TICKS = 'marcas'

/**
 * The form of the checkboxes. It turns off the browser's own memory, which would contradict the
 * estimate in this tab's storage and which a checkbox cannot turn off itself; the button keeps
 * Enter on a checkbox from sending the form.
 */
export const TicksForm = () => (
  <form id={TICKS} autoComplete="off" hidden>
    <button disabled>{ADD}</button>
  </form>
)

/**
 * Puts a row's material into the estimate and out again. It is a checkbox and not a button, because
 * a box that is ticked before the application runs stays ticked and counts afterwards.
 */
function RowTick({ material: { slug, name }, pick }: { material: MaterialView; pick: RowPick }) {
  const isPicked = pick.has(slug)
  return (
    <input
      type="checkbox"
      className="price-table-tick"
      form={TICKS}
      aria-label={addMaterial(name)}
      checked={isPicked}
      onChange={({ target }) => {
        // Safari does not focus a clicked checkbox, and estimate-notice.tsx moves a focus that is
        // on no element.
        target.focus({ preventScroll: true })
        pick.onPick(slug, target.checked)
      }}
    />
  )
}

interface PriceNotesProps extends Pick<Props, 'words' | 'tableDay' | 'baseMonth'> {
  material: MaterialView
}

/**
 * The variation of a price, with its base month when the table's foot does not name that month, and
 * an asterisk for a price without a history. An old price shows its day.
 */
function PriceNotes({
  material: { prices, variation, variationBase },
  words,
  tableDay,
  baseMonth,
}: PriceNotesProps) {
  const day = prices[0]?.day ?? tableDay
  const old = oldPriceText(day, tableDay, words)
  return (
    <>
      <Variation points={variation} />
      {!variationBase && '*'}
      {variationBase && variationBase.month !== baseMonth && (
        <small className="price-table-note">{variationBaseText(variationBase, day, words)}</small>
      )}
      {old && <small className="price-table-note">{old}</small>}
    </>
  )
}
