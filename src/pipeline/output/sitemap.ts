import type { SitePage } from '../../content/addresses'
import { gitOutput } from '../git'
import {
  documentType,
  type CollectionName,
  type DocumentTypeName,
} from '../../content/document-types'
import { valueAt } from '../../content/rules/reason'
import type { CheckedDocument } from '../check/check'

/**
 * All public addresses, with their days.
 * @param days AAAA-MM-DD by the page's document
 */
export function sitemapFile(
  origin: string,
  pages: readonly SitePage[],
  days: ReadonlyMap<string, string>,
): string {
  const urls = pages.map(({ address, file }) => {
    const day = days.get(file)
    return `<url><loc>${origin}${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robotsFile = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`

/**
 * Returns the day of the last commit of every file below a folder, in São Paulo, by its path below
 * it: the same for everybody who has that commit. Never throws; empty without a history, or with a
 * shallow one, which would give every file the same day.
 */
export function commitDays(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    gitOutput(folder, args, { env: { TZ: 'America/Sao_Paulo' } })?.toString() ?? ''
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map()
  const days = new Map<string, string>()
  // A day, then its files, newest first: the first day that lists a file is that of its last
  // commit.
  let day = ''
  for (const line of git(
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cd',
    '--date=format-local:%Y-%m-%d',
    '--name-only',
    '--relative',
    '--',
    '.',
  ).split('\n')) {
    if (line.startsWith('\0')) day = line.slice(1)
    else if (line !== '' && !days.has(line)) days.set(line, day)
  }
  return days
}

type Dated = Pick<CheckedDocument, 'type' | 'file' | 'data'>

/** The collections that a page lists, and with which it changes. */
const LISTED: Partial<Record<DocumentTypeName, readonly CollectionName[]>> = {
  HomePage: ['Material', 'Service', 'Lot'],
  LotsPage: ['Lot'],
  ScrapPage: ['Material', 'Differential'],
  ServicesPage: ['Service', 'Integration', 'ProcessStep', 'Certification'],
  AboutPage: ['Certification'],
  BlogPage: ['Post'],
  // What sold lots sold for.
  InventoryPage: ['Lot'],
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const newest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

/** The newest day in a document: a field with a day, or the days of a field by day. */
function ownDay({ type, data }: Dated): string | undefined {
  const fields = documentType(type).page?.dayFields ?? []
  return newest(
    fields
      .map((field) => valueAt(data, field))
      .flatMap((value) =>
        typeof value === 'string'
          ? value
          : typeof value === 'object' && value !== null
            ? Object.keys(value)
            : [],
      )
      .filter((day) => DAY.test(day)),
  )
}

/**
 * Returns the day on which each document's page last changed, AAAA-MM-DD, by the document's file:
 * the day in the document, else that of its last commit; for a page that lists others, the newest
 * of all of them. A page without either has none.
 * @param commits by file below content/; see commitDays
 */
export function pageDays(
  documents: readonly Dated[],
  commits: ReadonlyMap<string, string>,
): Map<string, string> {
  const own = new Map(
    documents.map((document) => [document.file, ownDay(document) ?? commits.get(document.file)]),
  )
  return new Map(
    documents.flatMap(({ type, file }) => {
      const listed = documents.filter((other) => LISTED[type]?.some((name) => name === other.type))
      const day = newest([own.get(file), ...listed.map((other) => own.get(other.file))])
      return day === undefined ? [] : [[file, day] as const]
    }),
  )
}
