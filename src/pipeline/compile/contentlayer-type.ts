import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree, type Field } from '../../content/schema/field-tree'

/**
 * A field as contentlayer2 declares it. The check has validated the structure inside `json`
 * already.
 */
export type ContentlayerField = { required: boolean; description: string } & (
  | { type: 'string' | 'number' | 'boolean' | 'json' }
  | { type: 'enum'; options: readonly string[] }
  | { type: 'list'; of: { type: 'string' } }
)

/** The argument of contentlayer2's `defineDocumentType`. */
export interface ContentlayerDocumentType {
  name: DocumentTypeName
  description: string
  filePathPattern: string
  /** Never 'mdx': that compiles articles into code for `new Function`, which our CSP forbids. */
  contentType: 'data' | 'markdown'
  isSingleton: boolean
  fields: Record<string, ContentlayerField>
}

function contentlayerField(field: Field): ContentlayerField {
  const facts = { required: !field.optional, description: field.description }
  switch (field.kind) {
    case 'text':
      return { ...facts, type: 'string' }
    case 'number':
      return { ...facts, type: 'number' }
    case 'boolean':
      return { ...facts, type: 'boolean' }
    case 'choice':
      return { ...facts, type: 'enum', options: field.options }
    case 'list':
      return field.item.kind === 'text'
        ? { ...facts, type: 'list', of: { type: 'string' } }
        : { ...facts, type: 'json' }
    case 'byDay':
    case 'object':
      return { ...facts, type: 'json' }
  }
}

/** Declares a document type of ours to contentlayer2, from the same schema that validates it. */
export function contentlayerDocumentType(name: DocumentTypeName): ContentlayerDocumentType {
  const type = documentType(name)
  const { kind, path, format, schema } = type
  const { description, fields } = objectTree(schema)
  return {
    name,
    description,
    filePathPattern: kind === 'singleton' ? path : `${path}/*.${format}`,
    contentType: format === 'mdx' ? 'markdown' : 'data',
    // contentlayer2 fails when a single document is missing; one for the host alone may be missing.
    isSingleton: type.kind === 'singleton' && !type.forHost,
    fields: Object.fromEntries(
      Array.from(fields, ([key, field]) => [key, contentlayerField(field)]),
    ),
  }
}
