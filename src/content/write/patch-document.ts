import { splitArticle } from '../check/front-matter'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree } from '../field-tree'
import { readDraft, sameDraft, type DraftObject, isDraftObject } from './draft'
import { parseSource, yamlEdits } from './patch-yaml'
import { objectLines } from './render-yaml'
import { withLineEnds, type Edit } from './source-edits'

/** What the form holds of a document; `body` is an article's Markdown. */
export interface DocumentDraft {
  fields: DraftObject
  body?: string
}

/** Reads a document's text into the form; undefined where its YAML or its front matter cannot be read. */
export function readDocumentDraft(type: DocumentTypeName, text: string): DocumentDraft | undefined {
  const { format, schema } = documentType(type)
  const clean = text.replaceAll('\r\n', '\n')
  const parts = format === 'mdx' ? splitArticle(clean) : { yaml: clean, body: undefined }
  if ('message' in parts) return undefined
  const parsed = parseSource(parts.yaml)
  if (parsed.errors.length > 0) return undefined
  const fields = readDraft(parsed.contents, objectTree(schema)) ?? {}
  return isDraftObject(fields)
    ? { fields, ...(parts.body === undefined ? {} : { body: parts.body }) }
    : undefined
}

/**
 * A document's text after an edit: only the lines of changed fields differ; comments, order, quotes, the writing of
 * numbers and line ends stay.
 * @throws Error when the text could not be made to say what the form holds; nothing may be saved then
 */
export function patchDocument(type: DocumentTypeName, text: string, draft: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const tree = objectTree(schema)
  const patched = withLineEnds(text, (clean) => {
    if (format === 'yaml') return yamlEdits(clean, tree, draft.fields)
    const parts = splitArticle(clean)
    if ('message' in parts) throw new Error(parts.message)
    const { yaml, yamlOffset, body, bodyOffset } = parts
    return [
      ...yamlEdits(yaml, tree, draft.fields).map(shifted(yamlOffset)),
      ...bodyEdits(body, draft.body ?? body).map(shifted(bodyOffset)),
    ]
  })
  const read = readDocumentDraft(type, patched)
  if (
    !read ||
    !sameDraft(read.fields, draft.fields) ||
    (draft.body !== undefined && read.body !== draft.body)
  ) {
    throw new Error(
      'Esta mudança não pôde ser escrita no arquivo sem mudar outra coisa. Nada foi salvo; edite o arquivo em um editor de texto.',
    )
  }
  return patched
}

/** A new document in canonical form. */
export function newDocument(type: DocumentTypeName, { fields, body = '' }: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const yaml = objectLines(fields, objectTree(schema))
    .map((line) => `${line}\n`)
    .join('')
  return format === 'mdx' ? `---\n${yaml}---\n\n${body.replace(/^\n+/, '')}` : yaml
}

const shifted =
  (by: number) =>
  ({ start, end, text }: Edit): Edit => ({ start: start + by, end: end + by, text })

/** The one stretch of whole lines that differs; line ends outside of it stay. */
function bodyEdits(before: string, after: string): Edit[] {
  if (before === after) return []
  const old = before.split(/(?<=\n)/)
  const fresh = after.split(/(?<=\n)/)
  let head = 0
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head++
  let tail = 0
  while (
    tail < Math.min(old.length, fresh.length) - head &&
    old.at(-1 - tail) === fresh.at(-1 - tail)
  )
    tail++
  const length = (lines: readonly string[]) => lines.join('').length
  const start = length(old.slice(0, head))
  return [
    {
      start,
      end: before.length - length(old.slice(old.length - tail)),
      text: fresh.slice(head, fresh.length - tail).join(''),
    },
  ]
}
