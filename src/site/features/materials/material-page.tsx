import type { MaterialGuide, MaterialPageView, MaterialView } from '../../../content/views'
import {
  useCompany,
  useMaterialGuide,
  useMaterialPage,
  useMaterials,
  useMessages,
  useScrapPage,
  useLayout,
} from '../../content'
import { materialQuoteText } from '../../handoff/message/chat-links'
import { absolute } from '../../lib/head'
import { Crumbs, type Heading, SideHeading } from '../../ui/section'
import { Footprint, PhotoHeader } from '../../ui/picture'
import { Questions } from '../../ui/questions'
import { materialHref } from './addresses'
import { Calculator } from './calculator'
import { MaterialSteps, MaterialTakes, MaterialTerms } from './material-guide'
import { MaterialPrice, MaterialYields } from './material-price'
import { OtherMaterials, otherMaterialsOf } from './other-materials'
import { CHART_FROM, PriceChartFigure } from './price-chart-figure'
import { priceHistory } from './price-history'
import { ofNameOf, materialTextFiller } from './price-texts'
import { SellBlock } from './sell-block'

/**
 * /comercio-sucata/{slug}: the price of one material, and everything that decides it. Give it the slug as
 * `key`: the calculator's state belongs to one material.
 */
export function MaterialPage({ material }: { material: MaterialView }) {
  const texts = useMaterialPage()
  const scrap = useScrapPage()
  const { materials, guide, history, words, fill, quote } = useMaterialTexts(material)
  const title = fill(texts.header.title)
  const hasChart = material.prices.length >= CHART_FROM
  const yields = { title: fill(texts.yields.title), items: texts.yields.items }

  return (
    <div className="material-page">
      <MaterialHeader
        above={{ name: scrap.header.label, path: '/comercio-sucata' }}
        material={material}
        title={title}
        answer={fill(texts.header.answer)}
      />
      <div className="wrap cols material-page-columns -mt-34 max-md:-mt-28 items-start z-1">
        <MaterialPrice
          material={material}
          history={history}
          words={words}
          texts={texts.price}
          board={scrap.board}
          label={title}
        >
          {hasChart ? (
            <PriceChartFigure
              ofName={ofNameOf(material.name, guide)}
              history={history}
              texts={texts.chart}
              caption={fill(texts.chart.caption)}
              base={material.variationBase}
            />
          ) : (
            <MaterialYields pricePerKg={material.pricePerKg} {...yields} />
          )}
        </MaterialPrice>
        <aside className="material-page-side" aria-label={scrap.calculator.title}>
          <Calculator
            texts={scrap.calculator}
            materials={materials}
            chosen={material.slug}
            plainQuote={quote}
          />
          {hasChart && <MaterialTerms texts={texts} guide={guide} slug={material.slug} />}
        </aside>
        {!hasChart && <MaterialTerms texts={texts} guide={guide} slug={material.slug} />}
      </div>
      <MaterialSections
        texts={texts}
        guide={guide}
        others={otherMaterialsOf(material, materials)}
        fill={fill}
      />
      <SellBlock page={scrap} designator="P6" quote={quote} />
    </div>
  )
}

/** The data behind the texts about one material: its guide and prices, and the text of its chat. */
function useMaterialTexts(material: MaterialView) {
  const guide = useMaterialGuide(material.slug)
  const company = useCompany()
  const messages = useMessages()
  const { prices: words } = useLayout()
  const history = priceHistory(material.prices)
  return {
    materials: useMaterials(),
    guide,
    history,
    words,
    fill: materialTextFiller({ material, guide, history, company, words }),
    quote: materialQuoteText(messages, company, {
      name: material.name,
      address: absolute(company, materialHref(material)),
    }),
  }
}

interface SectionsProps {
  texts: MaterialPageView
  guide: MaterialGuide
  others: readonly MaterialView[]
  /** Fills the places of a text for this material. */
  fill: (text: string) => string
}

/**
 * Accepted pieces, preparation, other materials and questions; sections without content are left
 * out.
 */
function MaterialSections({ texts, guide, others, fill }: SectionsProps) {
  const filled = ({ label, title, text }: Heading): Heading => ({
    label: fill(label),
    title: fill(title),
    ...(text && { text: fill(text) }),
  })
  const questions = filled(texts.questions)
  return (
    <>
      <MaterialTakes heading={filled(texts.takes)} columns={texts.takesColumns} guide={guide} />
      {guide.steps && <MaterialSteps heading={filled(texts.steps)} steps={guide.steps} />}
      {others.length > 0 && (
        <OtherMaterials heading={filled(texts.others)} link={texts.othersLink} materials={others} />
      )}
      <section className="sec pt-0">
        <div className="wrap cols">
          <SideHeading className="lg:col-[1/5]" heading={questions} designator="P5" />
          <Questions
            className="max-lg:mt-8 lg:col-[5/13]"
            sourceLabel={texts.takesColumns.source}
            items={[...(guide.questions ?? []), ...texts.questionItems].map((item) => ({
              ...item,
              question: fill(item.question),
              answer: fill(item.answer),
            }))}
          />
        </div>
      </section>
    </>
  )
}

interface HeaderProps {
  /** The parent page. */
  above: { name: string; path: string }
  material: MaterialView
  title: string
  answer: string
}

/** The visitor's question, its answer, and a description of the material. */
function MaterialHeader({ above, material, title, answer }: HeaderProps) {
  return (
    <PhotoHeader
      className="over-board"
      photo={material.image}
      sizes="min(620px, 48vw)"
      shownFrom={768}
      fallback={<Footprint symbol={material.symbol} />}
    >
      <Crumbs above={[above]} here={material.name} />
      <h1 className="mt-5">{title}</h1>
      <p className="lead num mt-6">{answer}</p>
      <p className="muted mt-2">{material.description}</p>
    </PhotoHeader>
  )
}
