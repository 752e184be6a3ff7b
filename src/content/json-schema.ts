import { z } from 'zod'
import { documentType, type DocumentTypeName } from './document-types'

/** JSON Schema (draft 7) of a document type's fields, for editors that complete and explain YAML while it is typed. */
export const jsonSchemaOf = (name: DocumentTypeName) =>
  z.toJSONSchema(documentType(name).schema, { io: 'input', target: 'draft-7' })
