import type { DocumentTypeName } from '../content/document-types'
import { valueAt } from '../content/rules/reason'
import type { CheckedDocument } from '../pipeline/check/check'
import { wantedOf } from './new-document'

/** The distance that leaves room for others between two documents. */
const STEP = 10

/**
 * Likely values of a new document's fields, by name: the place after the last one, and today.
 * @param today AAAA-MM-DD
 */
export function suggestions(
  type: DocumentTypeName,
  documents: readonly CheckedDocument[],
  today: string,
): Map<string, readonly string[]> {
  const places = documents
    .filter((document) => document.type === type)
    .map(({ data }) => Number(valueAt(data, 'order')) || 0)
  const next = (Math.floor(Math.max(0, ...places) / STEP) + 1) * STEP
  return new Map(
    wantedOf(type).flatMap(({ name, field }): [string, readonly string[]][] =>
      name === 'order'
        ? [[name, [String(next)]]]
        : field.widget === 'date'
          ? [[name, [today]]]
          : [],
    ),
  )
}
