import { useEffect, useState } from 'react'

/** A section is being read once its heading has passed this part of the screen, from the top, in percent. */
const READING_LINE = 35

/** Id of the section being read, out of ids of headings in their order; the first one until another heading passes. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
        // Open at the top: a jump over the whole screen crosses the reading line, too.
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
