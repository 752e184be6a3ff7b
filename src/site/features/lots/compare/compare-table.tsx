// The roles are written out because narrow screens get other values of `display`, which take a table's meaning away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import X from 'lucide-react/icons/x'
import { lotPath } from '../../../../content/lots/paths'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { formatPrice } from '../../../lib/format'
import { Footprint, PictureView } from '../../../ui/picture'
import { SmartLink } from '../../../ui/smart-link'
import type { CompareGroup } from './compare-lots'
import { COMPARE_TITLE } from '../shared/compare-search'
import { LotBuyButton } from '../shared/lot-buy-button'
import { LotGrade, LotState } from '../shared/lot-badges'

interface Props {
  lots: readonly LotDetails[]
  groups: readonly CompareGroup[]
  onlyDifferences: boolean
  hrefFor: (lot: LotDetails) => string
  onBuy: (lot: LotDetails) => void
  onRemove: (slug: string) => void
  /** Puts the lots into this order. */
  onOrder: (slugs: string[]) => void
}

/** Lots as columns, their facts as rows in groups. */
export function CompareTable({ lots, groups, onlyDifferences, onOrder, ...columnProps }: Props) {
  return (
    <div className="@container overflow-x-auto">
      <table
        className={`compare-table compare-table-${lots.length} num print:[zoom:.7]`}
        role="table"
      >
        <caption className="sr">{COMPARE_TITLE}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="compare-table-corner">
              <span className="sr">Comparar lotes</span>
            </th>
            {lots.map((lot) => (
              <LotColumn key={lot.slug} lot={lot} {...columnProps} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => {
          const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
          const group = { title, rows: shown, lots, onOrder }
          return shown.length > 0 && <Group key={title} {...group} />
        })}
      </table>
    </div>
  )
}

interface ColumnProps extends Pick<Props, 'hrefFor' | 'onBuy' | 'onRemove'> {
  lot: LotDetails
}

/** Heading of a column: the lot with its picture, price and buttons. */
function LotColumn({ lot, hrefFor, onBuy, onRemove }: ColumnProps) {
  const id = `comparado-${lot.slug}`
  return (
    <th role="columnheader" scope="col">
      <div className="compare-table-lot">
        <div className="picture">
          <PictureView
            picture={lot.photo}
            sizes="(max-width: 1023px) 33vw, 300px"
            widest={480}
            fallback={<Footprint symbol={LOT_CATEGORY_NAMES[lot.category].slice(0, 2)} />}
          />
        </div>
        <LotState lot={lot} />
        <h2 id={id}>
          <SmartLink
            className="text-inherit no-underline decoration-2 hover:underline"
            href={lotPath(lot.slug)}
          >
            {lot.title}
          </SmartLink>
        </h2>
        <strong className="figure compare-table-price">{formatPrice(lot.price)}</strong>
        <LotBuyButton
          lot={lot}
          href={hrefFor(lot)}
          onBuy={() => onBuy(lot)}
          describedBy={id}
          className="max-md:min-h-11 max-md:px-1.5 max-md:text-small"
        />
        <button
          type="button"
          className="compare-table-remove icon-square top-1 right-1 md:top-2.5 md:right-2.5 print:hidden"
          aria-label={`Tirar da comparação: ${lot.title}`}
          onClick={() => onRemove(lot.slug)}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
    </th>
  )
}

const Group = ({ title, rows, lots, onOrder }: CompareGroup & Pick<Props, 'lots' | 'onOrder'>) => (
  <tbody role="rowgroup">
    <tr role="row" className="compare-table-group">
      <th role="rowheader" scope="rowgroup" colSpan={lots.length + 1} className="silk">
        {title}
      </th>
    </tr>
    {rows.map(({ label, cells, differs, order }) => (
      <tr key={label} role="row" className={differs ? 'compare-table-differs' : undefined}>
        <th role="rowheader" scope="row" className={differs ? 'compare-ring' : undefined}>
          {/* Where one value is better, the row's name puts the best lot first. */}
          {order ? (
            <button
              type="button"
              className="inline-flex min-h-6 max-w-[calc(100%-20px)] items-center gap-1.5 p-0 text-left align-top text-mask-600 hover:underline"
              title="Pôr o melhor primeiro"
              onClick={() => onOrder(order)}
            >
              {label}
              <ArrowDownUp className="icon size-3.5" aria-hidden="true" />
            </button>
          ) : (
            label
          )}
          {differs && <span className="sr"> (diferente)</span>}
        </th>
        {cells.map(({ grade, text, best }, index) => (
          <td
            key={lots[index]?.slug}
            role="cell"
            className={best ? 'compare-table-best' : undefined}
          >
            {grade ? (
              <span className="inline-flex items-center gap-2">
                <LotGrade grade={grade} small />
                {text}
              </span>
            ) : (
              text
            )}
            {best && <small className="block text-caption font-[560]">{best}</small>}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
