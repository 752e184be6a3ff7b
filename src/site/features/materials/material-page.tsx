import type { MaterialView } from '../../../content/views'
import {
  useCompany,
  useMaterialGuide,
  useMaterialPage,
  useMaterials,
  useMessages,
  useScrapPage,
  useShell,
} from '../../content'
import { materialQuoteText } from '../../handoff/message/chat-links'
import { absolute } from '../../lib/head'
import { Questions } from '../../ui/questions'
import { RestOfPage } from '../../ui/rest-of-page'
import { type Heading, SectionLabel } from '../../ui/section'
import { Calculator } from './calculator'
import { MaterialHeader } from './material-header'
import { materialHref } from './material-href'
import { ofNameOf, placesFilled } from './material-places'
import { MaterialPrice } from './material-price'
import { MaterialSteps } from './material-steps'
import { MaterialTakes } from './material-takes'
import { MaterialTerms } from './material-terms'
import { OtherMaterials } from './other-materials'
import { otherMaterialsOf } from './other-materials-of'
import { CHART_FROM, PriceChartFigure } from './price-chart-figure'
import { priceHistory } from './price-history'
import { SellBlock } from './sell-block'

/** /comercio-sucata/{slug}: what a kilogram is worth, and everything that decides it. Give it the slug as `key`: the calculator belongs to one material. */
export function MaterialPage({ material }: { material: MaterialView }) {
  const texts = useMaterialPage()
  const scrap = useScrapPage()
  const materials = useMaterials()
  const guide = useMaterialGuide(material.slug)
  const company = useCompany()
  const messages = useMessages()
  const { prices: words } = useShell()
  const history = priceHistory(material.prices)
  const fill = placesFilled({ material, guide, history, company, words })
  const filled = ({ label, title, text }: Heading): Heading => ({
    label: fill(label),
    title: fill(title),
    ...(text && { text: fill(text) }),
  })
  const title = fill(texts.header.title)
  const quote = materialQuoteText(messages, company, {
    name: material.name,
    address: absolute(company, materialHref(material)),
  })
  const others = otherMaterialsOf(material, materials)
  const questions = filled(texts.questions)

  return (
    <div className="material-page">
      <MaterialHeader
        above={{ name: scrap.header.label, path: '/comercio-sucata' }}
        material={material}
        title={title}
        answer={fill(texts.header.answer)}
      />
      <div className="wrap cols material-page-board">
        <MaterialPrice
          material={material}
          history={history}
          words={words}
          texts={texts.price}
          unit={scrap.board.unit}
          disclaimer={scrap.board.disclaimer}
          label={title}
        >
          {material.prices.length >= CHART_FROM && (
            <PriceChartFigure
              ofName={ofNameOf(material.name, guide)}
              history={history}
              texts={texts.chart}
              caption={fill(texts.chart.caption)}
              base={material.variationBase}
            />
          )}
        </MaterialPrice>
        <aside className="material-page-side" aria-label={scrap.calculator.title}>
          <Calculator
            texts={scrap.calculator}
            materials={materials}
            chosen={material.slug}
            plainQuote={quote}
          />
          <MaterialTerms texts={texts.terms} guide={guide} />
        </aside>
      </div>
      <RestOfPage>
        <MaterialTakes heading={filled(texts.takes)} columns={texts.takesColumns} guide={guide} />
        {guide.steps && <MaterialSteps heading={filled(texts.steps)} steps={guide.steps} />}
        {others.length > 0 && (
          <OtherMaterials
            heading={filled(texts.others)}
            link={texts.othersLink}
            materials={others}
          />
        )}
        <section className="sec pt-0">
          <div className="wrap cols material-half">
            <div>
              <SectionLabel text={questions.label} designator="P5" />
              <h2>{questions.title}</h2>
              {questions.text && <p className="lead mt-4">{questions.text}</p>}
            </div>
            <Questions
              items={[...(guide.questions ?? []), ...texts.questionItems].map(
                ({ question, answer }) => ({ question: fill(question), answer: fill(answer) }),
              )}
            />
          </div>
        </section>
        <SellBlock
          heading={scrap.sell}
          labels={scrap.sellLabels}
          button={scrap.sellButton}
          quote={quote}
        />
      </RestOfPage>
    </div>
  )
}
