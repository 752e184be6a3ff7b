import { documentWarnings } from '../../content/check/check-document'
import { readArticle } from '../../content/check/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import type { Version } from '../read-version'
import { perDocument, type Rule } from './rule'

/**
 * The check's «avisos» that a change brings: those of changed documents, but not the ones that
 * stood there before.
 */
export const ownWarnings: Rule = (context) => {
  const of = (document: ReadDocument | undefined, { documents: all }: Version) =>
    document ? documentWarnings(document, { all, today: context.today }, readArticle) : []
  return perDocument(({ diff, before, after }) => {
    const known = new Set(
      of(before, context.base).map(({ field, message }) => `${field} ${message}`),
    )
    return of(after, context.head)
      .filter(({ field, message }) => !known.has(`${field} ${message}`))
      .map(({ line, field, message, fix }) => ({
        kind: 'own',
        level: 'warning',
        line,
        sentence: `${diff.name}, ${field}: ${message}`,
        why: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
      }))
  })(context)
}
