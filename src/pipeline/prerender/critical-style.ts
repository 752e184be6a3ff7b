import { PurgeCSS } from 'purgecss'

/** What selectors can name in HTML: words of the text that look like a class (rel, text, hidden) are none. */
function namesIn(pages: readonly string[]) {
  const tags = new Set<string>(), classes = new Set<string>(), ids = new Set<string>()
  const names = new Set<string>(), values = new Set<string>()
  const readTag = (tag: string, attributes: string) => {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)) {
      names.add(name.toLowerCase())
      const words = value.split(/\s+/)
      if (name === 'class') words.forEach((word) => classes.add(word))
      else if (name === 'id') ids.add(value)
      else [value, ...words].forEach((word) => values.add(word))
    }
  }
  for (const html of pages) {
    for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)/gi)) readTag(tag, attributes)
  }
  return { tags: [...tags], classes: [...classes], ids: [...ids], attributes: { names: [...names], values: [...values] } }
}

/**
 * The part of the style sheet that pages of one kind need before any script runs. The boot loads the whole sheet
 * before anything on the page can change, so states that the HTML does not show yet lose nothing.
 */
export async function criticalStyle(style: string, pages: readonly string[]): Promise<string> {
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
