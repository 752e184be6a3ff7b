import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { MaterialView } from '../../../../content/views/views'
import { formatDecimal, oldPriceText } from '../../../lib/format'
import { SmartLink } from '../../../ui/smart-link'
import { Variation } from '../../../ui/variation'
import { materialHref } from '../shared/addresses'
import { addToEstimate, type Estimate, removeLine } from '../shared/estimate-store'
import { PriceStatus } from '../shared/price-display'

const NOTE =
  'mt-0.5 block text-caption text-on-dark-muted @min-[40rem]:ml-auto @min-[40rem]:max-w-[10.5em] print:max-w-none'
export const PICK =
  'price-table-pick needs-script print:hidden @min-[40rem]:w-16 @min-[40rem]:pr-5 @min-[40rem]:pl-4'

interface RowProps {
  material: MaterialView
  /** Day of the whole table, AAAA-MM-DD; a price that is much older shows its own day. */
  tableDay: string
  /** Its line in the estimate. */
  line: Estimate['lines'][number] | undefined
}

/**
 * The price of a material, with an asterisk for a variation without a history. The checkbox is no
 * button, because a box that is ticked before the application runs stays ticked and counts
 * afterwards.
 */
export function Row({ material, tableDay, line }: RowProps) {
  const { slug, name, pricePerKg, variation, variationBase, status, prices } = material
  const old = oldPriceText(prices[0]?.day ?? tableDay, tableDay)
  return (
    <tr className="tappable">
      <th scope="row" className="font-[580] wrap-anywhere [font-stretch:104%]">
        <SmartLink className="tap scroll-mb-24" href={materialHref(material)}>
          {name}
        </SmartLink>
      </th>
      <td className="price-table-price" translate="no">
        <span className="board-price">{formatDecimal(pricePerKg)}</span>
      </td>
      <td className="price-table-variation">
        <Variation points={variation} />
        {!variationBase && '*'}
        {old && <small className={NOTE}>{old}</small>}
      </td>
      <td className="price-table-status whitespace-nowrap">
        <PriceStatus status={status} />
      </td>
      <td className={PICK}>
        <span className="relative inline-grid size-11 place-items-center rounded-control border border-light-38 align-middle hover:border-on-dark hover:bg-light-10 has-checked:border-gold-400 has-focus-visible:outline-3 has-focus-visible:outline-gold-400 @min-[40rem]:-my-2 @min-[40rem]:size-10">
          <input
            type="checkbox"
            className="peer absolute -inset-1 m-0 size-12 scroll-mb-24 cursor-pointer opacity-0"
            aria-label={`Somar à estimativa: ${name}`}
            checked={line !== undefined}
            onChange={({ target }) => {
              if (target.checked === (line !== undefined)) return
              if (line) removeLine(line)
              else addToEstimate(slug)
            }}
          />
          <Plus className="icon peer-checked:hidden" aria-hidden="true" />
          <Check className="icon hidden text-gold-400 peer-checked:block" aria-hidden="true" />
        </span>
      </td>
    </tr>
  )
}
