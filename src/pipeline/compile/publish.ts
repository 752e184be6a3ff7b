import type { Root } from 'hast'
import {
  DOCUMENT_TYPE_NAMES,
  type DocumentOf,
  type DocumentTypeName,
} from '../../content/document-types'
import type { Published } from '../../content/views/published'
import type { CheckedDocument } from '../check/check'

/** A published document. */
export interface CompiledDocument<Name extends DocumentTypeName> {
  type: Name
  slug: string
  data: DocumentOf<Name>
  /** The text of an article as HTML, not yet sanitized; empty for other documents. */
  article: Root
}
export type Compiled = { [Name in DocumentTypeName]: CompiledDocument<Name>[] }

const NO_TEXT: Root = { type: 'root', children: [] }

/**
 * Returns the content of the site: the published documents, by type.
 * @param fields fields of each document, by file below content/; see contentlayer.ts
 */
export function publish(
  shown: readonly Published<CheckedDocument>[],
  fields: ReadonlyMap<string, unknown>,
): Compiled {
  const entries = DOCUMENT_TYPE_NAMES.map((name) => [
    name,
    shown
      .filter(({ type }) => type === name)
      .map(({ type, slug, file, article = NO_TEXT }) => ({
        type,
        slug,
        article,
        data: fields.get(file),
      })),
  ])
  // Object.fromEntries loses that each name got its own documents, which the schema of the name has
  // validated.
  return Object.fromEntries(entries) as Compiled
}
