import type { ReactNode } from 'react'
import { Sentences } from './sentences'

export interface Heading {
  /** Silkscreen words above the headline. */
  label: string
  title: string
  text?: string
}

interface SectionLabelProps {
  text: string
  /** Reference as printed on circuit boards, such as U1; decoration, hidden from screen readers. */
  designator: string
  as?: 'div' | 'p'
}

/** The trace that opens a section: pad, run, silkscreen words, reference box. */
export function SectionLabel({ text, designator, as: Element = 'div' }: SectionLabelProps) {
  return (
    <Element className="section-label">
      <i className="trace-pad" />
      <i className="trace-run" />
      <span className="silk">{text}</span>
      <span className="designator" aria-hidden="true">
        {designator}
      </span>
    </Element>
  )
}

interface SectionHeadingProps {
  heading: Heading
  designator: string
  level?: 1 | 2
  /** Goes to the headline, for `aria-labelledby` and links. */
  id?: string
}

/** Head of a section: label, headline at the left, its sentence at the right. */
export function SectionHeading({ heading, designator, level = 2, id }: SectionHeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <SectionLabel text={heading.label} designator={designator} />
      <div className="cols section-heading">
        <Title id={id}>{heading.title}</Title>
        {heading.text && <p className="lead">{heading.text}</p>}
      </div>
    </>
  )
}

/** The same beside the section's content: the sentence stands below the headline. */
export const SideHeading = ({
  heading: { label, title, text },
  designator,
  id,
  className,
}: Omit<SectionHeadingProps, 'level'> & { className?: string }) => (
  <div className={className}>
    <SectionLabel text={label} designator={designator} />
    <h2 id={id}>{title}</h2>
    {text && <p className="lead mt-4">{text}</p>}
  </div>
)

interface PageHeaderProps {
  heading: Heading
  designator: string
  children?: ReactNode
}

/** Head of an inner page: label, the page's h1, its sentence; `children` follow the sentence. */
export function PageHeader({ heading, designator, children }: PageHeaderProps) {
  return (
    <header className="wrap page-header">
      <SectionLabel text={heading.label} designator={designator} />
      <h1>
        <Sentences text={heading.title} />
      </h1>
      {heading.text && <p className="lead">{heading.text}</p>}
      {children}
    </header>
  )
}
