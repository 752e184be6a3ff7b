import * as YAML from 'yaml'
import { alignItems } from '../compare/fields'
import { documentType, type DocumentTypeName } from '../document-types'
import { fieldAt, objectTree, type Field, type ObjectField } from '../schema/field-tree'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  readDraft,
  sameDraft,
  scalarOf,
  type DocumentDraft,
  type Draft,
  type DraftObject,
} from './draft'
import { splitArticle, yamlDocument, yamlLimit } from './yaml-source'

const joined = (yaml: string, body: string | undefined): string =>
  body === undefined ? yaml : `---\n${yaml}---\n${body}`

/** A document's text in its parts, with Unix line ends; undefined for an article without front matter. */
function partsOf(type: DocumentTypeName, text: string) {
  const { format, schema } = documentType(type)
  const yaml = text.replaceAll('\r\n', '\n')
  const parts = format === 'mdx' ? splitArticle(yaml) : { yaml, body: undefined }
  return 'message' in parts ? undefined : { ...parts, tree: objectTree(schema) }
}

/** A YAML text as a document with its fields; undefined when it cannot be read or has none. */
function opened(yaml: string): { document: YAML.Document; map: YAML.YAMLMap } | undefined {
  if (yamlLimit(yaml)) return undefined
  const document: YAML.Document = yamlDocument(yaml)
  document.contents ??= new YAML.YAMLMap()
  const { errors, warnings, contents } = document
  return errors.length + warnings.length === 0 && YAML.isMap(contents)
    ? { document, map: contents }
    : undefined
}

/**
 * Returns a document's text in canonical form, with Unix line ends: fields in the order of the
 * schema, two blanks a level, a paragraph of a folded text on one line. Comments, empty lines, quotes
 * and the writing of numbers stay, and so does an article's Markdown. Undefined for a text that
 * cannot be read.
 */
export function canonicalText(type: DocumentTypeName, text: string): string | undefined {
  const parts = partsOf(type, text)
  const read = parts && opened(parts.yaml)
  if (!read || read.map.items.length === 0) return undefined
  try {
    return joined(canonicalYaml(read, parts.tree), parts.body)
  } catch {
    // A reference to nothing (*x), which the parser accepts and the library cannot write.
    return undefined
  }
}

/** Reads a document's text into the form; undefined when it cannot be read. */
export function readDocumentDraft(type: DocumentTypeName, text: string): DocumentDraft | undefined {
  const parts = partsOf(type, text)
  const fields = parts && readDraft(opened(parts.yaml)?.map, parts.tree)
  if (!isDraftObject(fields)) return undefined
  return parts?.body === undefined ? { fields } : { fields, body: parts.body }
}

/**
 * Returns a document's text after an edit. Of a text in canonical form only the lines of changed
 * fields differ; comments, order, quotes, the writing of numbers and line ends stay. Another text
 * takes the canonical form.
 * @throws Error when the text cannot be read; nothing may be saved then
 */
export function patchDocument(type: DocumentTypeName, text: string, draft: DocumentDraft): string {
  const parts = partsOf(type, text)
  if (!parts) throw unwritable()
  const patched = joined(patchYaml(parts.yaml, parts.tree, draft.fields), draft.body ?? parts.body)
  return text.includes('\r\n') ? patched.replaceAll('\n', '\r\n') : patched
}

/** A new document in canonical form. */
export function newDocument(type: DocumentTypeName, { fields, body = '' }: DocumentDraft): string {
  const { format, schema } = documentType(type)
  const yaml = patchYaml('', objectTree(schema), fields)
  return joined(yaml, format === 'mdx' ? `\n${body.replace(/^\n+/, '')}` : undefined)
}

/** patchDocument for a YAML text. */
export function patchYaml(text: string, tree: ObjectField, fields: DraftObject): string {
  const read = opened(text)
  if (!read) throw unwritable()
  return sameDraft(readDraft(read.map, tree), fields) ? text : canonicalYaml(read, tree, fields)
}

const unwritable = () =>
  new Error(
    'Esta mudança não pôde ser escrita no arquivo sem mudar outra coisa. Nada foi ' +
      'salvo; edite o arquivo em um editor de texto.',
  )

