import { isMap, isScalar, isSeq, type Document, type YAMLMap } from 'yaml'
import { splitArticle } from './front-matter'
import { yamlLimit, yamlDocument, yamlText } from './yaml-source'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree, type Field } from '../schema/field-tree'

/**
 * Returns a document's text in canonical form: fields in the order of the schema, two blanks a
 * level, a paragraph of a folded text on one line, no blank at a line's end. Comments, empty lines
 * between fields, quotes and the writing of numbers stay, and an article's Markdown is not touched.
 * @param text with Unix line ends
 * @returns undefined when the text cannot be read, or when its canonical form would not have the
 * same values and as many comments
 */
export function canonicalText(type: DocumentTypeName, text: string): string | undefined {
  const { format, schema } = documentType(type)
  const tree = objectTree(schema)
  if (format === 'yaml') return canonicalYaml(text, tree)
  const split = splitArticle(text)
  if ('message' in split) return undefined
  const yaml = canonicalYaml(split.yaml, tree)
  return yaml === undefined ? undefined : `---\n${yaml}---\n${split.body}`
}

function canonicalYaml(text: string, tree: Field): string | undefined {
  const parsed = parsedWhole(text)
  if (!parsed) return undefined
  const { document, map } = parsed
  const [first] = map.items
  inSchemaOrder(map, tree)
  keepHeadOnTop(map, first)
  const canonical = written(document)
  if (canonical === undefined) return undefined
  return canonical === text || sayTheSame(text, canonical) ? canonical : undefined
}

/**
 * Returns whether two texts have the same values and as many comments: the proof that nothing is
 * lost, needed only when they differ.
 */
function sayTheSame(before: string, after: string): boolean {
  const said = (text: string) => JSON.stringify(sortedValue(parsedWhole(text)?.document.toJS()))
  const comments = (text: string) => text.match(/(?:^|\s)#/g)?.length ?? 0
  return said(before) === said(after) && comments(before) === comments(after)
}

function written(document: Document): string | undefined {
  try {
    return yamlText(document)
  } catch {
    // The parser accepts a reference to nothing (*x) silently, and the library cannot write it; the
    // check rejects it.
    return undefined
  }
}

function parsedWhole(text: string): { document: Document; map: YAMLMap } | undefined {
  if (yamlLimit(text)) return undefined
  const document = yamlDocument(text)
  return document.errors.length === 0 && document.warnings.length === 0 && isMap(document.contents)
    ? { document, map: document.contents }
    : undefined
}

/** Moves each pair, with the comments above it, to its field's position; unknown keys come last. */
function inSchemaOrder(node: unknown, field: Field | undefined): void {
  if (isSeq(node))
    node.items.forEach((item) =>
      inSchemaOrder(item, field?.kind === 'list' ? field.item : undefined),
    )
  if (!isMap(node) || field?.kind !== 'object') return
  const names = [...field.fields.keys()]
  const place = (pair: YAMLMap['items'][number]) => {
    const index = names.indexOf(nameOf(pair))
    return index < 0 ? names.length : index
  }
  node.items.sort((a, b) => place(a) - place(b))
  for (const pair of node.items) inSchemaOrder(pair.value, field.fields.get(nameOf(pair)))
}

const nameOf = ({ key }: YAMLMap['items'][number]): string =>
  isScalar(key) ? String(key.value) : String(key)

/**
 * Keeps the comment above the first field on top when that field moves, because it is about the
 * whole file.
 */
function keepHeadOnTop(map: YAMLMap, first: YAMLMap['items'][number] | undefined): void {
  const [top] = map.items
  if (top === first || !isScalar(top?.key) || !isScalar(first?.key)) return
  top.key.spaceBefore = false
  top.key.commentBefore = [first.key.commentBefore, top.key.commentBefore]
    .filter((part) => typeof part === 'string')
    .join('\n')
  first.key.commentBefore = null
}

/** Objects sorted by key: the order of fields does not change a document's meaning. */
const sortedValue = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortedValue)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sortedValue(inner)]),
        )
      : value
