import { useEffect } from 'react'
import { boardDay } from '../../../content/prices'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { useDifferentials, useMaterials, useScrapPage, useLayout } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { type MessagePlace, usePreparedMessage } from '../../handoff/use-prepared-message'
import { formatLongDate, formatDecimal, formatWeight } from '../../lib/format'
import { IconSection } from '../../ui/icon-section'
import { PhotoHeader } from '../../ui/picture'
import { SectionLabel, Sentences } from '../../ui/section'
import type { ScrapSearch, TableSearch } from './addresses'
import { type Estimate, ESTIMATE_PLACE } from './estimate'
import { parseEstimate } from './estimate-address'
import { EstimateAside } from './estimate-aside'
import { AddedLine } from './estimate-notice'
import { addToEstimate, removeLine, takeFromAddress, useEstimate } from './estimate-store'
import { MaterialGrid } from './material-grid'
import { PriceTable } from './price-table'
import type { RowPick } from './price-table-rows'
import { SellBlock } from './sell-block'

interface Props {
  search: ScrapSearch
  /** Called when the page has taken over the estimate of the address, which may be cleared then. */
  onTaken: () => void
  /** Writes search and order of the price table into the address. */
  onSearch: (search: TableSearch, how: 'replace' | 'push') => void
}

/** Connects the table's checkboxes with the lines of the estimate. */
function rowPick({ lines }: Estimate): RowPick {
  const lineOf = (slug: string) => lines.find((line) => line.slug === slug)
  return {
    has: (slug) => lineOf(slug) !== undefined,
    onPick: (slug, isPicked) => {
      const line = lineOf(slug)
      if (isPicked === (line !== undefined)) return
      if (line) removeLine(line.id)
      else addToEstimate(slug, '', { isTold: true })
    },
  }
}

/** Takes over the estimate of the address, now and whenever the address names one later. */
function useAddressedEstimate(
  carga: string | undefined,
  materials: readonly MaterialView[],
  onTaken: () => void,
): void {
  useEffect(() => {
    if (carga === undefined) return
    takeFromAddress(parseEstimate(carga, materials))
    onTaken()
  }, [carga, materials, onTaken])
}

/** /comercio-sucata: the prices first, then what the visitor's material is worth. */
export function ScrapPage({ search: { carga, ...search }, onTaken, onSearch }: Props) {
  const texts = useScrapPage()
  const materials = useMaterials()
  const { prices } = useLayout()
  // Without prices there is no day, and nothing to print or send.
  const day = boardDay(materials) ?? ''
  const { estimate, notice } = useEstimate(materials)
  const mail = usePreparedMessage(ESTIMATE_PLACE)
  useAddressedEstimate(carga, materials, onTaken)

  const printedDay = `${texts.board.printedDate} ${day && formatLongDate(day)}`
  return (
    <div className="scrap-page">
      {estimate.counted.length > 0 && (
        <EstimateSheet estimate={estimate} texts={texts.estimate.paper} day={printedDay} />
      )}
      <ScrapHeader header={texts.header} photo={texts.headerPhoto} />
      <div className="wrap cols scrap-page-columns -mt-34 max-md:-mt-28 items-start z-1">
        {day && <p className="printed-date">{printedDay}</p>}
        <PriceTable
          texts={texts.board}
          words={prices}
          materials={materials}
          search={search}
          onSearch={onSearch}
          pick={rowPick(estimate)}
        >
          <AddedLine notice={notice} texts={texts.estimate} materials={materials} />
        </PriceTable>
        <aside
          className="scrap-page-side max-xl:mt-8"
          aria-label={estimate.lines.length > 0 ? texts.estimate.title : texts.calculator.title}
        >
          <div className="scrap-page-follows">
            <EstimateAside
              page={texts}
              day={day}
              materials={materials}
              estimate={estimate}
              notice={notice}
            />
          </div>
        </aside>
        <Tips {...texts.tips} />
      </div>
      <EstimatePanel place={mail} label={texts.estimate.messageLabel} />
      <MaterialGrid heading={texts.materials} materials={materials} />
      <Reasons heading={texts.differentials} />
      <SellBlock page={texts} designator="P4" />
    </div>
  )
}

/** The message of the estimate, to which photos of the material can be added. */
const EstimatePanel = (props: { place: MessagePlace; label: string }) => (
  <PanelBelow {...props} designator="P5" photos className="wrap pt-section" />
)

const Tips = ({ title, items }: ScrapPageView['tips']) => (
  <div className="scrap-tips">
    <h2 className="h3">{title}</h2>
    <ul>
      {items.map((tip) => (
        <li key={tip} className="trace-top">
          {tip}
        </li>
      ))}
    </ul>
  </div>
)

/** Why sellers choose the company. */
function Reasons({ heading }: { heading: ScrapPageView['differentials'] }) {
  const items = useDifferentials().map(({ icon, title, description }) => ({
    icon,
    title,
    text: description,
  }))
  return <IconSection className="pt-0" designator="P3" heading={heading} items={items} />
}

/** Title of the page with its cut-out picture, which phones do not show. */
function ScrapHeader({
  header,
  photo,
}: {
  header: ScrapPageView['header']
  photo: ScrapPageView['headerPhoto']
}) {
  return (
    <PhotoHeader
      className="over-board"
      photo={photo}
      sizes="(max-width: 1199px) 42vw, min(620px, 48vw)"
      shownFrom={768}
    >
      <SectionLabel text={header.label} designator="P1" />
      <h1>
        <Sentences text={header.title} />
      </h1>
      {header.text && <p className="lead">{header.text}</p>}
    </PhotoHeader>
  )
}

/** The estimate on paper, in place of the price table; screens do not show it. */
function EstimateSheet({
  estimate,
  texts,
  day,
}: {
  estimate: Estimate
  texts: ScrapPageView['estimate']['paper']
  /** Day of the prices, in words. */
  day: string
}) {
  const kilos = (kg: number) => formatWeight(kg).replace(/\s*kg$/, '')
  return (
    <div className="estimate-sheet">
      <p>{day}</p>
      <h2>{texts.title}</h2>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{texts.material}</th>
            <th scope="col">{texts.weight}</th>
            <th scope="col">{texts.pricePerKg}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {estimate.counted.map(({ material, kg, value }) => (
            <tr key={material.slug}>
              <th scope="row">{material.name}</th>
              <td>{kilos(kg)}</td>
              <td>{formatDecimal(material.pricePerKg)}</td>
              <td>{formatDecimal(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{kilos(estimate.kg)}</td>
            <td colSpan={2}>{formatDecimal(estimate.value)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{texts.note}</p>
    </div>
  )
}
