import { type ReactNode, useState } from 'react'
import type { MaterialPageView, MaterialView } from '../../../../content/views/views'
import { useContent, useMaterialGuide } from '../../../content'
import { materialQuoteText } from '../../../handoff/message/chat-links'
import {
  formatDecimal,
  formatMoney,
  formatShortDate,
  formatWeight,
  variationBaseText,
} from '../../../lib/format'
import { absolute } from '../../../lib/head'
import { useSavedFields } from '../../../handoff/use-form-fields'
import { Footprint, PhotoHeader } from '../../../ui/picture'
import { Questions } from '../../../ui/questions'
import { Crumbs, type Heading, SideHeading } from '../../../ui/section'
import { PriceDay, Variation } from '../../../ui/variation'
import { materialHref, SCRAP_PATH } from '../shared/addresses'
import { Calculator } from '../shared/calculator'
import { PriceDisplay, PriceStatus } from '../shared/price-display'
import {
  MaterialSteps,
  MaterialTakes,
  MaterialTerms,
  OtherMaterials,
  otherMaterialsOf,
} from './material-sections'
import { CHART_FROM, PriceChartFigure } from './price-chart-figure'
import { type PriceHistory, priceHistory } from './price-history'
import { materialTextFiller, ofNameOf } from './material-texts'
import { SellBlock } from '../shared/sell-block'

/**
 * /comercio-sucata/{slug}: the price of one material, and everything that decides it. Give it the slug as
 * `key`: the calculator's state belongs to one material.
 */
export function MaterialPage({ material }: { material: MaterialView }) {
  const texts = useContent('material-page')
  const scrap = useContent('scrap-page')
  const materials = useContent('materials')
  const company = useContent('company')
  const messages = useContent('messages')
  const guide = useMaterialGuide(material.slug)
  const history = priceHistory(material.prices)
  const fill = materialTextFiller(material, guide, company)
  const quote = materialQuoteText(messages, company, {
    name: material.name,
    address: absolute(company, materialHref(material)),
  })
  const { values: line, set } = useSavedFields(`calculadora-${material.slug}`, {
    slug: material.slug,
    weight: '',
  })
  const [calculated, setCalculated] = useState<typeof line>()
  const title = fill(texts.header.title)
  const hasChart = material.prices.length >= CHART_FROM
  const terms = <MaterialTerms terms={texts.terms} guide={guide} isWide={!hasChart} />
  const others = otherMaterialsOf(material, materials)
  const filled = (heading: Heading): Heading => ({
    label: fill(heading.label),
    title: fill(heading.title),
    ...(heading.text && { text: fill(heading.text) }),
  })

  return (
    <div className="print:[zoom:.7]">
      <PhotoHeader
        className="over-board"
        photo={material.image}
        sizes="min(620px, 48vw)"
        shownFrom={768}
        fallback={<Footprint symbol={material.symbol} />}
      >
        <Crumbs above={[{ name: scrap.header.label, path: SCRAP_PATH }]} here={material.name} />
        <h1 className="mt-5">{title}</h1>
        <p className="lead num mt-6">{fill(texts.header.answer)}</p>
        <p className="muted mt-2">{material.description}</p>
      </PhotoHeader>
      <div className="wrap cols z-1 -mt-28 items-start md:-mt-34 print:mt-0 print:block print:w-full">
        <div className="xl:col-[1/9]">
          <MaterialPrice
            material={material}
            history={history}
            disclaimer={scrap.disclaimer}
            label={title}
          >
            {hasChart ? (
              <PriceChartFigure ofName={ofNameOf(material.name, guide)} history={history} />
            ) : (
              <MaterialYields
                pricePerKg={material.pricePerKg}
                title={fill(texts.yields.title)}
                items={texts.yields.items}
              />
            )}
          </MaterialPrice>
        </div>
        <aside className="max-xl:mt-8 xl:col-[9/13] print:hidden" aria-label="Calcule o seu">
          <Calculator
            line={line}
            onChange={set}
            isCalculated={calculated === line}
            onCalculate={() => setCalculated(line)}
            plainQuote={quote}
          />
          {hasChart && terms}
        </aside>
        {!hasChart && terms}
      </div>
      <MaterialTakes heading={filled(texts.takes)} guide={guide} />
      {guide.steps && <MaterialSteps heading={filled(texts.steps)} steps={guide.steps} />}
      {others.length > 0 && <OtherMaterials heading={filled(texts.others)} materials={others} />}
      <section className="sec pt-0">
        <div className="wrap cols">
          <SideHeading className="lg:col-[1/5]" heading={filled(texts.questions)} designator="P5" />
          <Questions
            className="max-lg:mt-8 lg:col-[5/13]"
            sourceLabel="Fonte:"
            items={[...(guide.questions ?? []), ...texts.questionItems].map((item) => ({
              ...item,
              question: fill(item.question),
              answer: fill(item.answer),
            }))}
          />
        </div>
      </section>
      <SellBlock designator="P6" quote={quote} />
    </div>
  )
}

interface PriceProps {
  material: MaterialView
  history: PriceHistory
  disclaimer: string
  /** Accessible name. */
  label: string
  /** The chart, where there are enough prices. */
  children?: ReactNode
}

/**
 * The price of one material, large, with its day and variation; minimum, maximum and average once there are
 * two prices.
 */
export function MaterialPrice({ material, history, disclaimer, label, children }: PriceProps) {
  const { status, pricePerKg, variation, variationBase, prices } = material
  const { minimum, maximum, average } = history
  const [newest] = prices
  const day = newest?.day ?? ''
  const figures =
    prices.length > 1
      ? [
          ['Mínimo do período', formatDecimal(minimum)],
          ['Máximo do período', formatDecimal(maximum)],
          ['Média do período', formatDecimal(average)],
        ]
      : [['Preço desde', formatShortDate(day)]]
  return (
    <PriceDisplay aria-label={label} terms={disclaimer}>
      <div className="material-price num print:grid-cols-2 print:p-0 grid items-end gap-x-6 gap-y-4 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:p-6">
        <div>
          <p className="silk text-on-dark-muted">
            R$ por kg, <PriceDay day={day} />
          </p>
          <p className="figure mt-3 text-figure-large text-gold-400" translate="no">
            {formatDecimal(pricePerKg)}
          </p>
          <p className="mt-3 text-on-dark-muted">
            <Variation points={variation} className="variation-on-board mr-2 text-h4" />
            {variationBase && variationBaseText(variationBase, day)}
          </p>
        </div>
        <dl className="grid gap-2 text-small max-md:border-t max-md:border-light-14 max-md:pt-4">
          {[['Situação', <PriceStatus key="status" status={status} />] as const, ...figures].map(
            ([name, value]) => (
              <div key={name} className="flex flex-wrap items-baseline gap-x-6">
                <dt className="flex-[1_1_min-content] text-on-dark-muted">{name}</dt>
                <dd className="text-right font-semibold" translate="no">
                  {value}
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
      {children}
    </PriceDisplay>
  )
}

interface YieldsProps {
  pricePerKg: number
  title: string
  items: MaterialPageView['yields']['items']
}

/** The value of some weights at this price, for a material that has no chart yet. */
const MaterialYields = ({ pricePerKg, title, items }: YieldsProps) => (
  <div className="material-yields num border-t border-light-14 p-5 md:px-6">
    <p className="small">{title}</p>
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-5 gap-y-4 text-small">
      {items.map(({ kg, text }, index) => (
        <div key={index}>
          <dt translate="no">{formatWeight(kg)}</dt>
          <dd className="board-price text-h4" translate="no">
            {formatMoney(kg * pricePerKg)}
          </dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
