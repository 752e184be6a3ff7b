import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree, type Field } from '../../content/schema/field-tree'

/** The check has validated the structure inside `json` already. */
const KINDS = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  byDay: 'json',
  object: 'json',
} as const

function contentlayerField(field: Field) {
  const facts = { required: !field.optional, description: field.description }
  if (field.kind === 'choice') return { ...facts, type: 'enum', options: field.options } as const
  if (field.kind !== 'list') return { ...facts, type: KINDS[field.kind] }
  return field.item.kind === 'text'
    ? ({ ...facts, type: 'list', of: { type: 'string' } } as const)
    : ({ ...facts, type: 'json' } as const)
}

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
      Array.from(fields, ([key, field]) => [key, contentlayerField(field)] as const),
    ),
  }
}
