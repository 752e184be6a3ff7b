import { DOCUMENT_TYPES } from '../../src/content/document-types'
import type { DocumentOf, DocumentTypeName } from '../../src/content/document-types'
import { documentsOfType } from './documents'

/**
 * The published documents of the tests' own content by slug, in the order of their file names,
 * validated; throws with zod's issues where a file breaks its schema.
 */
export const all = <Name extends DocumentTypeName>(name: Name): Map<string, DocumentOf<Name>> =>
  new Map(
    // From the project's root: in a browser's environment import.meta.url is no file.
    documentsOfType('tests/fixtures/content', name)
      .filter(({ draft }) => !draft)
      .map(({ slug, data }) => [
        slug,
        // The schema of a name yields that name's document; indexing by a type parameter forgets it.
        DOCUMENT_TYPES[name].schema.parse(data) as DocumentOf<Name>,
      ]),
  )

/** The document of a singleton; throws as `all` does. */
export function one<Name extends DocumentTypeName>(name: Name): DocumentOf<Name> {
  const [document] = all(name).values()
  if (!document) throw new Error(`no ${name}`)
  return document
}
