import { useEffect, useMemo, useState } from 'react'
import type { ArticleHeading } from '../../../content/views/views'

/** Table of contents; the section being read is marked. */
export function ArticleToc({ title, headings }: { title: string; headings: ArticleHeading[] }) {
  const current = useCurrentSection(useMemo(() => headings.map(({ id }) => id), [headings]))
  if (headings.length === 0) return null
  return (
    <nav
      className="lg:sticky lg:top-28 lg:col-[1/4] lg:max-h-[calc(100vh-136px)] lg:self-start lg:overflow-y-auto lg:[scrollbar-width:thin] print:hidden"
      aria-labelledby="indice"
    >
      <p className="silk mb-4 text-copper-700" id="indice">
        {title}
      </p>
      <ol className="steps text-small max-lg:gap-0">
        {headings.map(({ id, text }) => (
          <li
            key={id}
            className="has-aria-[current]:before:bg-copper-500 max-lg:before:top-4 max-lg:not-last:after:top-7.5 max-lg:not-last:after:-bottom-4"
          >
            <a
              className="block py-2.5 text-ink-muted no-underline -outline-offset-3 hover:underline aria-[current]:font-bold aria-[current]:text-mask-600 max-lg:min-h-11 lg:py-0.5"
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
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
