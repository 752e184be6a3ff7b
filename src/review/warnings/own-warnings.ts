import { documentWarnings } from '../../content/check/check-document'
import { readArticle } from '../../content/check/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import type { Warning } from '../content-diff'
import type { Version } from '../read-version'
import type { Rule } from './rule'

/**
 * The check's «avisos» that a change brings: those of changed documents, but not the ones that
 * stood there before.
 */
export const ownWarnings: Rule = ({ documents, base, head, today }) => {
  const of = (document: ReadDocument | undefined, { documents: all }: Version) =>
    document ? documentWarnings(document, { all, today }, readArticle) : []
  return documents.flatMap(({ diff, before, after }) => {
    const known = new Set(of(before, base).map(({ field, message }) => `${field} ${message}`))
    return of(after, head)
      .filter(({ field, message }) => !known.has(`${field} ${message}`))
      .map(({ line, field, message, fix }): Warning => ({
        kind: 'own',
        level: 'warning',
        file: diff.file,
        line,
        sentence: `${diff.name}, ${field}: ${message}`,
        why: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
      }))
  })
}
