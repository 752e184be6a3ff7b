import type { Nodes } from 'hast'
import { elementsIn } from '../../content/article-tree'
import { textsIn } from '../../content/check/placeholders'
import { readArticle } from '../../content/check/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import type { DocumentDiff } from '../content-diff'
import type { ChangedDocument } from './rule'

/** Separates texts that are not read together, so that no pattern matches across two of them. */
const BREAK = '\n¶\n'

/** Elements that start on a new line; all others continue the line. */
const OWN_LINE = new Set(
  (
    'p div li ul ol dl dt dd table caption thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 blockquote ' +
    'pre figure figcaption section details summary hr'
  ).split(' '),
)

/** The character that marks text shown from right to left. */
const REVERSED = '\u202e'

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const words = node.children.map(wordsOf).join('')
  if (node.type !== 'element') return words
  const { tagName, properties } = node
  const turned = properties.dir === 'rtl' ? `${REVERSED}${words}` : words
  if (OWN_LINE.has(tagName)) return `${BREAK}${turned}${BREAK}`
  // A footnote's number beside a telephone number must not count as one of its digits.
  return ['br', 'sup', 'sub'].includes(tagName) ? ` ${turned} ` : turned
}

/**
 * An article as visitors read it: its words, joined where markup only divides them, its addresses,
 * and the texts that are read aloud. A text that the check refuses to parse is returned as it was
 * written.
 */
export function articleAsRead(body: string): string {
  const { tree, links, images } = readArticle(body)
  if (tree.children.length === 0) return body
  const spoken = elementsIn(tree).flatMap(({ properties: { alt, title } }) => [alt, title])
  return [
    wordsOf(tree),
    ...links.map(({ url }) => decodedAddress(url)),
    ...images.map(({ src }) => decodedAddress(src)),
    ...spoken.filter((text) => typeof text === 'string'),
  ].join(BREAK)
}

/** `mailto:a%40b.com` as the browser reads it, which passes over line ends, too. */
const decodedAddress = (url: string): string =>
  url
    .replace(/[\t\n\r]/g, '')
    .replace(/%[0-7][0-9a-f]/gi, (sign) => String.fromCharCode(parseInt(sign.slice(1), 16)))

/** Every text of some data, and of an article's body, as visitors read it. */
export const asRead = (data: unknown, body: string | undefined): string =>
  [
    ...textsIn(data).map(({ text }) => (/\s/.test(text) ? text : decodedAddress(text))),
    ...(body === undefined ? [] : [articleAsRead(body)]),
  ].join(BREAK)

const known = new WeakMap<ReadDocument, string>()
/** All texts of a document. Cached, because every changed document is compared with all others. */
export function documentAsRead(document: ReadDocument): string {
  const text = known.get(document) ?? asRead(document.data, document.body)
  known.set(document, text)
  return text
}

/**
 * Fields of company.yaml that are no contact. Any other field counts as one, so a new field is
 * watched until it is added here.
 */
export const NO_CONTACT = new Set([
  'name',
  'description',
  'openingHours',
  'closedOn',
  'claims',
  'exampleContent',
])

/**
 * What visitors read before and after a change, without the company's contact fields, which have
 * warnings of their own. A draft counts as unread: when it is published, all of its text is new.
 */
export function readTwice({ diff, before, after }: ChangedDocument): {
  old: string
  fresh: string
} {
  const read = (document: ReadDocument | undefined): string =>
    document?.type === 'Company' && typeof document.data === 'object' && document.data !== null
      ? asRead(
          Object.fromEntries(Object.entries(document.data).filter(([key]) => NO_CONTACT.has(key))),
          undefined,
        )
      : document
        ? documentAsRead(document)
        : ''
  return { old: diff.visibility === 'published' ? '' : read(before), fresh: read(after) }
}

/** The line of the first changed field or block whose new text passes the test. */
export function lineWhere(
  { fields, blocks }: DocumentDiff,
  holds: (text: string) => boolean,
): number | undefined {
  const field = fields.find(({ after }) => after !== null && holds(after))
  const block = blocks.find(({ words }) =>
    holds(
      articleAsRead(
        words
          .filter(({ kind }) => kind !== 'gone')
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  )
  return field?.line ?? block?.line
}
