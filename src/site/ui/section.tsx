import { type ReactNode, Fragment } from 'react'
import { SmartLink } from './smart-link'

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
}

/** The trace that opens a section: pad, run, silkscreen words, reference box. */
export function SectionLabel({ text, designator }: SectionLabelProps) {
  return (
    <div className="section-label">
      <i className="trace-pad" />
      <i className="trace-run" />
      <span className="silk">{text}</span>
      <span className="designator" aria-hidden="true">
        {designator}
      </span>
    </div>
  )
}

interface SectionHeadingProps {
  heading: Heading
  designator: string
  /** Id of the headline, for `aria-labelledby` and links. */
  id?: string
}

/** Head of a section: label, headline at the left, its sentence at the right. */
export const SectionHeading = ({
  heading: { label, title, text },
  designator,
  id,
}: SectionHeadingProps) => (
  <>
    <SectionLabel text={label} designator={designator} />
    <div className="cols">
      <h2 id={id} className="lg:col-[1/8]">
        {title}
      </h2>
      {text && <p className="lead max-lg:mt-4 lg:col-[8/13] lg:self-end">{text}</p>}
    </div>
  </>
)

/** Head of a section beside its content; the sentence is below the headline. */
export const SideHeading = ({
  heading: { label, title, text },
  designator,
  id,
  className = '',
}: SectionHeadingProps & { className?: string }) => (
  // The gap keeps a long word of the headline off the content beside it.
  <div className={`lg:pr-4 ${className}`}>
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

/** A headline of several sentences, each on lines of its own; «Rev. 2» is not the end of one. */
export const Sentences = ({ text }: { text: string }) =>
  text
    // Safari has looked behind a match only since 16.4.
    .replace(/([.!?])\s+(?=\p{Lu})/gu, '$1\n')
    .split('\n')
    .map((sentence, at) => (
      <Fragment key={at}>
        <span className="block">{sentence}</span>{' '}
      </Fragment>
    ))

/**
 * What no line of a text breaks: a number such as 800-88, where browsers break behind the hyphen,
 * and a number with its unit.
 */
const WHOLE = /(\d+(?:-\d+)+|\d+ (?:V|kg|[GT]B|dias? út(?:il|eis))(?!\p{L}))/u

export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="whitespace-nowrap" key={index}>
        {part}
      </span>
    ),
  )
}

/** Links to the pages above this one, then its name, which phones leave out because the headline says it. */
export function Crumbs({
  above,
  here,
}: {
  above: readonly { name: string; path: string }[]
  here: string
}) {
  return (
    <nav aria-label="Você está em">
      <ol className="crumbs">
        {above.map(({ name, path }) => (
          <li key={path}>
            <SmartLink href={path}>{name}</SmartLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

interface BannerProps {
  heading: Heading
  designator: string
  /** Class of the section, for what refines it. */
  className?: string
  /** Follows the sentence. */
  below?: ReactNode
  /** Only buttons stand at the right: a lower band, with more room for the text. */
  isCall?: boolean
  /** Content at the right of the text, below it on narrow screens. */
  children: ReactNode
}

/** The dark band that closes a page: a headline with its sentence, and beside it the way to answer. */
export function Banner({
  heading: { label, title, text },
  designator,
  className = '',
  below,
  isCall = false,
  children,
}: BannerProps) {
  const low = isCall ? 'print:hidden md:py-22' : ''
  return (
    <section className={`sec on-mask dark banner ${low} ${className}`}>
      <div className={`wrap cols ${isCall ? 'items-center' : ''}`}>
        <div className={`banner-text ${isCall ? 'lg:col-[1/8]' : 'lg:col-[1/7]'}`}>
          <SectionLabel text={label} designator={designator} />
          <h2>{title}</h2>
          {text && <p className="lead mt-4 max-w-[34em]">{text}</p>}
          {below}
        </div>
        <div
          className={
            isCall
              ? 'banner-side mt-8 lg:col-[8/13] lg:mt-0 lg:justify-self-end max-md:[&_.btn]:w-full'
              : 'banner-side mt-8 grid content-center lg:col-[8/13] lg:mt-0'
          }
        >
          {children}
        </div>
      </div>
    </section>
  )
}
