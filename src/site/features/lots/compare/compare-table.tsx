// The roles are written out because narrow screens get other values of `display`, which take a table's meaning away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import X from 'lucide-react/icons/x'
import { lotPath } from '../../../../content/views/paths'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { formatPrice } from '../../../lib/format'
import { Footprint, PictureView } from '../../../ui/picture'
import { SmartLink } from '../../../ui/smart-link'
import { LotBuyButton, LotGrade, LotState, type Purchase } from '../shared/lot-parts'
import { COMPARE_TITLE } from '../shared/lots-head'
import type { CompareRow } from './compare-lots'

interface Props {
  lots: readonly LotDetails[]
  rows: readonly CompareRow[]
  purchase: Purchase
  onRemove: (slug: string) => void
}

/** Lots as columns, their facts as rows in groups. */
export const CompareTable = ({ lots, rows, purchase, onRemove }: Props) => (
  // Positioned, so that texts for screen readers alone do not widen the page.
  <div className="@container relative overflow-x-auto">
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
            <th key={lot.slug} role="columnheader" scope="col">
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
                <h2 id={`comparado-${lot.slug}`}>
                  <SmartLink
                    className="text-inherit no-underline decoration-2 hover:underline"
                    href={lotPath(lot.slug)}
                  >
                    {lot.title}
                  </SmartLink>
                </h2>
                <strong className="figure compare-table-price" translate="no">
                  {formatPrice(lot.price)}
                </strong>
                <LotBuyButton
                  lot={lot}
                  purchase={purchase}
                  describedBy={`comparado-${lot.slug}`}
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
          ))}
        </tr>
      </thead>
      {[...new Set(rows.map(({ group }) => group))].map((group) => (
        <tbody role="rowgroup" key={group}>
          <tr role="row" className="compare-table-group">
            <th role="rowheader" scope="rowgroup" colSpan={lots.length + 1} className="silk">
              {group}
            </th>
          </tr>
          {rows
            .filter((row) => row.group === group)
            .map((row) => (
              <Row key={row.label} row={row} />
            ))}
        </tbody>
      ))}
    </table>
  </div>
)

const Row = ({ row: { label, cells, differs } }: { row: CompareRow }) => (
  <tr role="row" className={differs ? 'compare-table-differs' : undefined}>
    <th role="rowheader" scope="row" className={differs ? 'compare-ring' : undefined}>
      {label}
      {differs && <span className="sr"> (diferente)</span>}
    </th>
    {cells.map(({ grade, text, best }, index) => (
      <td key={index} role="cell" className={best ? 'compare-table-best' : undefined}>
        <span className="inline-flex items-center gap-2">
          {grade && <LotGrade grade={grade} small />}
          {/* A translator would keep an old sum when another CEP changes it. */}
          <span translate={text.startsWith('R$') ? 'no' : undefined}>{text}</span>
        </span>
        {best && <small className="block text-caption font-[560]">{best}</small>}
      </td>
    ))}
  </tr>
)
