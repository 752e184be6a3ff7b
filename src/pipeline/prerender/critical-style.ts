import { PurgeCSS } from 'purgecss'
import type { ReadPage } from './read-page'

/** Set by the first script before the whole sheet has come; see boot/late-font.ts. */
const LATE_FONT = 'data-late-font'

/** What selectors can name in HTML: words of the text that look like a class (rel, text, hidden) are none. */
function namesIn(pages: readonly ReadPage[]) {
  const tags = new Set<string>(), classes = new Set<string>(), names = new Set<string>([LATE_FONT]), values = new Set<string>()
  for (const page of pages) {
    for (const tag of page.tags) tags.add(tag)
    for (const [name, found] of page.attributes) {
      names.add(name)
      for (const value of found) {
        const words = value.split(/\s+/)
        if (name === 'class') words.forEach((word) => classes.add(word))
        else if (name !== 'id') [value, ...words].forEach((word) => values.add(word))
      }
    }
  }
  const ids = new Set(pages.flatMap((page) => page.ids))
  return { tags: [...tags], classes: [...classes], ids: [...ids], attributes: { names: [...names], values: [...values] } }
}

/**
 * The part of the style sheet that pages of one kind need before any script runs. The boot loads the whole sheet
 * before anything on the page can change, so states that the HTML does not show yet lose nothing.
 */
export async function criticalStyle(style: string, pages: readonly ReadPage[]): Promise<string> {
  const found = { ...namesIn(pages), undetermined: [] }
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: () => found,
    keyframes: true,
    variables: true,
  })
  if (!purged) throw new Error('O PurgeCSS não devolveu a folha de estilos.')
  return purged.css
}
