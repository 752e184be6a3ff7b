import { useEffect } from 'react'
import { boardDay } from '../../../content/prices'
import { useDifferentials, useMaterials, useScrapPage, useShell } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { formatLongDate } from '../../lib/format'
import { IconSection } from '../../ui/icon-section'
import { RestOfPage, useWholePage } from '../../ui/rest-of-page'
import { LoadDesk } from './load-desk'
import { parseLoad } from './load-address'
import { LoadSheet } from './load-sheet'
import { addToLoad, removeLine, takeAddress } from './load-store'
import { MaterialGrid } from './material-grid'
import { PriceBoard } from './price-board'
import { LOAD_PLACE } from './quoted-load'
import { ScrapHeader } from './scrap-header'
import type { ScrapSearch } from './scrap-search'
import { SellBlock } from './sell-block'
import { useLoad } from './use-load'

interface Props {
  search: ScrapSearch
  /** Told when the page has taken over the list of the address: from then on it is the tab's. */
  onTaken: () => void
}

/** From this width on, the layout of scrap-page.css, the list stands beside the board and a weight can be typed at once. */
const listBesideBoard = () => window.matchMedia('(min-width: 1200px)').matches

/** /comercio-sucata: the prices first, then what a load is worth. */
export function ScrapPage({ search: { carga }, onTaken }: Props) {
  const texts = useScrapPage()
  const materials = useMaterials()
  const reasons = useDifferentials().map(({ icon, title, description }) => ({
    icon,
    title,
    text: description,
  }))
  const { prices } = useShell()
  // No price, no day; then there is nothing to print or to send either.
  const day = boardDay(materials) ?? ''
  const { load, notice } = useLoad(materials)
  const mail = usePreparedMessage(LOAD_PLACE)
  const isWhole = useWholePage()

  useEffect(() => {
    if (carga === undefined) return
    takeAddress(parseLoad(carga, materials))
    onTaken()
  }, [carga, materials, onTaken])

  const lineOf = (slug: string) => load.lines.find((line) => line.slug === slug)
  const pick = (slug: string, isPicked: boolean) => {
    const line = lineOf(slug)
    if (isPicked === (line !== undefined)) return
    // On a phone only the first tap leads to the list: the others gather materials, which the bar counts.
    if (line) removeLine(line.id)
    else addToLoad(slug, '', { focus: load.lines.length === 0 || listBesideBoard() })
  }

  const printedDay = `${texts.board.printedDate} ${day && formatLongDate(day)}`
  return (
    <div className="scrap-page">
      {load.counted.length > 0 && (
        <LoadSheet load={load} texts={texts.load.paper} day={printedDay} />
      )}
      <ScrapHeader header={texts.header} photo={texts.headerPhoto} />
      <div className="wrap cols scrap-page-board">
        {day && <p className="printed-date">{printedDay}</p>}
        <PriceBoard
          texts={texts.board}
          words={prices}
          materials={materials}
          pick={{ has: (slug) => lineOf(slug) !== undefined, onPick: pick }}
        />
        {isWhole && (
          <aside
            className="scrap-page-side"
            aria-label={load.lines.length > 0 ? texts.load.title : texts.calculator.title}
          >
            <LoadDesk page={texts} day={day} materials={materials} load={load} notice={notice} />
            <div className="scrap-tips">
              <h3>{texts.tips.title}</h3>
              <ul className="ring-list">
                {texts.tips.items.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          </aside>
        )}
      </div>
      <PanelBelow
        place={mail}
        label={texts.load.messageLabel}
        designator="P5"
        className="wrap pt-section"
      />
      <RestOfPage>
        <MaterialGrid heading={texts.materials} materials={materials} />
        <IconSection
          className="pt-0"
          designator="P3"
          heading={texts.differentials}
          items={reasons}
        />
        <SellBlock heading={texts.sell} labels={texts.sellLabels} button={texts.sellButton} />
      </RestOfPage>
    </div>
  )
}
