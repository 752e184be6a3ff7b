import { boardDay } from '../../../content/prices'
import { useDifferentials, useMaterials, useScrapPage, useShell } from '../../content'
import { formatLongDate } from '../../lib/format'
import { IconSection } from '../../ui/icon-section'
import { Calculator } from './calculator'
import { MaterialGrid } from './material-grid'
import { PriceBoard } from './price-board'
import { ScrapHeader } from './scrap-header'
import { SellBlock } from './sell-block'

/** /comercio-sucata: the prices first, then what a load is worth. */
export function ScrapPage() {
  const texts = useScrapPage()
  const materials = useMaterials()
  const reasons = useDifferentials().map(({ icon, title, description }) => ({ icon, title, text: description }))
  const { prices } = useShell()
  const day = boardDay(materials)
  return (
    <div className="scrap-page">
      <ScrapHeader header={texts.header} photo={texts.headerPhoto} />
      <div className="wrap cols scrap-page-board">
        {day && <p className="printed-date">{`${texts.board.printedDate} ${formatLongDate(day)}`}</p>}
        <PriceBoard texts={texts.board} words={prices} materials={materials} />
        <aside className="scrap-page-side" aria-label={texts.calculator.title}>
          <Calculator texts={texts.calculator} materials={materials} />
          <div className="scrap-tips">
            <h3>{texts.tips.title}</h3>
            <ul className="ring-list">{texts.tips.items.map((tip) => <li key={tip}>{tip}</li>)}</ul>
          </div>
        </aside>
      </div>
      <MaterialGrid heading={texts.materials} materials={materials} />
      <IconSection className="pt-0" designator="P3" heading={texts.differentials} items={reasons} />
      <SellBlock heading={texts.sell} labels={texts.sellLabels} button={texts.sellButton} />
    </div>
  )
}
