import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { filesBelow } from '../../pipeline/files'

/** A page that is not the same in two built sites. */
export interface ChangedPage {
  /** Address without .html; `/` is the first page. */
  address: string
  change: 'new' | 'gone' | 'changed'
  /**
   * Other pages whose HTML changes in exactly the same way, such as by a price in the bar on every
   * page.
   */
  alike: string[]
}

/**
 * Parts of a page that the build computes from other files: hashes in names of scripts, content
 * files, styles and the font, and the policy's hashes of the styles. They change with every content
 * and are invisible. Hashes in names of pictures stay, because they change only with the picture.
 */
const COMPUTED = /-[\w-]{8}(?=\.(?:js|json|css|woff2)\b)|sha256-[A-Za-z0-9+/]{43}=/g
const withoutSums = (html: string): string => html.replace(COMPUTED, '')

/**
 * Pages of a built site by their address, each without its hashes. A site that was not built has
 * none.
 */
const pagesOf = (dist: string): Map<string, string> =>
  new Map(
    filesBelow(dist)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, ''),
        withoutSums(readFileSync(join(dist, file), 'utf8')),
      ]),
  )

/**
 * Returns the pages that differ between two built sites, by address. The first of the pages that
 * change in the same way represents them all.
 * @param before folder of the old site, as the build leaves it
 */
export function changedPages(before: string, after: string): ChangedPage[] {
  const [old, fresh] = [pagesOf(before), pagesOf(after)]
  const byChange = new Map<string, ChangedPage>()
  for (const address of [...new Set([...old.keys(), ...fresh.keys()])].toSorted()) {
    const [was, is] = [old.get(address), fresh.get(address)]
    if (was === is) continue
    const change = was === undefined ? 'new' : is === undefined ? 'gone' : 'changed'
    const key = was === undefined || is === undefined ? address : signatureOf(was, is)
    const first = byChange.get(key)
    if (first) first.alike.push(address)
    else byChange.set(key, { address, change, alike: [] })
  }
  return [...byChange.values()]
}

/** A hash of removed and added tags, wherever on the page they are. */
function signatureOf(before: string, after: string): string {
  const parts = (html: string) => html.split(/(?=<)|(?<=>)/)
  const changes = diffArrays(parts(before), parts(after)).filter(
    ({ added, removed }) => added || removed,
  )
  return createHash('sha256')
    .update(JSON.stringify(changes.map(({ added, value }) => [added, value])))
    .digest('hex')
}
