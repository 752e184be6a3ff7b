import { documentWarnings } from '../../content/check/check-document'
import { readArticle } from '../../content/check/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import type { Remark } from '../content-diff'
import type { Version } from '../read-version'
import { at, type Remarker } from './remark-context'

/**
 * The check's «avisos» that a change brings: those of changed documents, but not the ones that
 * stood there before.
 */
export const ownRemarks: Remarker = ({ documents, base, head, today }) => {
  const of = (document: ReadDocument | undefined, { documents: all }: Version) =>
    document ? documentWarnings(document, { all, today }, readArticle) : []
  return documents.flatMap(({ diff, before, after }) => {
    const known = new Set(of(before, base).map(({ field, message }) => `${field} ${message}`))
    return of(after, head)
      .filter(({ field, message }) => !known.has(`${field} ${message}`))
      .map(({ line, field, message, fix }): Remark => ({
        kind: 'own',
        level: 'warning',
        ...at(diff.file, line),
        sentence: `${diff.name}, ${field}: ${message}`,
        why: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
      }))
  })
}
