import postcss from 'postcss'
import { cached, sha256 } from '../cache/checked-cache'
import { PATHS } from '../paths'
import type { ReadPage } from '../render/read-page'

/** What selectors can name in HTML: words of the text that look like a class (rel, text, hidden) are none. */
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
  // A visitor opens them without script.
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

/** What the style compares attributes with: as a whole, or as a part of them. */
const compared = (style: string): string[] =>
  Array.from(
    style.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))\s*[is]?\s*\]/gi),
    ([, double, single, bare]) => (double ?? single ?? bare ?? '').toLowerCase(),
  )

/**
 * Without the values that no selector of the style can mean, such as a price: whatever they are,
 * the same rules stay.
 */
function meantBy(style: string, { attributes: { names, values }, ...others }: Names): Names {
  const parts = compared(style)
  // What an escape stands for is PurgeCSS's business.
  const isMeant = (value: string) =>
    parts.some((part) => part.includes('\\') || value.toLowerCase().includes(part))
  return { ...others, attributes: { names, values: values.filter(isMeant) } }
}

/**
 * The part of the style sheet that pages of one kind need before any script runs, on paper too. The start loads
 * the whole sheet before the application changes anything.
 */
export const criticalStyle = (style: string, pages: readonly ReadPage[]): Promise<string> =>
  purged(style, meantBy(style, namesIn(pages)))

/** The same, made once for the same style and the same names. @param code names the state of the code; see bundleKey */
export async function keptCriticalStyle(
  style: string,
  pages: readonly ReadPage[],
  code: string,
  cacheDir: string = `${PATHS.cache}/styles`,
): Promise<string> {
  const found = meantBy(style, namesIn(pages))
  const files = await cached(
    cacheDir,
    sha256(JSON.stringify([code, style, found])),
    ['style.css'],
    async () => new Map([['style.css', Buffer.from(await purged(style, found))]]),
  )
  return files.get('style.css')?.toString() ?? ''
}

/**
 * The whole sheet as it comes behind the paint. Pages carry its font faces, and a browser that
 * hears of them again lays out all text anew.
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
    // PurgeCSS drops the first where no name stands before it, and visitors who use the keyboard
    // need it before any script; the page's own script gives the second to the document
    // (start/first-screen.ts).
    safelist: [':focus-visible', 'arriving'],
  })
  if (!first) throw new Error('O PurgeCSS não devolveu a folha de estilos.')
  const kept = tidy(first.css, new Set(names.classes))
  const layers = layersOf(style)
  // Else one that only the sheet that comes late has would come after all others.
  return layersOf(kept).length < layers.length ? `@layer ${layers.join(',')};${kept}` : kept
}

/** The layers that a style has rules in, in their order. */
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
 * What PurgeCSS leaves: the rules for what holds a class that the pages do not have, because it
 * does not look into `:has()`, rules without a declaration, and the comments, which the late sheet
 * keeps.
 */
function tidy(style: string, classes: ReadonlySet<string>): string {
  const isUnmet = (part: string) =>
    Array.from(part.matchAll(/\.([\w-]+)/g)).some(([, name = '']) => !classes.has(name))
  // What holds brackets itself, and what must not be there, stays.
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
