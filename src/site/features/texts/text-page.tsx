import type { ReactNode } from 'react'
import type { PrivacyPageView } from '../../../content/views'
import { formatShortDate } from '../../lib/format'
import { HOME } from '../../lib/labels'
import { Crumbs } from '../../ui/section'

interface TextPageProps {
  page: Pick<PrivacyPageView, 'header' | 'dated' | 'updatedOn' | 'summary'>
  /** The index of the text, and the text. */
  index: ReactNode
  text: ReactNode
  /** The contact, below the text. */
  children: ReactNode
}

const SUMMARY_ID = 'resumo'

/** A page of text: title, a summary in a band, then the whole text with its index. */
export function TextPage({
  page: { header, dated, updatedOn, summary },
  index,
  text,
  children,
}: TextPageProps) {
  const [before = '', after = ''] = dated.split('{data}')
  return (
    <article>
      <header className="wrap text-page-header">
        <Crumbs above={[{ name: HOME, path: '/' }]} here={header.title} />
        <h1>{header.title}</h1>
        <p className="lead">{header.text}</p>
        <p className="muted num mt-4 text-[0.9375rem]">
          {before}
          <time dateTime={updatedOn}>{formatShortDate(updatedOn)}</time>
          {after}
        </p>
      </header>
      <section className="on-backdrop" aria-labelledby={SUMMARY_ID}>
        <div className="wrap text-page-summary">
          <h2 id={SUMMARY_ID}>{summary.title}</h2>
          <ul>
            {summary.items.map((item, index) => (
              <li key={index} className="trace-top">
                <b>{item.title}</b>
                {item.text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap cols article-columns">
        {index}
        <div className="article-text">
          <div className="article-body">{text}</div>
          {children}
        </div>
      </div>
    </article>
  )
}

interface ContactBoxProps {
  title: string
  rows: readonly { label: string; value: ReactNode }[]
  /** The buttons. */
  children: ReactNode
}

/** The contact for the subject of a page of text. */
export function ContactBox({ title, rows, children }: ContactBoxProps) {
  return (
    <section className="contact-box mt-12">
      <h2 className="h4">{title}</h2>
      <dl className="mt-4 grid gap-3">
        {rows.map(({ label, value }, index) => (
          <div key={index}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="btns mt-6">{children}</div>
    </section>
  )
}
