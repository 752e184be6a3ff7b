import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import ArrowDown from 'lucide-react/icons/arrow-down'
import type { MaterialGuide, MaterialPageView } from '../../../content/views'
import { type Heading, SectionHeading } from '../../ui/section'
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

/** What is bought at the full price, what lowers it, and what is refused, with its reason; nothing where the guide says nothing of it. */
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
        {items.map((item) => (
          <li key={item.title}>
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
