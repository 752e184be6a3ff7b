import { documentErrors, type Neighbours } from '../../content/check/check-document'
import type { DocumentDiagnostic } from '../../content/check/diagnostic'
import type { ReadDocument } from '../../content/check/read-document'
import { atMoment, changesAfter } from '../../content/time/in-time'
import { brazilianMoment } from '../../content/rules/dates'

/**
 * The moments at which the set of visible documents changes: now, and whenever a document will
 * appear or disappear. Prices of a day ahead are not among them, because other documents do not
 * depend on them, and their own document is judged with them today.
 */
export const momentsFrom = (now: string, read: readonly ReadDocument[]): string[] => [
  now,
  ...changesAfter(read, now).flatMap(({ at, what }) => (typeof what === 'object' ? [] : [at])),
]

/**
 * Every error of a document at each moment, so that an error that would stop the build at midnight
 * is reported today.
 * @param neighbours the documents at each moment, the first one now
 */
export async function errorsInTime(
  document: ReadDocument,
  neighbours: ReadonlyMap<string, Neighbours>,
): Promise<DocumentDiagnostic[]> {
  const shown = [...neighbours].filter(([moment]) => !atMoment(document, moment).draft)
  const judged = shown.length > 0 ? shown : [...neighbours].slice(0, 1)
  const found = new Map<string, DocumentDiagnostic>()
  for (const [moment, others] of judged)
    for (const error of await documentErrors(document, others)) {
      const key = `${error.line}:${error.column} ${error.field} ${error.message}`
      const message = `${error.message} (a partir de ${brazilianMoment(moment)})`
      if (!found.has(key)) found.set(key, moment === judged[0]?.[0] ? error : { ...error, message })
    }
  return [...found.values()]
}
