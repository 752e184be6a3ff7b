import { splitArticle } from '../check/front-matter'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree } from '../field-tree'
import type { DraftObject } from './draft'
import { mergeLines } from './merge-lines'
import { changedYaml, patchYaml, readYaml } from './patch-yaml'

/** The values of a document's form; `body` is an article's Markdown. */
export interface DocumentDraft {
  fields: DraftObject
  body?: string
}

/**
 * Reads a document's text into the form; undefined when its YAML or its front matter cannot be
 * read.
 */
export function readDocumentDraft(type: DocumentTypeName, text: string): DocumentDraft | undefined {
  const { format, schema } = documentType(type)
  const parts = format === 'mdx' ? splitArticle(text) : { yaml: text, body: undefined }
  const fields = 'message' in parts ? undefined : readYaml(parts.yaml, objectTree(schema))
  if (!fields || 'message' in parts) return undefined
  return parts.body === undefined
    ? { fields }
    : { fields, body: parts.body.replaceAll('\r\n', '\n') }
}

/**
 * Returns a document's text after an edit, with changes as small as patchYaml makes them; an
 * article's Markdown changes by lines.
 * @throws Error when no text with the form's values could be written; nothing may be saved then
 */
export function patchDocument(type: DocumentTypeName, text: string, draft: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const tree = objectTree(schema)
  if (format === 'yaml') return patchYaml(text, tree, draft.fields)
  const parts = splitArticle(text)
  if ('message' in parts) throw new Error(parts.message)
  const { yaml, yamlOffset, body, bodyOffset } = parts
  const before = body.replaceAll('\r\n', '\n')
  return [
    text.slice(0, yamlOffset),
    patchYaml(yaml, tree, draft.fields),
    text.slice(yamlOffset + yaml.length, bodyOffset),
    mergeLines(body, before, draft.body ?? before),
  ].join('')
}

/** A new document in canonical form. */
export function newDocument(type: DocumentTypeName, { fields, body = '' }: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const yaml = changedYaml('', objectTree(schema), fields)
  return format === 'mdx' ? `---\n${yaml}---\n\n${body.replace(/^\n+/, '')}` : yaml
}
