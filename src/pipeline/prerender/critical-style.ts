import { PurgeCSS } from 'purgecss'

/** Every word of an HTML text that a selector could name: tags, classes, ids, attributes. */
const wordsOf = (html: string): string[] => html.match(/[^\s"'<>=]+/g) ?? []

/**
 * The part of the style sheet that pages of one kind need before any script runs. The boot loads the whole sheet
 * before anything on the page can change, so states that the HTML does not show yet lose nothing.
 */
export async function criticalStyle(style: string, pages: readonly string[]): Promise<string> {
  const words = new Set(pages.flatMap(wordsOf))
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join('\n'), extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: (content) => content.split('\n'),
    keyframes: true,
  })
  if (!purged) throw new Error('O PurgeCSS não devolveu a folha de estilos.')
  return purged.css
}
