import type { ReactNode } from 'react'
import { type Heading, SectionLabel } from './section'

interface BannerProps {
  heading: Heading
  designator: string
  /**
   * `banner-call` where only buttons stand at the right; else the class of the feature whose style
   * refines the band.
   */
  className: string
  /** Follows the sentence. */
  below?: ReactNode
  /** Stands at the right of the text, below it on narrow screens. */
  children: ReactNode
}

/** The dark band that closes a page: a headline with its sentence, and beside it the way to answer. */
export function Banner({
  heading: { label, title, text },
  designator,
  className,
  below,
  children,
}: BannerProps) {
  return (
    <section className={`sec on-mask dark banner ${className}`}>
      <div className="wrap cols">
        <div className="banner-text">
          <SectionLabel text={label} designator={designator} />
          <h2>{title}</h2>
          {text && <p className="lead mt-4">{text}</p>}
          {below}
        </div>
        <div className="banner-side">{children}</div>
      </div>
    </section>
  )
}
