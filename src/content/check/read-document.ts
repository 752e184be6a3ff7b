import { LineCounter } from 'yaml'
import { documentType, type DocumentTypeName } from '../document-types'
import { fieldAt, objectTree, type Path } from '../schema/field-tree'
import { characterErrors } from '../text/characters'
import { commonFields } from '../rules/rule'
import { explain, explainUnknownKey, type Issue } from './explain'
import { fieldName, type TextDiagnostic } from './diagnostic'
import { tableError, type DecodedText } from './decode-text'
import { splitArticle } from '../yaml/front-matter'
import { keyOffsetOf, offsetOf, parseYaml, pathAt, type YamlSource } from '../yaml/yaml-source'

/** A document, identified by its path. */
export interface FoundDocument {
  type: DocumentTypeName
  slug: string
  /** Below the content folder, with slashes. */
  file: string
}

type PlacedDiagnostic = TextDiagnostic & { line: number; column: number; path: Path }

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
  errors: PlacedDiagnostic[]
  /**
   * Fields that a draft lacks before it can be published; empty for a complete or published
   * document.
   */
  unfinished: PlacedDiagnostic[]
}

/** The text of a document with its YAML part, to find positions. */
export interface DocumentSource {
  text: string
  yaml: YamlSource | undefined
  yamlOffset: number
  body: string | undefined
  bodyOffset: number
  errors: (TextDiagnostic & { path: Path })[]
}

const unread = (text: string, error: TextDiagnostic): DocumentSource => ({
  text,
  yaml: undefined,
  yamlOffset: 0,
  body: undefined,
  bodyOffset: 0,
  errors: [{ ...error, path: [] }],
})

/** Parses the YAML part of a document's text. Never throws. */
export function parseSource(text: string, type: DocumentTypeName): DocumentSource {
  const { format, schema } = documentType(type)
  if (format === 'yaml') {
    const yaml = parseYaml(text, objectTree(schema))
    return { text, yaml, yamlOffset: 0, body: undefined, bodyOffset: 0, errors: yaml.errors }
  }
  const split = splitArticle(text)
  if ('message' in split) return unread(text, split)
  const yaml = parseYaml(split.yaml, objectTree(schema))
  const { yamlOffset, body, bodyOffset } = split
  return {
    text,
    yaml,
    yamlOffset,
    body,
    bodyOffset,
    errors: yaml.errors.map((one) => ({ ...one, offset: one.offset + yamlOffset })),
  }
}

/** Checks one document by its own schema. Never throws. */
export function readDocument(found: FoundDocument, { text, error }: DecodedText): ReadDocument {
  const table = error ? undefined : tableError(text)
  const source = error
    ? unread(text, error)
    : table
      ? unread(text, { ...table, field: 'arquivo' })
      : parseSource(text, found.type)
  const errors = [...source.errors]
  const unfinished: DocumentSource['errors'] = []
  let data = source.yaml?.data
  if (source.yaml && data !== undefined) {
    const outcome = documentType(found.type).schema.safeParse(data, { reportInput: true })
    if (outcome.success) data = outcome.data
    else {
      const { issues } = outcome.error
      const [missing, wrong] = isDraft(found, data) ? parted(issues) : [[], issues]
      unfinished.push(...schemaErrors(missing, found, source, errors))
      errors.push(...schemaErrors(wrong, found, source, errors))
      data = issues.reduce(withoutWrong, data)
    }
  }
  if (isDraft(found, data) && source.body?.trim() === '')
    unfinished.push({
      path: [],
      field: 'texto',
      offset: source.bodyOffset,
      message: 'o artigo não tem texto',
      fix: 'escreva-o depois da segunda linha ---',
    })
  if (!error)
    errors.push(
      ...characterErrors(text, source.bodyOffset || text.length).map((one) => ({
        ...one,
        ...fieldOfOffset(source, one.offset),
      })),
    )
  const place = lineCounter(source.text)
  return {
    ...found,
    text,
    data,
    body: source.body,
    draft: commonFields({ data }).draft === true,
    errors: errors.map((error) => ({ ...error, ...place(error.offset) })),
    unfinished: unfinished.map((error) => ({ ...error, ...place(error.offset) })),
  }
}

