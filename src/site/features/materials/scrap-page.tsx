import { useEffect } from 'react'
import { boardDay } from '../../../content/prices/prices'
import { useContent } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import type { QuotedEstimate } from '../../handoff/message/request'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { formatDecimal, formatLongDate, formatWeight } from '../../lib/format'
import { IconSection } from '../../ui/icon'
import { WholeListNote } from '../../ui/list-pages'
import { PhotoHeader } from '../../ui/picture'
import { SectionLabel, Sentences } from '../../ui/section'
import { ESTIMATE_PLACE } from './shared/estimate'
import { ESTIMATE_ID, EstimateAside } from './estimate/estimate-aside'
import { takeFromAddress, useEstimate } from './shared/estimate-store'
import { PriceTable } from './table/price-table'
import type { ScrapSearch } from './table/price-table-order'
import { MaterialGrid } from './shared/material-grid'
import { SellBlock } from './shared/sell-block'

interface Props {
  search: ScrapSearch
  /** Called when the page has taken over the estimate of the address, which may be cleared then. */
  onTaken: () => void
  /** Writes search and order of the price table into the address. */
  onSearch: (search: ScrapSearch, how: 'replace' | 'push') => void
}

/** /comercio-sucata: the prices first, then what the visitor's material is worth. */
export function ScrapPage({ search: { carga, ...search }, onTaken, onSearch }: Props) {
  const texts = useContent('scrap-page')
  const materials = useContent('materials')
  const differentials = useContent('differentials')
  // Without prices there is no day, and nothing to print or send.
  const day = boardDay(materials) ?? ''
  const printedDay = day && `Preços de ${formatLongDate(day)}`
  const estimate = useEstimate(materials)
  const { isListed, sum } = estimate
  const isSheet = isListed && sum.lines.length > 0
  const mail = usePreparedMessage(ESTIMATE_PLACE)

  useEffect(() => {
    if (carga === undefined) return
    takeFromAddress(carga)
    onTaken()
  }, [carga, onTaken])

  return (
    <div>
      {isSheet && <EstimateSheet sum={sum} day={printedDay} />}
      <PhotoHeader
        className="over-board print:hidden"
        photo={texts.headerPhoto}
        sizes="(max-width: 1199px) 42vw, min(620px, 48vw)"
        shownFrom={768}
      >
        <SectionLabel text={texts.header.label} designator="P1" />
        <h1>
          <Sentences text={texts.header.title} />
        </h1>
        {texts.header.text && <p className="lead">{texts.header.text}</p>}
        <WholeListNote />
        {/* Sixteen rows have two controls each. */}
        <a className="btn btn-default absolute -left-[999px] focus:left-0" href={`#${ESTIMATE_ID}`}>
          Ir para a calculadora
        </a>
      </PhotoHeader>
      <div
        className={`wrap cols z-1 -mt-28 items-start md:-mt-34 print:mt-0 print:block print:w-full ${isSheet ? 'print:hidden' : ''}`}
      >
        {day && <p className="printed-date hidden print:block">{printedDay}</p>}
        <div className="xl:col-[1/8]">
          <PriceTable search={search} onSearch={onSearch} />
        </div>
        <EstimateAside estimate={estimate} />
        <div className="mt-12 print:hidden">
          <h2 className="text-h3">{texts.tips.title}</h2>
          <ul className="mt-6 grid gap-gutter md:grid-cols-2 xl:grid-cols-4">
            {texts.tips.items.map((tip) => (
              <li key={tip} className="trace-top pt-4 text-ink-muted">
                {tip}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <PanelBelow
        place={mail}
        label="Cotação"
        designator="P5"
        className="wrap pt-section print:hidden"
      />
      {/* The most expensive first; the price table has them by group. */}
      <MaterialGrid
        heading={texts.materials}
        designator="P2"
        materials={materials.toSorted((a, b) => b.pricePerKg - a.pricePerKg)}
      />
      {/* Why sellers choose the company. */}
      <IconSection
        className="pt-0 print:hidden"
        designator="P3"
        heading={texts.differentials}
        items={differentials.map(({ icon, title, description }) => ({
          icon,
          title,
          text: description,
        }))}
      />
      <SellBlock designator="P4" />
    </div>
  )
}

/** The estimate on paper, in place of the price table; screens do not show it. `day`: that of the prices, in words. */
function EstimateSheet({ sum, day }: { sum: QuotedEstimate; day: string }) {
  const rows = [
    ['Material', 'Peso', 'R$/kg', 'R$'],
    ...sum.lines.map(({ material, weightKg, pricePerKg, estimate }) => [
      material,
      formatWeight(weightKg),
      formatDecimal(pricePerKg),
      formatDecimal(estimate),
    ]),
    ['Total', formatWeight(sum.weightKg), '', formatDecimal(sum.estimate)],
  ]
  return (
    <div className="estimate-sheet hidden print:block">
      <p>{day}</p>
      <h2>Estimativa de sucata</h2>
      <table className="num my-4 w-full border-collapse">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className={row === rows.length - 1 ? 'font-bold' : ''}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className="border-b border-disabled-line py-1 pl-4 text-right first:pl-0 first:text-left"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Valor aproximado, com os preços do dia escrito acima. O final depende da avaliação
        presencial. Leve um documento com foto e diga de onde vem o material.
      </p>
    </div>
  )
}
