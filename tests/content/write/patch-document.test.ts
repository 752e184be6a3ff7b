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
import { documentType } from '../../../src/content/document-types'
import { objectTree, type Field, type Path } from '../../../src/content/field-tree'
import { findFiles } from '../../../src/pipeline/check/find-files'
import { readText } from '../../../src/pipeline/check/read-text'
import { edited, places, randomEdit } from './random-edits'
import { changed } from './sample'

/** The tests' own content in the form that all documents have. */
const documents = findFiles('tests/fixtures/content').documents.map(({ type, file }) => {
  const { text } = readText(`tests/fixtures/content/${file}`)
  return { type, file, text: canonicalText(type, text) ?? '' }
})

/** The longest document of each type: it has the most fields and comments. */
const longest = documents.filter(({ type, text }) =>
  documents.every((other) => other.type !== type || other.text.length <= text.length),
)

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

it('no document is touched when nothing changed', () => {
  for (const { type, text, file } of documents) {
    const draft = readDocumentDraft(type, text)
    expect(draft && patchDocument(type, text, draft), file).toBe(text)
  }
})

describe.each(longest)('$file', ({ type, text }) => {
  const tree = objectTree(documentType(type).schema)
  const draft = readDocumentDraft(type, text)
  if (!draft) throw new Error('unreadable')

  const before = yamlOf(text)
  const parsed = yamlDocument(before)
  const commentsBefore = commentsIn(parsed)

  it('says what was edited, keeps every comment and every line outside of the field', () => {
    assert(
      property(randomEdit(tree, draft.fields), ({ path, after }) => {
        const fields = edited(draft.fields, path, after)
        if (!isDraftObject(fields)) return
        const result = patchDocument(type, text, { ...draft, fields })
        const yaml = yamlOf(result)
        const read = yamlDocument(yaml)
        expect(read.toJS()).toEqual(meant(fields, tree))
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
      { seed: 1, numRuns: 8 },
    )
  })

  it('changes only the lines of a value, and takes a new item or day as one line', () => {
    const patched = (path: Path, after: Draft) => {
      const fields = edited(draft.fields, path, after)
      return isDraftObject(fields) ? yamlOf(patchDocument(type, text, { ...draft, fields })) : ''
    }
    const isInBrackets = (path: Path) => {
      const list = parsed.getIn(path)
      return isSeq(list) && list.flow === true
    }
    const all = places(tree, draft.fields)
    const step = Math.ceil(all.length / 12)
    for (const { path, field, draft: value } of all.filter((_, index) => index % step === 0)) {
      if (typeof value === 'string' || typeof value === 'boolean') {
        const [first, last] = linesOfField(before, parsed, path) ?? [0, 0]
        const after = field.kind === 'number' ? '7' : value === false || `${value} novo`
        const changes = changed(patched(path, after), before)
        for (const sign of ['-', '+'])
          expect(
            changes.filter((line) => line.startsWith(sign)).length,
            path.join('.'),
          ).toBeLessThanOrEqual(last - first + 1)
      }
      if (!isDraftList(value) || value.length === 0) continue
      if (field.kind !== 'byDay' && typeof value[0] !== 'string') continue
      const item = field.kind === 'byDay' ? { day: '2026-11-24', value: '41.50' } : 'novo item'
      for (const index of [0, value.length >> 1, value.length])
        expect(
          changed(patched(path, value.toSpliced(index, 0, item)), before).map(([sign]) => sign),
          `${path.join('.')} ${index}`,
        ).toEqual(isInBrackets(path) ? ['-', '+'] : ['+'])
    }
  })
})

it('a text that would keep the parser busy is not read into a form', () => {
  expect(readDocumentDraft('Company', `name: ${'['.repeat(30)}${']'.repeat(30)}\n`)).toBeUndefined()
})
