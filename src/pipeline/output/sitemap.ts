import type { SitePage } from '../../content/views/addresses'
import {
  documentType,
  type CollectionName,
  type DocumentTypeName,
} from '../../content/document-types'
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
      .map((field): unknown => Reflect.get(Object(data), field))
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
 * the newest day in the document and in those that its page lists. A page without any has none.
 */
export function pageDays(documents: readonly Dated[]): Map<string, string> {
  return new Map(
    documents.flatMap((document) => {
      const listed = documents.filter(({ type }) =>
        LISTED[document.type]?.some((name) => name === type),
      )
      const day = newest([document, ...listed].map(ownDay))
      return day === undefined ? [] : [[document.file, day] as const]
    }),
  )
}
