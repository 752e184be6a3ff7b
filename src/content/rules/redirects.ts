import { addressOf } from '../views/addresses'
import { decoded } from '../text/web-address'
import { nearest } from '../text/nearest'
import { published } from '../views/published'
import { linkError } from './links'
import { siteOf } from './site'
import { type AnyDocument, dataOf, reportRepeat, type Rule } from './rule'
import type { Reason } from '../check/diagnostic'

/** One line of redirects.yaml, as far as it could be read. */
export interface Redirect {
  from: string
  to: string
}

/**
 * First segments of the addresses that the build writes, beside the pages of documents. A redirect
 * there would hide the file from every visitor: without /sw.js not even the worker's removal would
 * work. A test (tests/built-site) compares them with the files of a build.
 */
export const BUILT_NAMES: ReadonlySet<string> = new Set(
  (
    '404 admin arquivos.json versao.json assets dados favicon.ico favicon.svg feed feed.xml fotos ' +
    'icones index manifest.webmanifest robots.txt sem-conexao sitemap.xml sw.js _headers _redirects'
  ).split(' '),
)

/** The redirects of the content in their order; a part that could not be read is an empty text. */
export const redirectsIn = (documents: readonly AnyDocument[]): Redirect[] =>
  (dataOf(documents, 'Redirects').redirects ?? []).map((item) => ({
    from: item?.from ?? '',
    to: item?.to ?? '',
  }))

/** An old address redirects straight to a page that exists, and to one page only. */
export const redirectErrors: Rule<'Redirects'> = (_, { all }, report) => {
  const site = siteOf(all)
  const redirects = redirectsIn(all)
  const next = new Map(
    redirects.toReversed().map(({ from, to }) => [from, to.split(/[?#]/)[0] ?? '']),
  )
  const files = redirects.map(({ from }) => fileOf(from))
  for (const [index, { from, to }] of redirects.entries()) {
    const path = ['redirects', index, 'from']
    const file = files[index] ?? ''
    const [, first = ''] = file.split('/')
    // Beside blog.html, blog/index.html would make servers lead /blog to /blog/ and back for ever.
    if (from && (BUILT_NAMES.has(first) || site.pages.has(file.replace(/\/index$/, ''))))
      report(path, `${from} é um endereço que o site já tem`, '‹apague a linha›')
    else if (from && files.indexOf(file) < index) reportRepeat(path, from, report)
    const reason = to ? (followed(from, next) ?? linkError(to, site)) : undefined
    if (reason) report(['redirects', index, 'to'], reason.message, reason.fix)
  }
}

/**
 * The file of the page at an old address, without its ending: spellings may share one. nginx
 * and some disks do not tell capitals apart.
 */
const fileOf = (from: string): string =>
  decoded(from)
    .toLowerCase()
    .replace(/\.html$/, '')

/**
 * Refuses a redirect to another old address: a chain costs visitors time, and a circle never ends.
 */
function followed(from: string, next: ReadonlyMap<string, string>): Reason | undefined {
  const way = [from]
  for (let to = next.get(from); to !== undefined && next.has(to); to = next.get(to)) {
    const isCircle = way.includes(to)
    way.push(to)
    if (isCircle)
      return {
        message: `o redirecionamento anda em círculo: ${way.join(' → ')}`,
        fix: 'escreva uma página que existe',
      }
  }
  const last = next.get(way.at(-1) ?? '')
  return way.length > 1 && last
    ? {
        message: `${way[1]} também é um endereço antigo`,
        fix: `escreva direto o destino: ${last}`,
      }
    : undefined
}

/** An address that the site once had, with the file of its document. */
export interface OldAddress {
  address: string
  file: string
}

/**
 * The old addresses that neither a page nor a redirect answers any more. A draft still counts as an
 * answer here: the review reports pages that became drafts.
 */
export function lostAddresses(
  old: readonly OldAddress[],
  documents: readonly AnyDocument[],
): OldAddress[] {
  const answered = new Set([
    ...documents.flatMap((document) => addressOf(document) ?? []),
    ...redirectsIn(documents).map(({ from }) => from),
  ])
  return old.filter(({ address }) => !answered.has(address))
}

/**
 * The sentence for a lost address; suggests the page with the most similar address, else the list
 * above it, else the first page.
 */
export function lostAddressReason(
  { address, file }: OldAddress,
  documents: readonly AnyDocument[],
): Reason {
  const folder = address.replace(/[^/]*$/, '')
  const pages = published(documents).flatMap((document) => addressOf(document) ?? [])
  const near = nearest(
    address,
    pages.filter((other) => other.startsWith(folder)),
  )
  const list = pages.find((page) => `${page}/` === folder) ?? '/'
  return {
    message: `o endereço ${address} deixa de existir, e quem o tem veria «página não encontrada»`,
    fix: `acrescente «- from: ${address}» e «to: ${near ?? list}», ou traga de volta ${file}`,
  }
}
