import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'

/** The check has validated the choices, and the structure inside `json`, already. */
const KINDS = {
  text: 'string',
  choice: 'string',
  number: 'number',
  boolean: 'boolean',
  list: 'json',
  byDay: 'json',
  object: 'json',
} as const

/** Declares a document type of ours to contentlayer2, from the same schema that validates it. */
export function contentlayerDocumentType(name: DocumentTypeName) {
  const type = documentType(name)
  const { description, fields } = objectTree(type.schema)
  const isSingle = type.kind === 'singleton'
  return {
    name,
    description,
    filePathPattern: isSingle ? type.path : `${type.path}/*.${type.format}`,
    // Never 'mdx': that compiles articles into code for `new Function`, which our CSP forbids.
    contentType: type.format === 'mdx' ? ('markdown' as const) : ('data' as const),
    // contentlayer2 fails when a single document is missing; one for the host alone may be missing.
    isSingleton: isSingle && !type.forHost,
    fields: Object.fromEntries(
      Array.from(fields, ([key, { kind, optional, description }]) => [
        key,
        { type: KINDS[kind], required: !optional, description },
      ]),
    ),
  }
}
