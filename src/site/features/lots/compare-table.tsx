// The roles are written out because narrow screens get other values of `display`, which take a table's meaning away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import X from 'lucide-react/icons/x'
import { lotPath } from '../../../content/lots/paths'
import type { LotDetails } from '../../../content/views'
import { useContent } from '../../content'
import { formatPrice } from '../../lib/format'
import { Footprint, PictureView } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import type { CompareCell, CompareGroup, CompareRow } from './compare-lots'
import { BEST_FIRST, DIFFERS, removeOf } from './labels'
import { LotBuyButton } from './lot-buy-button'
import { LotGrade, LotState } from './lot-badges'

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

const Cell = ({ grade, text, best }: CompareCell) => (
  <>
    {grade ? (
      <span className="compare-table-grade">
        <LotGrade grade={grade} small />
        {text}
      </span>
    ) : (
      text
    )}
    {best && <small>{best}</small>}
  </>
)

/** Lots as columns, their facts as rows in groups. */
export function CompareTable({ lots, groups, onlyDifferences, onOrder, ...columnProps }: Props) {
  const { heading } = useContent('lot-page').compare
  return (
    <div className="compare-table-frame">
      <table className={`compare-table compare-table-${lots.length} num`} role="table">
        <caption className="sr">{heading.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="compare-table-corner">
              <span className="sr">{heading.label}</span>
            </th>
            {lots.map((lot) => (
              <LotColumn key={lot.slug} lot={lot} {...columnProps} />
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => {
          const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
          const group = { title, rows: shown, lots, onOrder }
          return shown.length > 0 && <Group key={key} {...group} />
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
  const list = useContent('lots-page')
  const id = `comparado-${lot.slug}`
  return (
    <th role="columnheader" scope="col">
      <div className="compare-table-lot">
        <div className="picture">
          <PictureView
            picture={lot.photo}
            sizes="(max-width: 1023px) 33vw, 300px"
            widest={480}
            fallback={<Footprint symbol={list.categories[lot.category].slice(0, 2)} />}
          />
        </div>
        <LotState lot={lot} />
        <h2 id={id}>
          <SmartLink href={lotPath(lot.slug)}>{lot.title}</SmartLink>
        </h2>
        <strong className="compare-table-price">{formatPrice(lot.price)}</strong>
        <LotBuyButton lot={lot} href={hrefFor(lot)} onBuy={() => onBuy(lot)} describedBy={id} />
        <button
          type="button"
          className="icon-square compare-table-remove"
          aria-label={removeOf(lot.title)}
          onClick={() => onRemove(lot.slug)}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
    </th>
  )
}

/** The name of a row; where one value is better, a button that puts the best lot first. */
const RowLabel = ({
  row: { label, order },
  onOrder,
}: { row: CompareRow } & Pick<Props, 'onOrder'>) =>
  order ? (
    <button
      type="button"
      className="compare-table-order"
      title={BEST_FIRST}
      onClick={() => onOrder(order)}
    >
      {label}
      <ArrowDownUp className="icon" aria-hidden="true" />
    </button>
  ) : (
    label
  )

const Group = ({
  title,
  rows,
  lots,
  onOrder,
}: Pick<CompareGroup, 'title' | 'rows'> & Pick<Props, 'lots' | 'onOrder'>) => (
  <tbody role="rowgroup">
    <tr role="row" className="compare-table-group">
      <th role="rowheader" scope="rowgroup" colSpan={lots.length + 1} className="silk">
        {title}
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.key} role="row" className={row.differs ? 'compare-table-differs' : undefined}>
        <th role="rowheader" scope="row">
          <RowLabel row={row} onOrder={onOrder} />
          {row.differs && <span className="sr">{DIFFERS}</span>}
        </th>
        {row.cells.map((cell, index) => (
          <td
            key={lots[index]?.slug}
            role="cell"
            className={cell.best ? 'compare-table-best' : undefined}
          >
            <Cell {...cell} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
