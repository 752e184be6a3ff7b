import { diffLines } from 'diff'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isNode, isSeq, visit } from 'yaml'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  sameDraft,
  type Draft,
} from '../../../src/content/write/draft'
import { patchDocument, readDocumentDraft } from '../../../src/content/write/patch-document'
import { yamlDocument } from '../../../src/content/check/yaml-source'
import { canonicalText } from '../../../src/content/canonical'
import { splitArticle } from '../../../src/content/check/front-matter'
import { documentType, type DocumentTypeName } from '../../../src/content/document-types'
import { objectTree, type Field, type Path } from '../../../src/content/field-tree'
import { findFiles } from '../../../src/pipeline/check/find-files'
import { readText } from '../../../src/pipeline/check/read-text'
import { edited, places, randomEdit } from './random-edits'

/** The tests' own content in the form that all documents have. */
const documents = findFiles('tests/fixtures/content').documents.map(({ type, file }) => {
  const { text } = readText(`tests/fixtures/content/${file}`)
  return { type, file, text: canonicalText(type, text) ?? '' }
})

const alike = (type: DocumentTypeName): number =>
  documents.filter((one) => one.type === type).length

/** Documents of one type share forty edits, each of them tried with four at least. */
const runsOf = (type: DocumentTypeName): number => Math.max(4, Math.ceil(40 / alike(type)))

/** Places of a document, from its beginning to its end: thirty, of which documents of one type share the most. */
const sampleOf = <Place>(type: DocumentTypeName, all: Place[]): Place[] => {
  const step = Math.ceil(all.length / Math.max(8, Math.ceil(30 / alike(type))))
  return all.filter((_, index) => index % step === 0)
}

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
/** The lines of every comment, without the first #. */
function commentsIn(document: ReturnType<typeof yamlDocument>): string[] {
  const found = [document.commentBefore, document.comment]
  visit(document, {
    Node: (_, node) => {
      found.push(node.commentBefore ?? null, node.comment ?? null)
    },
  })
  return found.flatMap((comment) => comment?.split('\n') ?? [])
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

/** How many lines differ. */
const changesOf = (before: string, after: string) => {
  const parts = diffLines(before, after)
  const count = (some: typeof parts) => some.reduce((sum, part) => sum + part.count, 0)
  return {
    removed: count(parts.filter((part) => part.removed)),
    added: count(parts.filter((part) => part.added)),
  }
}

/**
 * Where an object that is not empty loses its last field the object itself is what changes: it is
 * written anew, as `{}`.
 */
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

/**
 * The lines that an edit at this path may touch: from the first to the last of the field, or those
 * between its neighbours if it is new.
 */
function linesOfField(
  yaml: string,
  document: ReturnType<typeof yamlDocument>,
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
  const parsed = yamlDocument(before)
  const commentsBefore = commentsIn(parsed)

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
          const read = yamlDocument(yaml)
          expect(plainNumbers(read.toJS(), tree, fields)).toEqual(meant(fields, tree))
          const comments = commentsIn(read)
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

  it('changes only the lines of a value, and takes a new item or day as one line', () => {
    const patched = (path: Path, after: Draft) => {
      const fields = edited(draft.fields, path, after)
      return isDraftObject(fields) ? yamlOf(patchDocument(type, text, { ...draft, fields })) : ''
    }
    const isInBrackets = (path: Path) => {
      const list = parsed.getIn(path)
      return isSeq(list) && list.flow === true
    }
    for (const place of sampleOf(type, places(tree, draft.fields))) {
      const where = place.path.join('.')
      if (typeof place.draft === 'string' || typeof place.draft === 'boolean') {
        const lines = linesOfField(before, parsed, place.path) ?? [0, 0]
        const after =
          place.field.kind === 'number' ? '7' : place.draft === false || `${place.draft} novo`
        const changes = changesOf(before, patched(place.path, after))
        expect(changes.removed, where).toBeLessThanOrEqual(lines[1] - lines[0] + 1)
        expect(changes.added, where).toBeLessThanOrEqual(lines[1] - lines[0] + 1)
      }
      if (isDraftList(place.draft) && place.draft.length > 0) {
        const item =
          place.field.kind === 'byDay'
            ? { day: '2026-11-24', value: '41.50' }
            : typeof place.draft[0] === 'string'
              ? 'novo item'
              : undefined
        if (item === undefined) continue
        for (let index = 0; index <= place.draft.length; index++)
          expect(
            changesOf(before, patched(place.path, place.draft.toSpliced(index, 0, item))),
            `${where} ${index}`,
          ).toEqual({ removed: isInBrackets(place.path) ? 1 : 0, added: 1 })
      }
    }
  })
})

it('a text that would keep the parser busy is not read into a form', () => {
  expect(readDocumentDraft('Company', `name: ${'['.repeat(30)}${']'.repeat(30)}\n`)).toBeUndefined()
})
