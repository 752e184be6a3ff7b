import type { ReactNode } from 'react'
import type { IconName } from '../../content/vocabulary'
import { Icon } from './icon'
import { type Heading, SectionLabel } from './section'

interface IconSectionProps {
  heading: Heading
  designator: string
  items: readonly { icon: IconName; title: string; text: string }[]
  /** Class of the section. */
  className: string
  /** Follows the sentence. */
  children?: ReactNode
}

/**
 * A section with its headline beside a list of statements, each with its icon. Renders nothing
 * without statements.
 */
export function IconSection({ heading, designator, items, className, children }: IconSectionProps) {
  if (items.length === 0) return null
  return (
    <section className={`sec ${className}`}>
      <div className="wrap">
        <SectionLabel text={heading.label} designator={designator} />
        <div className="cols">
          <div className="max-lg:mb-8 lg:col-[1/5]">
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-4">{heading.text}</p>}
            {children}
          </div>
          <ul className="grid grid-cols-1 gap-x-gutter md:grid-cols-2 lg:col-[6/13]">
            {items.map(({ icon, title, text }, index) => (
              <li
                key={index}
                className="grid grid-cols-[44px_minmax(0,1fr)] content-start border-t border-hair py-7 pr-4 first:border-t-0 first:pt-0 md:nth-2:border-t-0 md:nth-2:pt-0"
              >
                <Icon
                  name={icon}
                  className="icon row-span-2 size-7.5 stroke-[1.5] text-copper-700"
                />
                <h3>{title}</h3>
                <p className="note mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
