import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { MaterialView } from '../../../../content/views/views'
import { formatDecimal, oldPriceText, variationBaseText } from '../../../lib/format'
import { SmartLink } from '../../../ui/smart-link'
import { Variation } from '../../../ui/variation'
import { materialHref } from '../shared/addresses'
import { addToEstimate, type Estimate, removeLine } from '../shared/estimate-store'
import { PriceStatus } from '../shared/price-display'
import type { SortColumn, TableSort } from './price-table-order'

const COLUMNS: readonly [SortColumn, label: string][] = [
  ['name', 'Material'],
  ['pricePerKg', 'R$/kg'],
  ['variation', 'Variação'],
]
const HEADING =
  'inline-flex min-h-11 items-center gap-2 p-0 uppercase in-[[aria-sort]]:text-on-dark print:min-h-7 [th+th>&]:flex-row-reverse'
const NOTE =
  'mt-0.5 block text-caption text-on-dark-muted @min-[40rem]:ml-auto @min-[40rem]:max-w-[10.5em] print:max-w-none'
const PICK =
  'price-table-pick needs-script print:hidden @min-[40rem]:w-16 @min-[40rem]:pr-5 @min-[40rem]:pl-4'

interface HeadProps {
  sort: TableSort | undefined
  onSort: (column: SortColumn) => void
}

/** Columns that can be sorted have a button, and plain text without scripts. */
export const TableHead = ({ sort, onSort }: HeadProps) => (
  <thead>
    <tr>
      {COLUMNS.map(([column, label]) => {
        const direction = sort?.column === column ? sort.direction : undefined
        return (
          <th key={column} scope="col" className="silk" aria-sort={direction}>
            <button
              type="button"
              className={`${HEADING} needs-script hover:text-on-dark`}
              onClick={() => onSort(column)}
            >
              {label}
              <svg
                className="in-[[aria-sort]]:text-gold-400 print:hidden"
                width="9"
                height="12"
                viewBox="0 0 9 12"
                aria-hidden="true"
              >
                {direction !== 'descending' && <path d="M4.5 0 8.5 5H.5z" fill="currentColor" />}
                {direction !== 'ascending' && <path d="M4.5 12 .5 7h8z" fill="currentColor" />}
              </svg>
            </button>
            {/* Rendered by the server alone: React must not touch it in a browser. */}
            <noscript>{import.meta.env.SSR && <span className={HEADING}>{label}</span>}</noscript>
          </th>
        )
      })}
      <th scope="col" className="silk">
        <span className={HEADING}>Situação</span>
      </th>
      <th scope="col" className={PICK}>
        <span className="sr">Somar à estimativa</span>
      </th>
    </tr>
  </thead>
)

interface RowProps {
  material: MaterialView
  /** Day of the whole table, AAAA-MM-DD; a price that is much older shows its own day. */
  tableDay: string
  /** Month that the table names as the base of its variations; another one shows in the row. */
  base: string
  /** Its line in the estimate. */
  line: Estimate['lines'][number] | undefined
}

/**
 * The price of a material, with an asterisk for a variation without a history. The checkbox is no
 * button, because a box that is ticked before the application runs stays ticked and counts
 * afterwards.
 */
export function Row({ material, tableDay, base, line }: RowProps) {
  const { slug, name, pricePerKg, variation, variationBase, status, prices } = material
  const day = prices[0]?.day ?? tableDay
  const old = oldPriceText(day, tableDay)
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
        {variationBase && variationBase.month !== base && (
          <small className={NOTE}>{variationBaseText(variationBase, day)}</small>
        )}
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
            form={TICKS}
            aria-label={`Somar à estimativa: ${name}`}
            checked={line !== undefined}
            onChange={({ target }) => {
              // Safari does not focus a clicked checkbox, and estimate-aside.tsx moves a focus
              // that is on no element.
              target.focus({ preventScroll: true })
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

const TICKS = 'marcas'

/**
 * The form of the checkboxes. It turns off the browser's own memory, which would contradict the
 * estimate in this tab's storage and which a checkbox cannot turn off itself; the button keeps
 * Enter on a checkbox from sending the form.
 */
export const TicksForm = () => (
  <form id={TICKS} autoComplete="off" hidden>
    <button disabled>Somar à estimativa</button>
  </form>
)
