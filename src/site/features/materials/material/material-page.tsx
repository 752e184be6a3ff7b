import { type ReactNode, useState } from 'react'
import type { MaterialView } from '../../../../content/views/views'
import { useContent, useMaterialGuide } from '../../../content'
import { materialQuoteText } from '../../../handoff/message/chat-links'
import { formatDecimal, variationBaseText } from '../../../lib/format'
import { absolute } from '../../../lib/head'
import { useSavedFields } from '../../../handoff/use-form-fields'
import { Footprint, PhotoHeader } from '../../../ui/picture'
import { Questions } from '../../../ui/questions'
import { Crumbs, type Heading, SideHeading } from '../../../ui/section'
import { PriceDay, Variation } from '../../../ui/variation'
import { materialHref, SCRAP_PATH } from '../shared/addresses'
import { Calculator } from '../shared/calculator'
import { PriceDisplay, PriceStatus } from '../shared/price-display'
import { MaterialGrid } from '../shared/material-grid'
import { MaterialSteps, MaterialTakes, MaterialTerms } from './material-sections'
import { PriceChartFigure } from './price-chart-figure'
import { type PriceHistory, priceHistory } from './price-history'
import { materialTextFiller, ofNameOf } from './material-texts'
import { SellBlock } from '../shared/sell-block'

/** One row of the widest page. */
const OTHERS = 4

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
  const others = materials.filter(({ slug }) => slug !== material.slug)
  // Those of its group first.
  const near = others.toSorted(
    (a, b) => Number(b.group === material.group) - Number(a.group === material.group),
  )
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
            {material.prices.length >= CHART_FROM && (
              <PriceChartFigure ofName={ofNameOf(material.name, guide)} history={history} />
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
          <MaterialTerms terms={texts.terms} guide={guide} />
        </aside>
      </div>
      <MaterialTakes heading={filled(texts.takes)} guide={guide} />
      {guide.steps && <MaterialSteps heading={filled(texts.steps)} steps={guide.steps} />}
      <MaterialGrid
        heading={filled(texts.others)}
        designator="P4"
        materials={near.slice(0, OTHERS)}
      />
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

/** A chart of fewer prices would suggest more than is known. */
const CHART_FROM = 3

interface PriceProps {
  material: MaterialView
  history: PriceHistory
  disclaimer: string
  /** Accessible name. */
  label: string
  /** The chart, where there are enough prices. */
  children?: ReactNode
}

/** The price of one material, large, with its day and variation, and the year's figures. */
function MaterialPrice({ material, history, disclaimer, label, children }: PriceProps) {
  const { status, pricePerKg, variation, variationBase, prices } = material
  const { minimum, maximum, average } = history
  const day = prices[0]?.day ?? ''
  const figures = [
    ['Situação', <PriceStatus key="status" status={status} />],
    ['Mínimo do período', formatDecimal(minimum)],
    ['Máximo do período', formatDecimal(maximum)],
    ['Média do período', formatDecimal(average)],
  ] as const
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
          {figures.map(([name, value]) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-6">
              <dt className="flex-[1_1_min-content] text-on-dark-muted">{name}</dt>
              <dd className="text-right font-semibold" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </PriceDisplay>
  )
}
