import type { Element, ElementContent, Properties, Root } from 'hast'
import { unified } from 'unified'
import { articleSafetyPlugins } from '../../content/article/article-markdown'
import { elementsIn, headingsOf, readingMinutes, textOf } from '../../content/article/article-tree'
import type { Picture, PostBody } from '../../content/views/views'
import { fallbackAddress, srcSet } from '../../content/views/picture-address'

/**
 * Width of the text column in CSS px; on narrower screens a share of the screen's width. The
 * browser chooses a picture's file by it.
 */
const BODY_SIZES = '(min-width: 1024px) 690px, 92vw'

const sanitizer = unified().use(articleSafetyPlugins)

/** A safe copy of a parsed article. */
export const sanitized = (parsed: Root): Root =>
  // The type allows any tree; the sanitizer returns a root for a root.
  sanitizer.runSync(parsed) as Root

type PictureOf = (src: string, alt: string) => Picture

/**
 * Compiles a parsed article for rendering without a parser: sanitized, with its index and built
 * pictures.
 * @param parsed stays unchanged, because the feed sanitizes it separately
 * @param english words that the article uses in English
 */
export function compileArticle(
  parsed: Root,
  pictureOf: PictureOf,
  english: readonly string[] = [],
): PostBody & { minutes: number } {
  const safe = sanitized(parsed)
  const headings = headingsOf(safe)
  for (const { element: heading, id } of headings)
    heading.properties = { ...heading.properties, id }
  const minutes = readingMinutes(textOf(safe))
  for (const node of elementsIn(safe)) {
    if (node.tagName === 'img') Object.assign(node, pictureElement(node, pictureOf))
    if (node.tagName === 'table') Object.assign(node, scrollingTable({ ...node }))
  }
  return {
    // A root may also contain a doctype, which the sanitizer has removed.
    tree: { type: 'root', children: markEnglish(safe.children as ElementContent[], english) },
    headings: headings
      .filter(({ element: heading }) => heading.tagName === 'h2')
      .map(({ id, text }) => ({ id, text })),
    minutes,
  }
}

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children })

/** A local picture in its built sizes; a picture of an allowed host stays as the author wrote it. */
function pictureElement({ properties: { src, alt = '' } }: Element, pictureOf: PictureOf): Element {
  const picture = pictureOf(String(src), alt)
  const lazy = { loading: 'lazy', decoding: 'async' }
  // Other sites must not see which page shows their picture.
  if ('href' in picture)
    return element('img', { src: picture.href, alt, ...lazy, referrerPolicy: 'no-referrer' })
  const { width, height } = picture
  const source = { type: 'image/avif', srcSet: srcSet(picture), sizes: BODY_SIZES }
  const img = { src: fallbackAddress(picture), alt, width, height, ...lazy }
  return element('picture', {}, [element('source', source), element('img', img)])
}

/**
 * A table wider than a phone scrolls inside its own region, which the keyboard can reach and whose
 * label names the columns.
 */
function scrollingTable(table: Element): Element {
  const columns = elementsIn({ type: 'root', children: [table] })
    .filter(({ tagName }) => tagName === 'th')
    .map((head) => textOf(head).trim())
  const ariaLabel = ['Tabela', columns.filter(Boolean).join(', ')].filter(Boolean).join(': ')
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel }
  return element('div', properties, [table])
}

/** Elements whose text is not read as prose. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp'])

/**
 * Puts `lang="en"` around the words of a list, so that a screen reader pronounces them in English
 * (WCAG 3.1.2).
 * @param words as they are written, with their capitals; the longest match counts, and a part of
 * another word does not
 */
function markEnglish(nodes: ElementContent[], words: readonly string[]): ElementContent[] {
  if (words.length === 0) return nodes
  const choices = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${choices.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  const marked = (node: ElementContent): ElementContent[] => {
    if (node.type === 'element') {
      const isLeft = NO_PROSE.has(node.tagName) || node.properties.lang !== undefined
      return [isLeft ? node : { ...node, children: node.children.flatMap(marked) }]
    }
    if (node.type !== 'text' || !pattern.test(node.value)) return [node]
    // `split` returns the matched words at odd indices.
    return node.value.split(pattern).flatMap((value, index): ElementContent[] => {
      const text = { type: 'text', value } as const
      if (index % 2 === 1) return [element('span', { lang: 'en' }, [text])]
      return value === '' ? [] : [text]
    })
  }
  return nodes.flatMap(marked)
}
