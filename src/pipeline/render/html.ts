import { existsSync } from 'node:fs'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { decoded } from '../../content/text/web-address'

/** The parts of a built page, as a browser reads it. */
export interface ReadPage {
  path: string
  tags: ReadonlySet<string>
  /** Every attribute's values, in the order of the page. */
  attributes: ReadonlyMap<string, readonly string[]>
  /** Ids in the order of the page, repeated ones too. */
  ids: readonly string[]
}

/**
 * Parses a page of the site once, for its style and for its links; as a browser without script, so
 * that the content of noscript counts.
 */
export function readPage(path: string, html: string): ReadPage {
  const tags = new Set<string>()
  const attributes = new Map<string, string[]>()
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) {
      tags.add(node.tagName)
      for (const { name, value } of node.attrs)
        attributes.set(name, [...(attributes.get(name) ?? []), value])
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

/**
 * The last check of a built site.
 * @throws Error naming every link or file of a page that does not exist, and every repeated id
 */
export function verifySite(pages: readonly ReadPage[], dist: string): void {
  const errors = [...deadReferences(pages, dist), ...pages.flatMap(repeatedIds)]
  if (errors.length > 0) throw new Error(`The built pages have faults:\n${errors.join('\n')}`)
}

/**
 * Checks that every address on this site that a page names exists: pages among the prerendered
 * ones, fragments on their page, files in dist. Every sentence names the page and the address.
 */
export function deadReferences(pages: readonly ReadPage[], dist: string): string[] {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, ids]))
  const fault = (from: string, url: string): string[] => {
    if (!/^[/#]/.test(url) || url.startsWith('//')) return []
    const [address = '', anchor] = url.split('#')
    const path = decoded(address.split('?')[0] ?? '') || from
    const ids = idsByPath.get(path)
    if (!ids)
      return existsSync(`${dist}${path}`) && path !== '/' ? [] : [`${from}: ${url} does not exist`]
    return anchor && !ids.includes(decoded(anchor)) ? [`${from}: no #${anchor} in ${path}`] : []
  }
  const errors = pages.flatMap(({ path, attributes }) => {
    const values = (name: string) => attributes.get(name) ?? []
    const candidates = values('srcset').flatMap((value) =>
      value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
    )
    const urls = ['href', 'src', 'action'].flatMap(values)
    return [...urls, ...candidates].flatMap((url) => fault(path, url))
  })
  return [...new Set(errors)]
}

/** Ids that occur twice on a page: links and labels would lead to the first one only. */
export function repeatedIds({ path, ids }: ReadPage): string[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return Array.from(repeated, (id) => `${path}: more than one element has the id "${id}"`)
}
