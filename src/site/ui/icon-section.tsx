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
          <div className="icon-section-heading">
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-4">{heading.text}</p>}
            {children}
          </div>
          <ul className="icon-section-list">
            {items.map(({ icon, title, text }, index) => (
              <li key={index}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
