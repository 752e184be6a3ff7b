import type { Nodes } from 'hast'
import { readArticle } from '../content/article/read-article'
import type { ReadDocument } from '../content/check/read-document'
import { textsIn } from '../content/check/placeholders'

/** Separates texts that are not read together, so that no pattern matches across two of them. */
export const BREAK = '\n¶\n'

/** Elements that start on a new line; all others continue the line. */
const OWN_LINE = new Set(
  (
    'p div li ul ol dl dt dd table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6 blockquote pre ' +
    'figure figcaption section details summary hr'
  ).split(' '),
)

/** An address as the browser reads it: `mailto:a%40b.com`, with line ends passed over. */
const decodedAddress = (url: string): string =>
  url
    .replace(/[\t\n\r]/g, '')
    .replace(/%[0-7][0-9a-f]/gi, (sign) => String.fromCharCode(parseInt(sign.slice(1), 16)))

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const words = node.children.map(wordsOf).join('')
  if (node.type !== 'element') return words
  const { tagName, properties } = node
  if (OWN_LINE.has(tagName)) return `${BREAK}${/^h\d$/.test(tagName) ? '# ' : ''}${words}${BREAK}`
  if (tagName === 'a') return `${words} (${decodedAddress(text(properties.href))})`
  if (tagName === 'img')
    return ` [foto ${decodedAddress(text(properties.src))}: ${text(properties.alt)}] `
  // Two tildes far apart strike out all between them, and nobody meant it.
  if (tagName === 'del') return `[riscado: ${words}]`
  if (properties.dir === 'rtl') return `[da direita para a esquerda: ${words}]`
  // A footnote's number beside a telephone number must not count as one of its digits.
  return ['br', 'sup', 'sub', 'td', 'th'].includes(tagName) ? ` ${words} ` : words
}

/**
 * The blocks of an article as visitors read it: entities and markup resolved, addresses behind the
 * words of their links. A text that the check refuses to parse is returned as it was written.
 */
export function articleBlocks(body: string): string[] {
  const { tree } = readArticle(body)
  const read = tree.children.length > 0 ? wordsOf(tree) : body.replaceAll(/\n\s*\n/g, BREAK)
  return read
    .split(BREAK)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '' && block !== '#')
}

/** Every text of a document, as visitors read it. */
export const documentAsRead = ({ data, body }: ReadDocument): string =>
  [
    ...textsIn(data).map((one) => (/\s/.test(one.text) ? one.text : decodedAddress(one.text))),
    ...(body === undefined ? [] : articleBlocks(body)),
  ].join(BREAK)
