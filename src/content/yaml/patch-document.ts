import { splitArticle } from './front-matter'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree, type ObjectField } from '../schema/field-tree'
import { type DraftObject, isDraftObject, readDraft, sameDraft, mapOf, type Draft } from './draft'
import { applyPatch, structuredPatch } from 'diff'
import { isMap, isScalar, type Document, type YAMLMap } from 'yaml'
import { yamlLimit, yamlDocument, yamlText } from './yaml-source'
import { joinComments, updateMap } from './update-nodes'

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

/** The text with the line breaks of another; both may have Unix ones. */
const withBreaksOf = (other: string, text: string): string =>
  /\r\n/.test(other) ? text.replaceAll('\n', '\r\n') : text

/**
 * Returns a document's text after an edit. Of a text in canonical form only the lines of changed
 * fields differ; comments, order, quotes, the writing of numbers and line ends stay. Another text
 * takes the canonical form.
 * @throws Error when the text cannot be read; nothing may be saved then
 */
export function patchDocument(type: DocumentTypeName, text: string, draft: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const tree = objectTree(schema)
  if (format === 'yaml') return patchYaml(text, tree, draft.fields)
  const parts = splitArticle(text)
  if ('message' in parts) throw new Error(parts.message)
  const { yaml, yamlOffset, body, bodyOffset } = parts
  return [
    text.slice(0, yamlOffset),
    patchYaml(yaml, tree, draft.fields),
    text.slice(yamlOffset + yaml.length, bodyOffset),
    draft.body === undefined ? body : withBreaksOf(body, draft.body),
  ].join('')
}

/** A new document in canonical form. */
export function newDocument(type: DocumentTypeName, { fields, body = '' }: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const yaml = changedYaml(yamlDocument(''), objectTree(schema), fields)
  return format === 'mdx' ? `---\n${yaml}---\n\n${body.replace(/^\n+/, '')}` : yaml
}

/** Reads a YAML text into the form; undefined when it cannot be read. */
export function readYaml(text: string, tree: ObjectField): DraftObject | undefined {
  if (yamlLimit(text)) return undefined
  const { errors, contents } = yamlDocument(text.replaceAll('\r\n', '\n'))
  const fields = readDraft(contents, tree) ?? {}
  return errors.length === 0 && isDraftObject(fields) ? fields : undefined
}

/** patchDocument for a YAML text. */
export function patchYaml(text: string, tree: ObjectField, fields: DraftObject): string {
  if (sameDraft(readYaml(text, tree), fields)) return text
  const document = yamlDocument(text.replaceAll('\r\n', '\n'))
  return withBreaksOf(text, changedYaml(document, tree, fields))
}

/** Changes the fields of a document, and returns it all in canonical form. */
function changedYaml(document: Document, tree: ObjectField, fields: DraftObject): string {
  const { contents } = document
  if (isMap(contents)) {
    // The comment above the first field is about the whole file: it stays on top when another field
    // moves there.
    const first = keyOf(contents)
    const head = first?.commentBefore
    if (first) first.commentBefore = null
    updateMap(contents, tree, fields)
    const top = keyOf(contents) ?? contents
    top.commentBefore = joinComments(head, top.commentBefore)
  } else if (contents === null) document.contents = mapOf(fields, tree)
  else throw unwritable()
  return yamlText(document)
}

const keyOf = ({ items: [pair] }: YAMLMap) => (isScalar(pair?.key) ? pair.key : undefined)

const unwritable = () =>
  new Error(
    'Esta mudança não pôde ser escrita no arquivo sem mudar outra coisa. Nada foi ' +
      'salvo; edite o arquivo em um editor de texto.',
  )

/**
 * Brings an editor's changes of a form to a newer state of the document. A field that only one side
 * changed has that side's value; of one that both changed the editor's own stays.
 * @param base the state on which the editor began
 * @returns the form, and the names of the fields that both changed, as `photo.alt`
 */
export function mergeDrafts(
  base: DocumentDraft,
  mine: DocumentDraft,
  theirs: DocumentDraft,
): { draft: DocumentDraft; both: string[] } {
  const both: string[] = []
  const merge = (old: Draft, own: Draft, other: Draft, path: readonly string[]): Draft => {
    if (sameDraft(own, old)) return other
    if (sameDraft(other, old) || sameDraft(own, other)) return own
    if (isDraftObject(own) && isDraftObject(other)) {
      const from = isDraftObject(old) ? old : {}
      const keys = [...new Set([...Object.keys(other), ...Object.keys(own)])]
      return Object.fromEntries(
        keys.map((key) => [key, merge(from[key], own[key], other[key], [...path, key])]),
      )
    }
    both.push(path.join('.'))
    return own
  }
  const fields = merge(base.fields, mine.fields, theirs.fields, [])
  const [old = '', own, other = old] = [base.body, mine.body, theirs.body]
  // Without a place for the own change in the other text, the own text stays.
  const body = own !== undefined && applyPatch(other, structuredPatch('', '', old, own))
  if (own !== undefined && own !== old && other !== old && own !== other) both.push('texto')
  return {
    draft: {
      fields: isDraftObject(fields) ? fields : mine.fields,
      ...(own !== undefined && { body: body === false ? own : body }),
    },
    both,
  }
}
