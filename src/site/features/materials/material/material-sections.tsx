import ArrowDown from 'lucide-react/icons/arrow-down'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { MaterialGuide, MaterialPageView, MaterialView } from '../../../../content/views/views'
import { formatMoney } from '../../../lib/format'
import { Footprint, PictureView } from '../../../ui/picture'
import { type Heading, SectionHeading, SideHeading } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import { Variation } from '../../../ui/variation'
import { materialHref } from '../shared/addresses'

/**
 * Lists of what is bought at the full price, what lowers the price, and what is refused and why. Renders
 * nothing for a guide without these lists.
 */
export function MaterialTakes({ heading, guide }: { heading: Heading; guide: MaterialGuide }) {
  const columns = [
    ['Preço cheio', CircleCheck, 'border-mask-600', 'text-mask-600', guide.accepted],
    ['Vale menos', ArrowDown, 'border-copper-500', 'text-copper-700', guide.lowers],
    ['Não compramos', Ban, 'border-danger', 'text-danger', guide.refused],
  ] as const
  if (columns.every(([, , , , items]) => !items)) return null
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="P2" />
        <div className="mt-12 grid gap-x-gutter gap-y-8 md:grid-cols-3 xl:gap-12 print:mt-2 print:grid-cols-3">
          {columns.map(
            ([title, Icon, edge, tone, items]) =>
              items && (
                <div key={title}>
                  <h3
                    className={`flex items-center gap-3 border-b-2 pb-3.5 wrap-anywhere hyphens-auto ${edge}`}
                  >
                    <Icon className={`icon size-6.5 ${tone}`} aria-hidden="true" />
                    {title}
                  </h3>
                  <ul>
                    {items.map((item, index) => (
                      <TakesItem key={index} {...item} />
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
      </div>
    </section>
  )
}

const TakesItem = ({ title, text, source }: NonNullable<MaterialGuide['refused']>[number]) => (
  <li className="border-b border-hair py-3 leading-normal print:py-1">
    <b className="block font-semibold">{title}</b>
    <span className="text-small text-ink-muted">{text}</span>
    {source && (
      <span className="mt-1 block text-small text-ink-muted">
        Fonte:{' '}
        <SmartLink className="inline-block py-1" href={source.href} newTab>
          {source.text}
        </SmartLink>
      </span>
    )}
  </li>
)

/** How to prepare the material before it is weighed. */
export const MaterialSteps = ({
  heading,
  steps,
}: {
  heading: Heading
  steps: NonNullable<MaterialGuide['steps']>
}) => (
  <section className="sec on-backdrop">
    <div className="wrap cols">
      <SideHeading className="lg:col-[1/5]" heading={heading} designator="P3" />
      <ol className="grid gap-x-12 gap-y-6 max-lg:mt-8 md:grid-cols-2 lg:col-[5/13] print:mt-2 print:grid-cols-3 print:gap-x-6">
        {steps.map((step, index) => (
          <li key={index} className="relative pl-14">
            <span
              className="figure absolute top-0 left-0 text-figure text-copper-700"
              aria-hidden="true"
            >{`0${index + 1}`}</span>
            <h3 className="text-h4">{step.title}</h3>
            <p className="note mt-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

/** Conditions that a seller should know before bringing material. */
export function MaterialTerms({
  terms: { title, minimum, others },
  guide,
  isWide,
}: {
  terms: MaterialPageView['terms']
  guide: MaterialGuide
  /** In a row below the price, where that is low, instead of below the calculator. */
  isWide: boolean
}) {
  return (
    <div className={`material-terms ${isWide ? 'mt-10' : 'mt-6'}`}>
      <h3 className="text-h4">{title}</h3>
      <dl className={`mt-2 ${isWide ? 'grid gap-x-gutter md:grid-cols-2 lg:grid-cols-4' : ''}`}>
        {[{ label: minimum.label, text: guide.minimum ?? minimum.text }, ...others].map(
          ({ label, text }, index) => (
            <div
              key={index}
              className="flex flex-wrap gap-x-3 border-t border-hair py-3 text-small"
            >
              <dt className="w-26 text-ink-muted">{label}</dt>
              <dd className="flex-[1_1_8rem] font-medium">{text}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

/** Cards of other materials with price and link, and the link to the whole price table. */
export const OtherMaterials = ({
  heading,
  materials,
}: {
  heading: Heading
  materials: readonly MaterialView[]
}) => (
  <section className="sec">
    <div className="wrap">
      <SectionHeading heading={heading} designator="P4" />
      {/* Three at most, and fewer where a card would be too narrow for its price. */}
      <ul className="mt-8 grid print:mt-2 print:grid-cols-3 grid-cols-[repeat(auto-fill,minmax(min(100%,max(18rem,30%)),1fr))] gap-3 md:gap-gutter">
        {materials.map((material) => (
          <li
            className="side-card tappable bg-backdrop print:block print:border-0"
            key={material.slug}
          >
            <PictureView
              className="aspect-4/3 print:hidden"
              picture={material.image && { ...material.image, alt: '' }}
              sizes="128px"
              widest={430}
              fallback={<Footprint symbol={material.symbol} />}
            />
            <div className="side-card-text gap-2.5 py-4 pr-5 pl-3 print:p-0">
              <h3 className="text-h4">
                <SmartLink className="tap" href={materialHref(material)}>
                  {material.name}
                </SmartLink>
              </h3>
              <p className="side-card-figures num">
                <span className="side-card-price" translate="no">
                  {formatMoney(material.pricePerKg)}
                  <small className="text-caption font-normal text-ink-muted">/kg</small>
                </span>
                <Variation
                  points={material.variation}
                  className={`text-small ${material.variation < 0 ? 'text-danger' : 'text-mask-600'}`}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 print:hidden">
        <SmartLink href="/comercio-sucata#painel">Ver o painel completo</SmartLink>
      </p>
    </div>
  </section>
)

/** Two rows of the widest page. */
const MOST = 6

/** Materials to show beside one: those of its group first, each group in the order of the content, at most six. */
export function otherMaterialsOf(
  material: Pick<MaterialView, 'slug' | 'group'>,
  all: readonly MaterialView[],
): MaterialView[] {
  const others = all.filter(({ slug }) => slug !== material.slug)
  return [
    ...others.filter(({ group }) => group === material.group),
    ...others.filter(({ group }) => group !== material.group),
  ].slice(0, MOST)
}
