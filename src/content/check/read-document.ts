import { NO_TEXT } from '../article/read-article'
import { documentType, type DocumentTypeName } from '../document-types'
import { fieldAt, objectTree, type ObjectField, type Path } from '../schema/field-tree'
import { characterErrors } from '../text/characters'
import { commonFields } from '../rules/rule'
import { explain, explainUnknownKey, type Issue } from './explain'
import { type Reason, fieldName, type DocumentDiagnostic, type TextDiagnostic } from './diagnostic'
import type { DecodedText } from './decode-text'
import {
  keyOffsetOf,
  offsetOf,
  parseYaml,
  pathAt,
  splitArticle,
  type YamlSource,
} from '../yaml/yaml-source'

/** A document, identified by its path. */
export interface FoundDocument {
  type: DocumentTypeName
  slug: string
  /** Below the content folder, with slashes. */
  file: string
}

/** A document alone, before it is compared with others. */
export interface ReadDocument extends FoundDocument {
  /** The file's text as decodeText returns it. */
  text: string
  /**
   * Validated data without the parts that have an error of their own; undefined when the text is no
   * document.
   */
  data: unknown
  /** See atMoment. */
  whole?: unknown
  /** Markdown of an article. */
  body: string | undefined
  draft: boolean
  errors: DocumentDiagnostic[]
  /**
   * Fields that a draft lacks before it can be published; empty for a complete or published
   * document.
   */
  unfinished: DocumentDiagnostic[]
}

/** The text of a document with its YAML part, to find positions. */
interface DocumentSource {
  text: string
  yaml: YamlSource | undefined
  yamlOffset: number
  body: string | undefined
  bodyOffset: number
  errors: TextDiagnostic[]
}

const withoutYaml = { yaml: undefined, yamlOffset: 0, body: undefined, bodyOffset: 0 }

/** Parses the YAML part of a document's text. Never throws. */
export function parseSource(text: string, type: DocumentTypeName): DocumentSource {
  const { format, schema } = documentType(type)
  const parts = format === 'mdx' ? splitArticle(text) : { ...withoutYaml, yaml: text }
  if ('message' in parts) return { ...withoutYaml, text, errors: [parts] }
  const yaml = parseYaml(parts.yaml, objectTree(schema))
  const errors = yaml.errors.map((one) => ({ ...one, offset: one.offset + parts.yamlOffset }))
  return { ...parts, text, yaml, errors }
}

/** Checks one document by its own schema. Never throws. */
export function readDocument(found: FoundDocument, { text, error }: DecodedText): ReadDocument {
  const source = error ? { ...withoutYaml, text, errors: [error] } : parseSource(text, found.type)
  const errors = [...source.errors]
  const unfinished: TextDiagnostic[] = []
  let data = source.yaml?.data
  if (data !== undefined) {
    const { schema } = documentType(found.type)
    const outcome = schema.safeParse(data, { reportInput: true })
    if (outcome.success) data = outcome.data
    else {
      const spoken = new Set(errors.map(({ field }) => field))
      const isLenient = isDraft(found, data)
      for (const issue of outcome.error.issues) {
        const list = isLenient && isMissing(issue) ? unfinished : errors
        list.push(...schemaErrors(issue, objectTree(schema), source, spoken))
      }
      data = outcome.error.issues.reduce(withoutWrong, data)
    }
  }
  if (isDraft(found, data) && source.body?.trim() === '')
    unfinished.push({ ...NO_TEXT, field: 'texto', offset: source.bodyOffset })
  if (!error)
    for (const one of characterErrors(text, source.bodyOffset || text.length))
      errors.push({ ...one, field: fieldOfOffset(source, one.offset) })
  const place = lineCounter(source.text)
  const placed = ({ offset, field, message, fix }: TextDiagnostic) => ({
    ...place(offset),
    field,
    message,
    fix,
  })
  return {
    ...found,
    text,
    data,
    body: source.body,
    draft: commonFields({ data }).draft === true,
    errors: errors.map(placed),
    unfinished: unfinished.map(placed),
  }
}

/** The field that contains an offset, else the article's text or the file. */
function fieldOfOffset({ yaml, yamlOffset, body, bodyOffset }: DocumentSource, offset: number) {
  if (body !== undefined && offset >= bodyOffset) return 'texto'
  const path = pathAt(yaml?.root, offset - yamlOffset)
  return path.length > 0 ? fieldName(path) : 'arquivo'
}

const isDraft = ({ type }: FoundDocument, data: unknown): boolean =>
  documentType(type).kind === 'collection' && commonFields({ data }).draft === true

/** Whether a value is missing, which is no mistake in a draft. */
const isMissing = ({ code, input }: Issue): boolean =>
  code !== 'unrecognized_keys' &&
  (input === undefined ||
    input === null ||
    input === '' ||
    (Array.isArray(input) && input.length === 0))

/** Takes out of a document's data, which it changes, what does not fit the schema. */
function withoutWrong(data: unknown, issue: Issue): unknown {
  const { path } = issue
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : path.slice(-1)
  if (keys.length === 0) return undefined
  const around = issue.code === 'unrecognized_keys' ? path : path.slice(0, -1)
  const holder = around.reduce(
    (value: unknown, step) => (isObject(value) ? Reflect.get(value, step) : undefined),
    data,
  )
  for (const key of keys)
    if (Array.isArray(holder)) holder[Number(key)] = undefined
    else if (isObject(holder)) Reflect.deleteProperty(holder, key)
  return data
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The errors of an issue: several for unknown keys, none where the source text explained it.
 * @param spoken names of the fields that have an error; grows
 */
function schemaErrors(
  issue: Issue,
  tree: ObjectField,
  { text, yaml, yamlOffset }: DocumentSource,
  spoken: Set<string>,
): TextDiagnostic[] {
  // Paths into a parsed document hold only names and indices; zod's type also allows symbols.
  const path = issue.path.filter((step) => typeof step !== 'symbol')
  const around = fieldAt(tree, path)
  const at = (path: Path, offset: number, reason: () => Reason) => {
    const field = fieldName(path)
    if (spoken.has(field)) return []
    spoken.add(field)
    return [{ field, offset: yamlOffset + offset, ...reason() }]
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.flatMap((key) =>
      at([...path, key], keyOffsetOf(yaml?.root, [...path, key]), () =>
        explainUnknownKey(key, around),
      ),
    )
  const { offset, end = offset, source } = offsetOf(yaml?.root, path)
  const written = source ?? text.slice(yamlOffset + offset, yamlOffset + end).trim()
  const place = issue.code === 'invalid_key' ? keyOffsetOf(yaml?.root, path) : offset
  return at(path, place, () => explain(issue, around, written))
}

/** Returns line and column (from 1, UTF-16 units) by offset in a text. */
export function lineCounter(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}
