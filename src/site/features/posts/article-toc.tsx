import { useEffect, useMemo, useState } from 'react'
import type { ArticleHeading } from '../../../content/views'

/** Table of contents; the section being read is marked. */
export function ArticleToc({ title, headings }: { title: string; headings: ArticleHeading[] }) {
  const current = useCurrentSection(useMemo(() => headings.map(({ id }) => id), [headings]))
  if (headings.length === 0) return null
  return (
    <nav className="article-toc" aria-labelledby="indice">
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

/** A section counts as read once its heading is above this part of the screen, in percent from the top. */
const READING_LINE = 35

/** Id of the section being read; the first one until another heading has passed. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])

  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(ids.findLast((id) => passed.has(id)) ?? ids[0])
        // The area has no upper end, so that a jump past the whole screen counts, too.
      },
      { rootMargin: `1000000px 0px -${100 - READING_LINE}% 0px` },
    )
    for (const id of ids) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
