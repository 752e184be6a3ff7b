import { useMemo } from 'react'
import type { ArticleHeading } from '../../../content/views'
import { useCurrentSection } from './use-current-section'

/** Screens on which the index stands beside its text (article-toc.css). */
const BESIDE = '(min-width: 1024px)'

/** The index of an article; the section being read is marked. */
export function ArticleToc({ title, headings }: { title: string; headings: ArticleHeading[] }) {
  const current = useCurrentSection(useMemo(() => headings.map(({ id }) => id), [headings]))
  if (headings.length === 0) return null
  return (
    <nav className="article-toc" aria-labelledby="indice" data-alive={BESIDE}>
      <p className="silk" id="indice">
        {title}
      </p>
      <ol className="steps">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
