import type { Root } from 'hast'
import type { Nodes } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { articleRemarkPlugins, articleRemarkRehypeOptions } from './article-markdown'
import {
  elementsIn,
  headingsOf,
  nodesIn,
  offsetOf,
  textOf,
  type MarkdownSource,
} from './article-tree'
import { reportAt, type ReasonAt } from '../check/diagnostic'
import { blockErrors, headingErrors } from './blocks'
import {
  refusedAttributes,
  refusedElement,
  unclosedErrors,
  writtenTags,
  type WrittenTag,
} from './article-html'
import { accidents, noteErrors, referenceErrors } from './texts'
import { markdownLimitError } from './markdown-limits'

/**
 * An article as its single parsing found it; check, page, pictures and feed need nothing else of
 * its text. Offsets are in the body.
 */
export interface ReadArticle {
  /**
   * The text as HTML, its raw parts parsed too, without positions and not yet sanitized; empty when
   * the text must not be parsed.
   */
  tree: Root
  /** Errors that do not depend on other documents. */
  errors: ReasonAt[]
  /** Markdown that was most likely not meant. */
  warnings: ReasonAt[]
  /** The ids that a link to this article may name behind #. */
  ids: ReadonlySet<string>
  links: { url: string; offset: number }[]
  /** `src` as the author wrote it, percent signs and all. */
  images: { src: string; alt: string; offset: number; isDescribed: boolean }[]
}

const markdownParser = unified().use(remarkParse).use(articleRemarkPlugins)
const htmlMaker = unified().use(remarkRehype, articleRemarkRehypeOptions).use(rehypeRaw)

export const NO_TEXT: ReasonAt = {
  offset: 0,
  message: 'o artigo não tem texto',
  fix: 'escreva-o depois da segunda linha ---',
}

/** Reads and parses the text of an article. Never throws. */
export function readArticle(body: string): ReadArticle {
  const limit = markdownLimitError(body)
  const article: ReadArticle = {
    tree: { type: 'root', children: [] },
    errors: limit ? [limit] : [],
    warnings: [],
    ids: new Set(),
    links: [],
    images: [],
  }
  if (limit) return article
  const markdown = markdownParser.parse(body)
  const source = { body, nodes: nodesIn<Nodes>(markdown) }
  const { tags, errors } = readTags(source)
  const referred = source.nodes.filter(({ type }) => type === 'imageReference').map(offsetOf)
  const tree = htmlMaker.runSync(markdown)
  const elements = elementsIn(tree)
  if (textOf(tree).trim() === '' && !elements.some(({ tagName }) => tagName === 'img'))
    errors.push(NO_TEXT)
  errors.push(...headingErrors(source), ...blockErrors(source), ...noteErrors(source))
  errors.push(...referenceErrors(tree, body))
  const own = new Set<unknown>()
  for (const { tagName, properties, position } of elements) {
    const { id, alt } = properties
    const start = position?.start.offset ?? 0
    const tag = tags.get(start)
    if (own.has(id))
      errors.push(
        ...reportAt(start, `o id «${String(id)}» está em mais de um elemento`, 'deixe-o em um só'),
      )
    if (id !== undefined) own.add(id)
    // The whole element is refused already.
    if (tag?.isRefused || referred.includes(start)) continue
    for (const name of ['href', 'src', 'cite']) {
      const value = properties[name]
      if (value === undefined || value === null) continue
      const offset = tag?.attributes.get(name) ?? start
      if (name !== 'src' || tagName !== 'img') {
        article.links.push({ url: String(value), offset })
        continue
      }
      const words = typeof alt === 'string' ? alt : ''
      // In HTML an author may write alt="" for a picture that only decorates; Markdown has no such
      // form.
      const isDescribed = tag ? alt !== undefined : words.trim() !== ''
      article.images.push({ src: String(value), alt: words, offset, isDescribed })
    }
  }
  // Only the errors use the source positions, which would triple the size of the stored tree.
  for (const node of nodesIn(tree)) delete node.position
  const ids = [...headingsOf(tree).map(({ id }) => id), ...own].filter(
    (id) => typeof id === 'string',
  )
  return { ...article, tree, errors, warnings: accidents(source), ids: new Set(ids) }
}

/** The tags of raw HTML by their offset, with offsets in the article, and what is wrong with them. */
function readTags({ nodes }: MarkdownSource) {
  const tags = new Map<number, WrittenTag & { isRefused: boolean }>()
  const errors: ReasonAt[] = []
  for (const node of nodes) {
    if (node.type !== 'html') continue
    const start = offsetOf(node)
    // A comment without its end hides the rest of the article.
    if (node.value.startsWith('<!--') && !node.value.includes('-->'))
      errors.push(...reportAt(start, 'o comentário não foi fechado', 'escreva -->'))
    for (const one of writtenTags(node.value)) {
      const offset = start + one.offset
      const attributes = new Map(Array.from(one.attributes, ([name, at]) => [name, start + at]))
      const tag = { ...one, offset, attributes }
      const refused = refusedElement(tag)
      tags.set(offset, { ...tag, isRefused: refused !== undefined })
      if (!tag.isEnd) errors.push(...(refused ? [{ ...refused, offset }] : refusedAttributes(tag)))
    }
  }
  const allowed = Array.from(tags.values()).filter(({ isRefused }) => !isRefused)
  return { tags, errors: [...errors, ...unclosedErrors(allowed)] }
}
