import ArrowDown from 'lucide-react/icons/arrow-down'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { MaterialGuide, MaterialPageView } from '../../../../content/views/views'
import { type Heading, SectionHeading, SideHeading, Unbroken } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'

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
}: {
  terms: MaterialPageView['terms']
  guide: MaterialGuide
}) {
  return (
    <div className="mt-6">
      <h3 className="text-h4">{title}</h3>
      <dl className="mt-2">
        {[{ label: minimum.label, text: guide.minimum ?? minimum.text }, ...others].map(
          ({ label, text }, index) => (
            <div
              key={index}
              className="flex flex-wrap gap-x-3 border-t border-hair py-3 text-small"
            >
              <dt className="w-26 text-ink-muted">{label}</dt>
              <dd className="flex-[1_1_8rem] font-medium">
                <Unbroken text={text} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