/** The field that contains an offset, else the article's text or the file. */
function fieldOfOffset(
  { yaml, yamlOffset, body, bodyOffset }: DocumentSource,
  offset: number,
): { field: string; path: Path } {
  if (body !== undefined && offset >= bodyOffset) return { field: 'texto', path: [] }
  const path = pathAt(yaml?.root, offset - yamlOffset)
  return { field: path.length > 0 ? fieldName(path) : 'arquivo', path }
}

const isDraft = ({ type }: FoundDocument, data: unknown): boolean =>
  documentType(type).kind === 'collection' && commonFields({ data }).draft === true

/**
 * Separates what a draft lacks from what is wrong in it: a missing value is no mistake in a draft.
 */
function parted(issues: readonly Issue[]): [Issue[], Issue[]] {
  const isMissing = ({ code, input }: Issue) =>
    code !== 'unrecognized_keys' &&
    (input === undefined ||
      input === null ||
      input === '' ||
      (Array.isArray(input) && input.length === 0))
  return [issues.filter(isMissing), issues.filter((issue) => !isMissing(issue))]
}

/** Takes out of a document's data, which it changes, what does not fit the schema. */
function withoutWrong(data: unknown, issue: Issue): unknown {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path]
  for (const path of paths) {
    const key = path.at(-1)
    if (key === undefined) return undefined
    const holder = path
      .slice(0, -1)
      .reduce(
        (value: unknown, step) => (isObject(value) ? Reflect.get(value, step) : undefined),
        data,
      )
    if (Array.isArray(holder)) holder[Number(key)] = undefined
    else if (isObject(holder)) Reflect.deleteProperty(holder, key)
  }
  return data
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns one error per position: a mistake that the source text explained is not reported again.
 */
function schemaErrors(
  issues: readonly Issue[],
  { type }: FoundDocument,
  { text, yaml, yamlOffset }: DocumentSource,
  before: DocumentSource['errors'],
): DocumentSource['errors'] {
  const tree = objectTree(documentType(type).schema)
  const spoken = new Set(before.map(({ path }) => fieldName(path)))
  return issues.flatMap((issue) => {
    // Paths into a parsed document hold only names and indices; zod's type also allows symbols.
    const path = issue.path.filter((step) => typeof step !== 'symbol')
    const fresh = (one: Path) => !spoken.has(fieldName(one)) && spoken.add(fieldName(one))
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .map((key) => [...path, key])
        .filter(fresh)
        .map((one) => ({
          path: one,
          field: fieldName(one),
          offset: yamlOffset + keyOffsetOf(yaml?.root, one),
          ...explainUnknownKey(String(one.at(-1)), fieldAt(tree, path)),
        }))
    }
    if (!fresh(path)) return []
    const { offset, end, source } =
      issue.code === 'invalid_key'
        ? { offset: keyOffsetOf(yaml?.root, path), end: undefined, source: undefined }
        : offsetOf(yaml?.root, path)
    const written = source ?? text.slice(yamlOffset + offset, yamlOffset + (end ?? offset)).trim()
    return [
      {
        path,
        field: fieldName(path),
        offset: yamlOffset + offset,
        ...explain(issue, fieldAt(tree, path), source, written),
      },
    ]
  })
}

/**
 * Returns line and column (from 1, UTF-16 units) by offset; counts the lines once, and only when an
 * error needs them.
 */
export function lineCounter(text: string): (offset: number) => { line: number; column: number } {
  let lines: LineCounter | undefined
  return (offset) => {
    if (!lines) {
      lines = new LineCounter()
      lines.lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
    }
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
}
