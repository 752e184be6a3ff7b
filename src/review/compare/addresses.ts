import { addressOf } from '../../content/addresses'
import { published } from '../../content/published'
import { redirectsIn } from '../../content/rules/redirects'
import { siteOf } from '../../content/rules/site'
import type { AddressDiff } from '../content-diff'
import type { TreeChange } from '../git/trees'
import type { Version } from '../read-version'
import type { Compared } from './documents'

/** Address of every visible document that has one, with the document's file. */
const addressesOf = ({ documents }: Version): Map<string, string> =>
  new Map(
    published(documents).flatMap((document) => {
      const address = addressOf(document)
      return address === undefined ? [] : [[address, document.file] as const]
    }),
  )

/** Addresses that only one of the versions has. */
export function compareAddresses(
  changes: readonly TreeChange[],
  { base, head, nameOf }: Compared,
): AddressDiff[] {
  const old = addressesOf(base)
  const fresh = addressesOf(head)
  const renamed = new Map(
    changes.flatMap(({ before, after }) =>
      before && after ? [[before.path, after.path] as const] : [],
    ),
  )
  const addressIn = new Map(Array.from(fresh, ([address, file]) => [file, address]))
  const dead = [...old].filter(([address]) => !fresh.has(address))
  const redirects = new Map(redirectsIn(head.documents).map(({ from, to }) => [from, to]))
  const links = linksTo(
    dead.map(([address]) => address),
    head,
  )
  return [
    ...dead.map(([address, file]): AddressDiff => ({
      address,
      change: 'dies',
      file: nameOf(file),
      movedTo: addressIn.get(renamed.get(file) ?? file),
      redirect: redirects.get(address),
      linkedFrom: (links.get(address) ?? []).map((link) => ({ ...link, file: nameOf(link.file) })),
    })),
    ...[...fresh]
      .filter(([address]) => !old.has(address))
      .map(([address, file]): AddressDiff => ({
        address,
        change: 'appears',
        file: nameOf(file),
        linkedFrom: [],
      })),
  ]
}

/** Lines of the documents that contain an address, whole and not as the beginning of another. */
function linksTo(
  addresses: readonly string[],
  { documents }: Version,
): Map<string, { file: string; line: number }[]> {
  const found = new Map<string, { file: string; line: number }[]>()
  if (addresses.length === 0) return found
  const escaped = (text: string) => text.replace(/[^\w]/g, '\\$&')
  // The address behind the name of another site is a page of that site.
  const own = `(?<=https://(?:www\\.)?${escaped(siteOf(documents).host)})`
  const pattern = new RegExp(
    `(?:(?<![\\w.-])|${own})(?:${addresses.map(escaped).join('|')})(?![\\w/-])`,
    'g',
  )
  for (const { type, file, text } of documents) {
    // The line that redirects a dead address is no link to it.
    if (type === 'Redirects') continue
    for (const { 0: address, index } of text.matchAll(pattern)) {
      const places = found.get(address) ?? []
      found.set(address, [...places, { file, line: text.slice(0, index).split('\n').length }])
    }
  }
  return found
}