/** The canonical text of a document, whose fields first take the form's values. */
function canonicalYaml(
  { document, map }: { document: YAML.Document; map: YAML.YAMLMap },
  tree: ObjectField,
  fields?: DraftObject,
): string {
  // The comment above the first field is about the whole file: it stays on top when another field
  // moves there.
  const first = headOf(map.items[0])
  const comment = first?.commentBefore
  if (first) first.commentBefore = null
  if (fields) updated(map, tree, fields)
  sortFields(map, tree)
  const top = headOf(map.items[0]) ?? map
  top.commentBefore = joinComments(comment, top.commentBefore)
  if (top !== first) top.spaceBefore = false
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** Moves each pair, with the comments above it, to its field's position; unknown keys come last. */
function sortFields(node: unknown, field: Field | undefined): void {
  if (YAML.isSeq(node)) node.items.forEach((item) => sortFields(item, fieldAt(field, [0])))
  if (!YAML.isMap(node) || field?.kind !== 'object') return
  const names = [...field.fields.keys()]
  const place = (pair: YAML.Pair) => [...names, nameOf(pair)].indexOf(nameOf(pair))
  node.items.sort((a, b) => place(a) - place(b))
  for (const pair of node.items) sortFields(pair.value, fieldAt(field, [nameOf(pair)]))
}

const nameOf = ({ key }: YAML.Pair): string => String(YAML.isScalar(key) ? key.value : key)

/**
 * A node with the form's value: the one that is there, changed, or a new one with the comments of
 * the one in its place.
 */
function updated(node: unknown, field: Field, after: Draft): unknown {
  const before = readDraft(node, field)
  if (node !== undefined && sameDraft(before ?? '', after)) return node
  if (field.kind === 'object' && isDraftObject(after)) {
    const map = YAML.isMap(node) ? node : withCommentsOf(node, new YAML.YAMLMap())
    const isKept = (pair: YAML.Pair) =>
      !field.fields.has(nameOf(pair)) || after[nameOf(pair)] !== undefined
    const pairs = map.items.filter(isKept)
    for (const [key, inner] of field.fields) {
      if (after[key] === undefined) continue
      if (!map.has(key)) pairs.push(new YAML.Pair(new YAML.Scalar(key)))
      for (const pair of pairs)
        if (nameOf(pair) === key) pair.value = updated(pair.value ?? undefined, inner, after[key])
    }
    return withItems(map, pairs)
  }
  if (field.kind === 'byDay' && isDraftList(after)) {
    const map = YAML.isMap(node) ? node : withCommentsOf(node, new YAML.YAMLMap())
    const pairs = alignedItems(map.items, before, dayLinesOf(after), (old, { day, value }) => {
      const pair = old ?? new YAML.Pair(new YAML.Scalar(day))
      if (YAML.isScalar(pair.key)) pair.key.value = day
      pair.value = updated(pair.value ?? undefined, field.item, value)
      return pair
    })
    return withItems(map, pairs)
  }
  if (field.kind === 'list' && isDraftList(after)) {
    const list = YAML.isSeq(node) ? node : withCommentsOf(node, new YAML.YAMLSeq())
    const items = alignedItems(list.items, before, after, (old, item) =>
      updated(old, field.item, item),
    )
    return withItems(list, items)
  }
  if (!YAML.isScalar(node)) return withCommentsOf(node, scalarOf(after, field))
  const { comment, commentBefore, spaceBefore } = node
  return Object.assign(scalarOf(after, field, node), { comment, commentBefore, spaceBefore })
}

/** The items of a changed list, each made of the old one that it was. */
function alignedItems<Item, Value extends Draft>(
  old: readonly Item[],
  before: Draft,
  after: readonly Value[],
  make: (old: Item | undefined, after: Value) => Item,
): Item[] {
  const pairs = alignItems(isDraftList(before) ? before : [], after)
  const origins = new Map(pairs.map(({ from, to }) => [to, from]))
  return after.map((value, index) => make(old[origins.get(index) ?? -1], value))
}

/**
 * A map or list with other items. The comments of removed items stay, above the next one or at the
 * end.
 */
function withItems(
  collection: YAML.YAMLMap | YAML.YAMLSeq,
  items: unknown[],
): YAML.YAMLMap | YAML.YAMLSeq {
  if (collection.items.length === 0) collection.flow = false
  let gone: unknown[] = []
  for (const item of collection.items) {
    const head = headOf(item)
    if (!items.includes(item)) gone.push(item)
    else {
      if (head) {
        head.commentBefore = joinComments(...gone.map(commentsOf), head.commentBefore)
        head.spaceBefore ||= gone.some((one) => headOf(one)?.spaceBefore)
      }
      gone = []
    }
  }
  collection.comment = joinComments(...gone.map(commentsOf), collection.comment)
  // The callers give a map pairs.
  collection.items = items as YAML.Pair[]
  return collection
}

const headOf = (item: unknown) => {
  const head = YAML.isPair(item) ? item.key : item
  return YAML.isNode(head) ? head : undefined
}

/** Joins comments as the library stores them, without the first # and a line each. */
const joinComments = (...comments: (string | null | undefined)[]): string | undefined =>
  comments.filter((comment) => typeof comment === 'string').join('\n') || undefined

/** Every comment in a node or pair. */
function commentsOf(item: unknown): string | undefined {
  const found: (string | null | undefined)[] = []
  const collect = (_: unknown, node: YAML.Node) => {
    found.push(node.commentBefore, node.comment)
  }
  // The library also walks pairs, and nothing.
  YAML.visit(item as YAML.Node, { Node: collect })
  return joinComments(...found)
}

function withCommentsOf<Fresh extends YAML.Node>(old: unknown, fresh: Fresh): Fresh {
  fresh.commentBefore = commentsOf(old)
  return fresh
}
