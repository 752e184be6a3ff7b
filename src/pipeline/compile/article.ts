import type { Element, ElementContent, Root } from 'hast'
import { unified } from 'unified'
import { headingsOf } from '../../content/article/article-tree'
import { articleSafetyPlugins } from '../../content/article/article-markdown'
import { textOf } from '../../content/article/article-tree'
import type { ArticleHeading, Picture, PostBody } from '../../content/views/views'
import {
  PICTURE_FORMATS,
  srcSet,
  webpAddress,
  type PictureFormat,
} from '../../content/views/picture-address'
import { readingMinutes } from '../../content/posts/posts'

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

/** Gives every h2 and h3 its id, and collects the h2 for the index. */
function nameHeadings(tree: Root): ArticleHeading[] {
  const headings = headingsOf(tree)
  for (const { element: heading, id } of headings)
    heading.properties = { ...heading.properties, id }
  return headings
    .filter(({ element: heading }) => heading.tagName === 'h2')
    .map(({ id, text }) => ({ id, text }))
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })

/** A local picture in its built sizes; a picture of an allowed host stays as the author wrote it. */
function pictureElement(image: Element, pictureOf: (src: string, alt: string) => Picture): Element {
  const { src, alt: written } = image.properties
  const alt = typeof written === 'string' ? written : ''
  const picture = pictureOf(typeof src === 'string' ? src : '', alt)
  // Other sites must not see which page shows their picture.
  if ('href' in picture)
    return element(
      'img',
      { src: picture.href, alt, loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' },
      [],
    )
  const img = element(
    'img',
    {
      src: webpAddress(picture),
      alt,
      width: picture.width,
      height: picture.height,
      loading: 'lazy',
      decoding: 'async',
    },
    [],
  )
  const source = (format: PictureFormat) =>
    element(
      'source',
      { type: `image/${format}`, srcSet: srcSet(picture, format), sizes: BODY_SIZES },
      [],
    )
  return element('picture', {}, [...PICTURE_FORMATS.map(source), img])
}

const headerWords = (node: ElementContent): string[] =>
  node.type !== 'element'
    ? []
    : node.tagName === 'th'
      ? [textOf(node).trim()]
      : node.children.flatMap(headerWords)

/**
 * A table wider than a phone scrolls inside its own region, which the keyboard can reach and whose
 * label names the columns.
 */
function scrollingTable(table: Element): Element {
  const columns = headerWords(table).filter(Boolean).join(', ')
  return element(
    'div',
    {
      className: ['table-scroll'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: columns ? `Tabela: ${columns}` : 'Tabela',
    },
    [table],
  )
}

function dress(
  children: ElementContent[],
  pictureOf: (src: string, alt: string) => Picture,
): ElementContent[] {
  return children.map((node) => {
    if (node.type !== 'element') return node
    if (node.tagName === 'img') return pictureElement(node, pictureOf)
    const dressed = { ...node, children: dress(node.children, pictureOf) }
    return node.tagName === 'table' ? scrollingTable(dressed) : dressed
  })
}

/**
 * Compiles a parsed article for rendering without a parser: sanitized, with its index and built
 * pictures.
 * @param parsed stays unchanged, because the feed sanitizes it separately
 * @param english words that the article uses in English
 */
export function compileArticle(
  parsed: Root,
  pictureOf: (src: string, alt: string) => Picture,
  english: readonly string[] = [],
): PostBody & { minutes: number } {
  const safe = sanitized(parsed)
  const headings = nameHeadings(safe)
  const minutes = readingMinutes(textOf(safe))
  // `dress` maps element contents. A root may also contain a doctype, which the sanitizer has
  // removed.
  const tree: Root = {
    type: 'root',
    children: markEnglish(dress(safe.children as ElementContent[], pictureOf), english),
  }
  return { tree, headings, minutes }
}

/** Elements whose text is not read as prose. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp'])

/**
 * Puts `lang="en"` around the words of a list, so that a screen reader pronounces them in English
 * (WCAG 3.1.2).
 * @param words as they are written, with their capitals; the longest match counts, and a part of
 * another word does not
 */
export function markEnglish(nodes: ElementContent[], words: readonly string[]): ElementContent[] {
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
    // `split` returns the matched words at odd indices.
    if (node.type !== 'text' || !pattern.test(node.value)) return [node]
    return node.value.split(pattern).flatMap((value, index): ElementContent[] => {
      if (value === '') return []
      const text = { type: 'text', value } as const
      return [
        index % 2 === 1
          ? { type: 'element', tagName: 'span', properties: { lang: 'en' }, children: [text] }
          : text,
      ]
    })
  }
  return nodes.flatMap(marked)
}
