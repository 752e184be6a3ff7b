import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { MaterialGuide, MaterialPageView } from '../../../content/views'
import { type Heading, SectionHeading, SideHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

interface Item {
  title: string
  text: string
  source?: { text: string; href: string }
}
interface Props {
  heading: Heading
  columns: MaterialPageView['takesColumns']
  guide: MaterialGuide
}

/**
 * Lists of what is bought at the full price, what lowers the price, and what is refused and why. Renders
 * nothing for a guide without these lists.
 */
export function MaterialTakes({ heading, columns, guide: { accepted, lowers, refused } }: Props) {
  if (!accepted && !lowers && !refused) return null
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="P2" />
        <div className="material-takes">
          <Column name="yes" icon={CircleCheck} title={columns.accepted} items={accepted} />
          <Column name="less" icon={ArrowDown} title={columns.lowers} items={lowers} />
          <Column
            name="no"
            icon={Ban}
            title={columns.refused}
            items={refused}
            source={columns.source}
          />
        </div>
      </div>
    </section>
  )
}

function Column({
  name,
  icon: Icon,
  title,
  items,
  source,
}: {
  name: string
  icon: LucideIcon
  title: string
  items?: Item[]
  source?: string
}) {
  if (!items) return null
  return (
    <div className={`material-takes-${name}`}>
      <h3>
        <Icon className="icon" aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b>
            <span>{item.text}</span>
            {item.source && (
              <span className="material-takes-source">
                {source}{' '}
                <SmartLink href={item.source.href} newTab>
                  {item.source.text}
                </SmartLink>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How to prepare the material before it is weighed, in steps. */
export function MaterialSteps({
  heading,
  steps,
}: {
  heading: Heading
  steps: NonNullable<MaterialGuide['steps']>
}) {
  return (
    <section className="sec on-backdrop">
      <div className="wrap cols">
        <SideHeading className="lg:col-[1/5]" heading={heading} designator="P3" />
        <ol className="material-steps grid grid-cols-1 gap-x-12 gap-y-6 max-lg:mt-8 md:grid-cols-2 lg:col-[5/13]">
          {steps.map(({ title, text }, index) => (
            <li key={index}>
              <h3 className="h4">{title}</h3>
              <p className="note mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Conditions that a seller should know before bringing material. */
export function MaterialTerms({ texts, guide }: { texts: MaterialPageView; guide: MaterialGuide }) {
  const { title, minimum, others } = texts.terms
  return (
    <div className="material-terms">
      <h3 className="h4">{title}</h3>
      <dl>
        {[{ label: minimum.label, text: guide.minimum ?? minimum.text }, ...others].map(
          ({ label, text }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
