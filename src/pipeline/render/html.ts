import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** The parts of a built page, as a browser reads it. */
export interface ReadPage {
  path: string
  tags: ReadonlySet<string>
  /** Every attribute's values, in the order of the page. */
  attributes: ReadonlyMap<string, readonly string[]>
  /** Ids in the order of the page, repeated ones too. */
  ids: readonly string[]
}

const isElement = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element =>
  'tagName' in node

/**
 * Parses a page of the site once, for its style and for its links; as a browser without script, so
 * that the content of noscript counts.
 */
export function readPage(path: string, html: string): ReadPage {
  const tags = new Set<string>()
  const attributes = new Map<string, string[]>()
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) {
      tags.add(node.tagName)
      for (const { name, value } of node.attrs) {
        const values = attributes.get(name)
        if (values) values.push(value)
        else attributes.set(name, [value])
      }
    }
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return { path, tags, attributes, ids: attributes.get('id') ?? [] }
}

/** Escapes a text for an element or a double-quoted attribute in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
