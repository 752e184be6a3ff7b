import { DOCUMENT_TYPES } from '../../src/content/document-types'
import type { DocumentOf, DocumentTypeName } from '../../src/content/document-types'
import { documentsOfType } from './documents'

/**
 * The published documents of the tests' own content by slug, in the order of their file names,
 * validated.
 * @throws ZodError with the issues of a file that breaks its schema
 */
export const all = <Name extends DocumentTypeName>(name: Name): Map<string, DocumentOf<Name>> =>
  new Map(
    // A path from the project's root, because in a browser environment import.meta.url is no file.
    documentsOfType('tests/fixtures/content', name)
      .filter(({ draft }) => !draft)
      .map(({ slug, data }) => [
        slug,
        // A type's schema returns that type's document, which TypeScript cannot infer here.
        DOCUMENT_TYPES[name].schema.parse(data) as DocumentOf<Name>,
      ]),
  )

/**
 * The document of a singleton.
 * @throws Error when there is none, and as `all` does
 */
export function one<Name extends DocumentTypeName>(name: Name): DocumentOf<Name> {
  const [document] = all(name).values()
  if (!document) throw new Error(`no ${name}`)
  return document
}
