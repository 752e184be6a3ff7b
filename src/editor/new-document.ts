import { Document, isScalar } from 'yaml'
import { canonicalText } from '../content/canonical'
import { documentType, type DocumentTypeName } from '../content/document-types'
import { type Field, type ObjectField, objectTree, takesDay } from '../content/field-tree'
import { valueAt } from '../content/rules/reason'
import { type Draft, type DraftObject, mapOf } from '../content/write/draft'
import type { CheckedDocument } from '../pipeline/check/check'

/** A field of a new document: its path, and its schema's texts for the editor. */
export interface Wanted {
  /** `title`, or `image.src` for a field of a group. */
  name: string
  field: Field
  /** Whether it takes several lines. */
  many: boolean
  /** Whether the document may lack it, or lack its group. */
  isOptional: boolean
}

/** The answers, by the name of the wanted field. */
export type Answers = ReadonlyMap<string, readonly string[]>

/**
 * All required fields of a type, in the order of the schema.
 * @throws Error for a required list of groups, which no collection has
 */
export const wantedOf = (type: DocumentTypeName): Wanted[] =>
  fieldsOf(type).filter(({ isOptional }) => !isOptional)

/**
 * The same with the optional fields, but without lists of groups: editors write those in the file.
 */
export const fieldsOf = (type: DocumentTypeName): Wanted[] =>
  fieldsIn(objectTree(documentType(type).schema), '', false)

function fieldsIn(field: Field, name: string, isOptional: boolean): Wanted[] {
  if (field.kind === 'object')
    return [...field.fields].flatMap(([key, inner]) =>
      fieldsIn(inner, name ? `${name}.${key}` : key, isOptional || inner.optional),
    )
  if (field.kind === 'list' && (field.item.kind === 'object' || field.item.kind === 'list')) {
    if (isOptional) return []
    throw new Error(`«${name}» pede uma lista de grupos; não há pergunta para ela.`)
  }
  return [{ name, field, many: field.kind === 'list', isOptional }]
}

/**
 * A new document in canonical form: a comment above each field, and below all of them the names of
 * the optional ones.
 * @param body Markdown of an article
 * @param today AAAA-MM-DD, the day of a price
 */
export function newDocumentText(
  type: DocumentTypeName,
  answers: Answers,
  { body, today, draft }: { body: string; today: string; draft: boolean },
): string {
  const { format, schema } = documentType(type)
  const tree = objectTree(schema)
  const names = fieldsOf(type)
    .filter(({ name, isOptional }) => !isOptional || answers.has(name))
    .map(({ name }) => name)
  const values = valuesIn(tree, (name, field) =>
    names.includes(name) ? valueOf(field, answers.get(name) ?? [], today) : undefined,
  )
  const map = mapOf({ ...values, ...(draft && { draft }) }, tree)
  for (const { key } of map.items) {
    const field = isScalar(key) ? tree.fields.get(String(key.value)) : undefined
    if (field && isScalar(key)) key.commentBefore = ` ${field.title}. ${field.description}`
  }
  const document = new Document(map)
  const more = [...tree.fields]
    .filter(([key]) => !map.has(key))
    .map(([key, { title }]) => ` ${key}: ${title}`)
  if (more.length > 0)
    document.comment = [' Se quiser, acrescente (o guia e /admin explicam cada um):', ...more].join(
      '\n',
    )
  const yaml = document.toString({ lineWidth: 0 })
  const text = format === 'mdx' ? `---\n${yaml}---\n\n${body}\n` : yaml
  return canonicalText(type, text) ?? text
}

/** The fields of a group that have a value; a group without any has none. */
function valuesIn(
  { fields }: ObjectField,
  value: (name: string, field: Field) => Draft,
  above = '',
): DraftObject | undefined {
  const found = Array.from(fields, ([key, field]): [string, Draft] => {
    const name = `${above}${key}`
    return [key, field.kind === 'object' ? valuesIn(field, value, `${name}.`) : value(name, field)]
  }).filter(([, said]) => said !== undefined)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

const YES = /^(?:sim|true)$/i
const NO = /^(?:n[ãa]o|false)$/i

function valueOf(field: Field, values: readonly string[], today: string): Draft {
  const [typed = ''] = values
  if (field.kind === 'list') return values
  if (field.kind === 'byDay') return [{ day: today, value: typed }]
  // Other words than yes and no are written unchanged, and the check reports them.
  if (field.kind === 'boolean') return YES.test(typed) || (NO.test(typed) ? false : typed)
  return typed
}

/** The distance between the positions of two documents, so that another one fits between them. */
const STEP = 10

/**
 * Suggested values of a new document's fields, by name: the position after the last document, and
 * today.
 * @param today AAAA-MM-DD
 */
export function suggestions(
  type: DocumentTypeName,
  documents: readonly CheckedDocument[],
  today: string,
): Map<string, readonly string[]> {
  const places = documents
    .filter((document) => document.type === type)
    .map(({ data }) => Number(valueAt(data, 'order')) || 0)
  const next = (Math.floor(Math.max(0, ...places) / STEP) + 1) * STEP
  return new Map(
    wantedOf(type).flatMap(({ name, field }): [string, readonly string[]][] =>
      name === 'order' ? [[name, [String(next)]]] : takesDay(field) ? [[name, [today]]] : [],
    ),
  )
}
