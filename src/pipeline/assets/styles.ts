import postcss from 'postcss'
import type { ReadPage } from '../render/read-page'

/**
 * The names in a page that selectors can match. Words of the text that look like a class (rel,
 * text, hidden) do not count.
 */
function namesIn(pages: readonly ReadPage[]) {
  const tags = new Set<string>(),
    classes = new Set<string>(),
    names = new Set<string>(),
    values = new Set<string>()
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
  // A visitor can open a details element without script.
  if (tags.has('details')) names.add('open')
  const ids = new Set(pages.flatMap((page) => page.ids))
  return {
    tags: [...tags].sort(),
    classes: [...classes].sort(),
    ids: [...ids].sort(),
    attributes: { names: [...names].sort(), values: [...values].sort() },
  }
}

type Names = ReturnType<typeof namesIn>

/**
 * Returns the part of the style sheet that pages of one kind need before any script runs, on paper
 * too. The start loads the full sheet before the application changes anything.
 */
export const criticalStyle = (style: string, pages: readonly ReadPage[]): Promise<string> =>
  purged(style, namesIn(pages))

/**
 * Returns a sheet without its font faces: every page has them in its own style, and 0.2 KB are
 * saved.
 */
export function withoutFontFaces(style: string): string {
  const root = postcss.parse(style)
  root.walkAtRules('font-face', (face) => {
    face.remove()
  })
  return root.toString()
}

async function purged(style: string, names: Names): Promise<string> {
  const { PurgeCSS } = await import('purgecss')
  const [first] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: () => ({ ...names, undetermined: [] }),
    keyframes: true,
    variables: true,
    // PurgeCSS drops it when no name precedes it, and visitors who use the keyboard need it before
    // any script.
    safelist: [':focus-visible'],
  })
  if (!first) throw new Error('O PurgeCSS não devolveu a folha de estilos.')
  const kept = tidy(first.css, new Set(names.classes))
  const layers = layersOf(style)
  // Otherwise a layer that only the full sheet has would be the last of all layers.
  return layersOf(kept).length < layers.length ? `@layer ${layers.join(',')};${kept}` : kept
}

/** The layers in which a style has rules, in their order. */
const layersOf = (style: string): string[] => [
  ...new Set(
    postcss
      .parse(style)
      .nodes.flatMap((node) =>
        node.type === 'atrule' && node.name === 'layer' && node.nodes ? node.params : [],
      ),
  ),
]

/**
 * Removes rules that PurgeCSS leaves although they match nothing: those for elements with a class
 * that the pages do not have (PurgeCSS does not look into `:has()`), and those without a
 * declaration. Also removes comments, which the full sheet keeps.
 */
function tidy(style: string, classes: ReadonlySet<string>): string {
  const isUnmet = (part: string) =>
    Array.from(part.matchAll(/\.([\w-]+)/g)).some(([, name = '']) => !classes.has(name))
  // A selector with brackets inside, or with a negation, stays.
  const isDead = (selector: string) =>
    Array.from(selector.matchAll(/(?<!:not\():has\(([^()]*)\)/g)).some(([, inner = '']) =>
      inner.split(',').every(isUnmet),
    )
  const root = postcss.parse(style)
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkRules((rule) => {
    const alive = rule.selectors.filter((selector) => !isDead(selector))
    if (alive.length === 0 || rule.nodes.length === 0) rule.remove()
    else if (alive.length < rule.selectors.length) rule.selectors = alive
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}
