import {
  documentType,
  type CollectionName,
  type DocumentTypeName,
} from '../../content/document-types'
import { valueAt } from '../../content/rules/reason'
import type { CheckedDocument } from '../check/check'

type Dated = Pick<CheckedDocument, 'type' | 'file' | 'data'>

/** The collections that a page lists, and with which it changes. */
const LISTED: Partial<Record<DocumentTypeName, readonly CollectionName[]>> = {
  HomePage: ['Material', 'Service'],
  LotsPage: ['Lot'],
  ScrapPage: ['Material'],
  ServicesPage: ['Service', 'Integration', 'ProcessStep', 'Certification'],
  AboutPage: ['Certification'],
  BlogPage: ['Post'],
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
 * @param commits by file below content/; see commit-days.ts
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
