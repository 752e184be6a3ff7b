import { readdirSync, readFileSync } from 'node:fs'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isNode } from 'yaml'
import { commentsIn } from '../../../src/content/write/comments'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  sameDraft,
  type Draft,
} from '../../../src/content/write/draft'
import { patchDocument, readDocumentDraft } from '../../../src/content/write/patch-document'
import { parseSource } from '../../../src/content/write/patch-yaml'
import { splitArticle } from '../../../src/content/check/front-matter'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../../src/content/document-types'
import { objectTree, type Field, type Path } from '../../../src/content/field-tree'
import { edited, randomEdit } from './random-edits'

const documents = DOCUMENT_TYPE_NAMES.flatMap((type) => {
  const { kind, path, format } = documentType(type)
  const files =
    kind === 'singleton'
      ? [path]
      : readdirSync(`content/${path}`)
          .filter((name) => name.endsWith(`.${format}`))
          .map((name) => `${path}/${name}`)
  return files.map((file) => ({ type, file, text: readFileSync(`content/${file}`, 'utf8') }))
})

/** Documents of one type share forty edits, each of them tried with ten at least. */
const runsOf = (type: DocumentTypeName): number =>
  Math.max(10, Math.ceil(40 / documents.filter((one) => one.type === type).length))

/** What a YAML reader must find: numbers as numbers where they are written as such. */
function meant(draft: Draft, field: Field): unknown {
  if (isDraftObject(draft) && field.kind === 'object')
    return Object.fromEntries(
      Array.from(field.fields).flatMap(([key, inner]) =>
        draft[key] === undefined ? [] : [[key, meant(draft[key], inner)]],
      ),
    )
  if (isDraftList(draft) && field.kind === 'list')
    return draft.map((item) => meant(item, field.item))
  if (field.kind === 'byDay')
    return Object.fromEntries(
      dayLinesOf(draft).map(({ day, value }) => [day, meant(value, field.item)]),
    )
  return field.kind === 'number' && typeof draft === 'string' && /^-?\d+(?:\.\d+)?$/.test(draft)
    ? Number(draft)
    : draft
}

const yamlOf = (text: string): string => {
  const parts = text.startsWith('---\n') ? splitArticle(text) : { yaml: text }
  return 'yaml' in parts ? parts.yaml : ''
}
/** Numbers that are typed oddly count as what was typed. */
const plainNumbers = (value: unknown, field: Field, source: Draft): unknown => {
  if (field.kind === 'number' && typeof source === 'string' && !/^-?\d+(?:\.\d+)?$/.test(source))
    return source
  if (Array.isArray(value) && field.kind === 'list' && isDraftList(source))
    return value.map((item, index) => plainNumbers(item, field.item, source[index]))
  if (typeof value === 'object' && value !== null && field.kind === 'byDay') {
    const lines = new Map(dayLinesOf(source).map((line) => [line.day, line.value]))
    return Object.fromEntries(
      Object.entries(value).map(([day, inner]) => [
        day,
        plainNumbers(inner, field.item, lines.get(day)),
      ]),
    )
  }
  if (
    typeof value === 'object' &&
    value !== null &&
    field.kind === 'object' &&
    isDraftObject(source)
  ) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        plainNumbers(inner, field.fields.get(key) ?? field, source[key]),
      ]),
    )
  }
  return value
}

/** Where an object that is not empty loses its last field the object itself is what changes: it is written anew, as `{}`. */
const changedPath = (path: Path, after: Draft): Path => {
  const parent = path
    .slice(0, -1)
    .reduce<Draft | undefined>(
      (draft, key) =>
        isDraftList(draft)
          ? draft[Number(key)]
          : isDraftObject(draft)
            ? draft[String(key)]
            : undefined,
      after,
    )
  return path.length > 1 &&
    isDraftObject(parent) &&
    Object.values(parent).every((value) => value === undefined)
    ? changedPath(path.slice(0, -1), after)
    : path
}

/** The lines that an edit at this path may touch: from the first to the last of the field, or those between its neighbours if it is new. */
function linesOfField(
  yaml: string,
  document: ReturnType<typeof parseSource>,
  path: Path,
): [from: number, to: number] | undefined {
  const lineOf = (offset: number) => yaml.slice(0, offset).split('\n').length - 1
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    // A field begins with its key; an item of a list has none.
    const around = document.getIn(path.slice(0, length - 1), true)
    const key = isMap(around) ? around.items.find(({ value }) => value === node)?.key : undefined
    const start = isNode(key) && key.range ? key.range[0] : node.range[0]
    return [lineOf(start), lineOf(yaml.slice(0, node.range[1]).trimEnd().length)]
  }
  return undefined
}

describe.each(documents)('$file', ({ type, text }) => {
  const tree = objectTree(documentType(type).schema)
  const draft = readDocumentDraft(type, text)
  if (!draft) throw new Error('unreadable')

  const before = yamlOf(text)
  const parsed = parseSource(before)
  const commentsBefore = commentsIn(before).map((one) => one.text)

  it('is not touched when nothing changed', () => {
    expect(patchDocument(type, text, draft)).toBe(text)
  })

  it(
    'says what was edited, keeps every comment and every line outside of the field',
    { timeout: 60_000 },
    () => {
      assert(
        property(randomEdit(tree, draft.fields), ({ path, after }) => {
          const fields = edited(draft.fields, path, after)
          if (!isDraftObject(fields)) return
          const result = patchDocument(type, text, { ...draft, fields })
          const yaml = yamlOf(result)
          expect(plainNumbers(parseSource(yaml).toJS(), tree, fields)).toEqual(meant(fields, tree))
          const comments = commentsIn(yaml).map((one) => one.text)
          expect(commentsBefore.filter((comment) => !comments.includes(comment))).toEqual([])
          if (sameDraft(fields, draft.fields)) expect(result).toBe(text)
          const lines = linesOfField(before, parsed, changedPath(path, fields))
          if (lines) {
            const [old, fresh] = [before.split('\n'), yaml.split('\n')]
            expect(fresh.slice(0, lines[0])).toEqual(old.slice(0, lines[0]))
            const below = old.slice(lines[1] + 1)
            expect(fresh.slice(fresh.length - below.length)).toEqual(below)
          }
          if (result.startsWith('---'))
            expect(result.slice('---\n'.length + yaml.length)).toBe(
              text.slice('---\n'.length + before.length),
            )
          const crlf = patchDocument(type, text.replaceAll('\n', '\r\n'), { ...draft, fields })
          expect(crlf.replaceAll('\r\n', '\n')).toBe(result)
          expect(/(?<!\r)\n/.test(crlf)).toBe(false)
        }),
        { seed: 1, numRuns: runsOf(type) },
      )
    },
  )
})
