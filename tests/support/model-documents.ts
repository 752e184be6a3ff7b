import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { DOCUMENT_TYPES } from '../../src/content/document-types'
import type { DocumentOf, DocumentTypeName } from '../../src/content/document-types'

/** The documents of the tests' own content, read without the pipeline. */

/** From the project's root: in a browser's environment import.meta.url is no file. */
const contentFile = (path: string): string => `tests/fixtures/content/${path}`

/** The YAML of a document: the whole file, or what stands above a text. */
const contentText = (path: string): string => {
  const text = readFileSync(contentFile(path), 'utf8')
  return path.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text
}

/** The validated document of a singleton; throws with zod's issues if the file breaks its schema. */
export function one<Name extends DocumentTypeName>(name: Name): DocumentOf<Name> {
  const { path, schema } = DOCUMENT_TYPES[name]
  // The schema of a name yields that name's document; indexing by a type parameter forgets it.
  return schema.parse(parse(contentText(path))) as DocumentOf<Name>
}

/**
 * The validated and published documents of a collection by slug, in the order of their file
 * names; throws as `one` does.
 */
export function all<Name extends DocumentTypeName>(name: Name): Map<string, DocumentOf<Name>> {
  const { path, format, schema } = DOCUMENT_TYPES[name]
  const files = readdirSync(contentFile(`${path}/`))
    .filter((file) => file.endsWith(`.${format}`))
    .sort()
  // Same reason as in `one`.
  const entry = (file: string) =>
    [
      file.slice(0, -format.length - 1),
      schema.parse(parse(contentText(`${path}/${file}`))) as DocumentOf<Name>,
    ] as const
  return new Map(
    files.map(entry).filter(([, document]) => !('draft' in document && document.draft)),
  )
}
