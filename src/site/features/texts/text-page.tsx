import type { ReactNode } from 'react'
import type { PrivacyPageView } from '../../../content/views/views'
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
      <header className="wrap pb-12">
        <Crumbs above={[{ name: HOME, path: '/' }]} here={header.title} />
        <h1 className="mt-4 md:mt-8">{header.title}</h1>
        <p className="lead mt-4 max-w-[34em]">{header.text}</p>
        <p className="muted small num mt-4">
          {before}
          <time dateTime={updatedOn}>{formatShortDate(updatedOn)}</time>
          {after}
        </p>
      </header>
      <section className="on-backdrop" aria-labelledby={SUMMARY_ID}>
        <div className="wrap pt-12 pb-16">
          <h2 id={SUMMARY_ID} className="mb-6 text-h3">
            {summary.title}
          </h2>
          <ul className="grid gap-x-gutter gap-y-8 [--ground:var(--color-backdrop)] md:grid-cols-2 lg:grid-cols-4">
            {summary.items.map((item, index) => (
              <li key={index} className="trace-top muted pt-4 text-small">
                <b className="mb-1 block text-h4 text-ink">{item.title}</b>
                {item.text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap cols pt-12 pb-section md:pt-16">
        {index}
        <div className="min-w-0 max-lg:mt-8 lg:col-[5/12]">
          <div className="article-body">{text}</div>
          {children}
        </div>
      </div>
    </article>
  )
}
