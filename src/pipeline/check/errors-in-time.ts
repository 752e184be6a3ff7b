import { documentErrors, type Neighbours } from '../../content/check/check-document'
import type { DocumentDiagnostic } from '../../content/check/diagnostic'
import type { ReadDocument } from '../../content/check/read-document'
import { atMoment, changesAfter } from '../../content/in-time'
import { brazilianMoment } from '../../content/rules/dates'

/** A function of a text that works once for each. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/**
 * Every error of a document at the moments at which visitors see it: now, and whenever another one
 * will have come or gone. What would stop a build at midnight is said today.
 */
export async function errorsInTime(
  document: ReadDocument,
  read: readonly ReadDocument[],
  now: string,
  neighboursAt: (moment: string) => Neighbours,
): Promise<DocumentDiagnostic[]> {
  // Another price breaks nothing elsewhere, and its own document is judged with it today.
  const changes = changesAfter(read, now).flatMap(({ at, what }) =>
    typeof what === 'object' ? [] : [at],
  )
  const isShown = (moment: string) => !atMoment(document, moment).draft
  const later = document.draft ? [] : changes.filter(isShown)
  const moments = isShown(now) || later.length === 0 ? [now, ...later] : later
  const found = new Map<string, DocumentDiagnostic>()
  for (const moment of moments)
    for (const error of await documentErrors(document, neighboursAt(moment))) {
      const key = `${error.line} ${error.field} ${error.message}`
      const message = `${error.message} (a partir de ${brazilianMoment(moment)})`
      if (!found.has(key)) found.set(key, moment === moments[0] ? error : { ...error, message })
    }
  return [...found.values()]
}
