import type { Element, Root as Html } from 'hast'
import type { Definition, Nodes, Root as Markdown } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { articleRemarkPlugins, articleRemarkRehypeOptions } from './article-markdown'
import { articleIds } from './article-headings'
import { elementsIn, removePositions, textOf } from './article-tree'
import { reportAt, type Reason, type ReasonAt } from '../rules/reason'
import { blockErrors, headingErrors, offsetOf } from './blocks'
import {
  openComment,
  unclosedErrors,
  type PlacedTag,
  refusedAttributes,
  refusedElement,
  writtenTags,
  type WrittenTag,
} from './article-html'
import { emptyLinkErrors, leftoverErrors, noteErrors, referenceErrors } from './texts'
import { markdownLimitError } from './markdown-limits'
import type { TextDiagnostic } from '../check/diagnostic'

/**
 * An article as its single parsing found it; check, page, pictures and feed need nothing else of
 * its text. Offsets are in the body.
 */
export interface ReadArticle {
  /**
   * The text as HTML, its raw parts parsed too, without positions and not yet sanitized; empty when
   * the text must not be parsed.
   */
  tree: Html
  /** Errors that do not depend on other documents. */
  errors: TextDiagnostic[]
  /** The ids that a link to this article may name behind #. */
  ids: ReadonlySet<string>
  links: { url: string; offset: number }[]
  /** `src` as the author wrote it, percent signs and all. */
  images: { src: string; alt: string; offset: number; isDescribed: boolean }[]
}

const markdownParser = unified().use(remarkParse).use(articleRemarkPlugins)
const htmlMaker = unified().use(remarkRehype, articleRemarkRehypeOptions).use(rehypeRaw)

/** Reads and parses the text of an article. Never throws. */
export function readArticle(body: string): ReadArticle {
  const limit =
    body.trim() === ''
      ? {
          offset: 0,
          field: 'texto',
          message: 'o artigo não tem texto',
          fix: 'escreva-o depois da segunda linha ---',
        }
      : markdownLimitError(body)
  if (limit)
    return {
      tree: { type: 'root', children: [] },
      errors: [limit],
      ids: new Set(),
      links: [],
      images: [],
    }
  const markdown = markdownParser.parse(body)
  const written = new Written(markdown, body)
  const tree = htmlMaker.runSync(markdown)
  if (textOf(tree).trim() === '' && !elementsIn(tree).some(({ tagName }) => tagName === 'img'))
    written.errors.push(NO_TEXT)
  written.take(referenceErrors(tree, body))
  const article: ReadArticle = {
    tree,
    errors: written.errors,
    ids: articleIds(tree),
    links: [],
    images: [],
  }
  const seen = new Set<unknown>()
  for (const element of elementsIn(tree)) {
    takeAddresses(element, written, article)
    const { id } = element.properties
    if (id !== undefined && seen.has(id)) written.take(repeatedId(element))
    seen.add(id)
  }
  removePositions(tree)
  return article
}

const repeatedId = ({ position, properties: { id } }: Element): ReasonAt[] =>
  reportAt(
    position?.start.offset ?? 0,
    `o id «${String(id)}» está em mais de um elemento`,
    'deixe-o em um só',
  )

const NO_TEXT: TextDiagnostic = {
  offset: 0,
  field: 'texto',
  message: 'o artigo não tem texto que se veja',
  fix: 'escreva-o depois da segunda linha ---',
}

/** Facts that only the Markdown has: what the author wrote, and where. */
class Written {
  readonly errors: TextDiagnostic[] = []
  /** Elements of raw HTML by the offset of their tag. */
  readonly tags = new Map<number, WrittenTag & { isRefused: boolean }>()
  /** Offset of a reference's address, by the offset of the reference. */
  readonly definitionOf = new Map<number, number>()

  constructor(markdown: Markdown, body: string) {
    const definitions = new Map<string, Definition>()
    const nodes = nodesOf(markdown)
    const placed: PlacedTag[] = []
    for (const node of nodes) {
      const offset = offsetOf(node)
      if (node.type === 'definition' && !definitions.has(node.identifier))
        definitions.set(node.identifier, node)
      if (node.type === 'html') {
        for (const error of openComment(node.value, offset)) this.add(error.offset, error)
        for (const tag of writtenTags(node.value)) {
          if (!tag.isEnd) this.tag(tag, offset)
          if (!refusedElement(tag))
            placed.push({ name: tag.name, isEnd: tag.isEnd, offset: offset + tag.offset })
        }
      }
    }
    const source = { body, root: markdown, nodes }
    for (const rule of [headingErrors, blockErrors, leftoverErrors, emptyLinkErrors, noteErrors])
      this.take(rule(source))
    this.take(unclosedErrors(placed))
    for (const node of nodes) {
      if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
      const definition = definitions.get(node.identifier)
      if (definition) this.definitionOf.set(offsetOf(node), offsetOf(definition))
      if (definition && node.type === 'imageReference')
        this.add(offsetOf(definition), {
          message: 'a foto é escrita por referência',
          fix: 'escreva-a inteira: ![o que se vê](pasta/arquivo.jpg)',
        })
    }
  }

  private tag(tag: WrittenTag, start: number): void {
    const refused = refusedElement(tag)
    this.tags.set(start + tag.offset, { ...tag, isRefused: refused !== undefined })
    if (refused) this.add(start + tag.offset, refused)
    else
      for (const { offset, ...reason } of refusedAttributes(tag)) this.add(start + offset, reason)
  }

  take(errors: readonly ReasonAt[]): void {
    for (const { offset, message, fix } of errors) this.add(offset, { message, fix })
  }

  private add(offset: number, reason: Reason): void {
    this.errors.push({ offset, field: 'texto', ...reason })
  }
}

/** Attributes that hold an address, by their names in the tree. */
const ADDRESSES: Record<string, string> = {
  href: 'href',
  src: 'src',
  cite: 'cite',
  longDesc: 'longdesc',
  background: 'background',
  data: 'data',
  ping: 'ping',
  poster: 'poster',
  action: 'action',
  formAction: 'formaction',
  xLinkHref: 'xlink:href',
}

function takeAddresses(element: Element, written: Written, article: ReadArticle): void {
  const start = element.position?.start.offset ?? 0
  const tag = written.tags.get(start)
  const definition = written.definitionOf.get(start)
  // The whole element is refused already.
  if (tag?.isRefused || (element.tagName === 'img' && definition !== undefined)) return
  for (const [property, attribute] of Object.entries(ADDRESSES)) {
    const value = element.properties[property]
    if (value === undefined || value === null) continue
    const inTag = tag?.attributes.get(attribute)
    const offset = tag && inTag !== undefined ? start - tag.offset + inTag : (definition ?? start)
    if (property !== 'src' || element.tagName !== 'img') {
      article.links.push({ url: String(value), offset })
      continue
    }
    const { alt } = element.properties
    // In HTML an author may write alt="" for a picture that only decorates; Markdown has no such
    // form.
    const isDescribed = tag ? alt !== undefined : typeof alt === 'string' && alt.trim() !== ''
    article.images.push({
      src: String(value),
      alt: typeof alt === 'string' ? alt : '',
      offset,
      isDescribed,
    })
  }
}

/** Every node in document order. */
function nodesOf(tree: Markdown): Nodes[] {
  const found: Nodes[] = []
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    if ('children' in node) waiting.push(...node.children.toReversed())
  }
  return found
}
