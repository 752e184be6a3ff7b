import { expect, it, describe } from 'vitest'
import {
  mergeDrafts,
  isDraftList,
  isDraftObject,
  type Draft,
} from '../../../src/content/yaml/draft'
import { isNode, isSeq, parse } from 'yaml'
import {
  patchDocument,
  readDocumentDraft,
  canonicalText,
} from '../../../src/content/yaml/patch-document'
import { yamlDocument, splitArticle } from '../../../src/content/yaml/yaml-source'
import { documentType } from '../../../src/content/document-types'
import { objectTree, type Field, type Path } from '../../../src/content/schema/field-tree'
import { findFiles } from '../../../src/pipeline/check/find-files'
import { readText } from '../../../src/pipeline/check/read-text'
import { after, changed } from './sample'

/** The tests' own documents, in the standard form. */
const documents = findFiles('tests/fixtures/content').documents.map(({ type, file }) => {
  const { text } = readText(`tests/fixtures/content/${file}`)
  return { type, file, text: canonicalText(type, text) ?? '' }
})

/** The longest document of each type: it has the most fields and comments. */
const longest = documents.filter(({ type, text }) =>
  documents.every((other) => other.type !== type || other.text.length <= text.length),
)

interface Place {
  path: Path
  field: Field
  value: Draft | undefined
}

/** Returns every place of a form with its field, absent optional fields included. */
function places(field: Field, value: Draft | undefined, path: Path = []): Place[] {
  const here = path.length > 0 ? [{ path, field, value }] : []
  if (field.kind === 'object' && isDraftObject(value))
    return Array.from(field.fields).flatMap(([key, inner]) =>
      places(inner, value[key], [...path, key]),
    )
  return field.kind === 'list' && isDraftList(value)
    ? [...here, ...value.flatMap((item, index) => places(field.item, item, [...path, index]))]
    : here
}

/** Returns the form after an edit of the value at a path. */
function edited(draft: Draft | undefined, [step, ...rest]: Path, after: Draft): Draft {
  if (step === undefined) return after
  if (isDraftList(draft))
    return draft.map((item, index) => (index === step ? edited(item, rest, after) : item))
  return isDraftObject(draft) ? { ...draft, [step]: edited(draft[step], rest, after) } : ''
}

const yamlOf = (text: string): string => {
  const parts = text.startsWith('---\n') ? splitArticle(text) : { yaml: text }
  return 'yaml' in parts ? parts.yaml : ''
}

/** Returns how many lines a value takes, with the line of its key. */
function linesOf(yaml: string, node: unknown): number {
  const [start, end] = (isNode(node) && node.range) || [0, 0]
  return yaml.slice(start, end).trimEnd().split('\n').length
}

it('no document is touched when nothing changed', () => {
  for (const { type, text, file } of documents) {
    const draft = readDocumentDraft(type, text)
    expect(draft && patchDocument(type, text, draft), file).toBe(text)
  }
})

describe.each(longest)('$file', ({ type, text }) => {
  const draft = readDocumentDraft(type, text)
  const before = yamlOf(text)
  const parsed = yamlDocument(before)
  const all = places(objectTree(documentType(type).schema), draft?.fields)
  const step = Math.ceil(all.length / 12)
  const patched = (path: Path, after: Draft, from = text) => {
    const fields = edited(draft?.fields, path, after)
    return isDraftObject(fields) ? patchDocument(type, from, { ...draft, fields }) : ''
  }

  it('changes only the lines of a value, and takes a new item or day as one line', () => {
    for (const { path, field, value } of all.filter((_, index) => index % step === 0)) {
      const where = path.join('.')
      if (typeof value === 'string' || typeof value === 'boolean') {
        const after = field.kind === 'number' ? '7' : value === false || `${value} novo`
        const result = patched(path, after)
        expect(result.endsWith(text.slice(text.indexOf(before) + before.length)), where).toBe(true)
        const signs = changed(yamlOf(result), before).map(([sign]) => sign)
        for (const sign of ['-', '+'])
          expect(signs.filter((one) => one === sign).length, where).toBeLessThanOrEqual(
            linesOf(before, parsed.getIn(path, true)),
          )
        expect(patched(path, after, text.replaceAll('\n', '\r\n'))).toBe(
          result.replaceAll('\n', '\r\n'),
        )
      }
      if (!isDraftList(value) || value.length === 0) continue
      if (field.kind !== 'byDay' && typeof value[0] !== 'string') continue
      const item = field.kind === 'byDay' ? { day: '2026-11-24', value: '41.50' } : 'novo item'
      const list = parsed.getIn(path)
      for (const index of [0, value.length >> 1, value.length])
        expect(
          changed(yamlOf(patched(path, value.toSpliced(index, 0, item))), before).map(
            ([sign]) => sign,
          ),
          `${where} ${index}`,
        ).toEqual(isSeq(list) && list.flow === true ? ['-', '+'] : ['+'])
    }
  })
})

it.each([
  'Texto: com dois-pontos',
  '# nada',
  '- traço',
  '"aspas"',
  "d'água",
  'true',
  '08:00',
  '2026-03-01',
  '{lote} por {preco}',
  '[a]',
  'linha um\nlinha dois\n\nlinha quatro',
  'linha um \nlinha dois',
  ' recuo\n mais recuo',
  '@x',
  '&a',
  '*b',
  '!c',
  '% d',
  'a #b',
  'fim:',
  'a\u0007b',
])(
  '%j is read by any YAML reader as it was typed, in quotes, in a paragraph and in a list',
  (typed) => {
    const text = after((form) => ({ ...form, name: typed, text: typed, tags: [typed] }))
    expect(parse(text)).toMatchObject({ name: typed, text: typed, tags: [typed] })
    // Editors' programs remove the blanks at the end of a line, so no text may need them.
    expect(text).not.toMatch(/[ \t]$/m)
  },
)

it('a text that would keep the parser busy is not read into a form', () => {
  expect(readDocumentDraft('Company', `name: ${'['.repeat(30)}${']'.repeat(30)}\n`)).toBeUndefined()
})

const BASE = {
  fields: { title: 'Um', price: '10', photo: { src: 'a.jpg', alt: 'A' }, specs: ['x', 'y'] },
  body: '\nPrimeiro.\n\nSegundo.\n',
}
const withChange = (fields: object, body = BASE.body) => ({
  fields: { ...BASE.fields, ...fields },
  body,
})

it('of two changes in other fields both stay, also within a group and in the lines of a text', () => {
  const mine = withChange(
    { price: '12', photo: { src: 'a.jpg', alt: 'Minha' } },
    '\nPrimeiro!\n\nSegundo.\n',
  )
  const theirs = withChange(
    { title: 'Dois', photo: { src: 'b.jpg', alt: 'A' }, status: 'vendido' },
    '\nPrimeiro.\n\nSegundo.\n\nTerceiro.\n',
  )
  expect(mergeDrafts(BASE, mine, theirs)).toEqual({
    draft: {
      fields: {
        title: 'Dois',
        price: '12',
        photo: { src: 'b.jpg', alt: 'Minha' },
        specs: ['x', 'y'],
        status: 'vendido',
      },
      body: '\nPrimeiro!\n\nSegundo.\n\nTerceiro.\n',
    },
    both: ['texto'],
  })
})

it('of a field that both changed the own value stays, and its name is told', () => {
  const mine = withChange({ title: 'Meu', specs: ['x'] })
  const theirs = withChange({
    title: 'Seu',
    specs: ['x', 'y', 'z'],
    photo: { src: 'a.jpg', alt: 'Nova' },
  })
  const { draft, both } = mergeDrafts(BASE, mine, theirs)
  expect(draft.fields).toMatchObject({ title: 'Meu', specs: ['x'], photo: { alt: 'Nova' } })
  expect(both).toEqual(['title', 'specs'])
})

it('the same change on both sides is none, and neither is one on one side', () => {
  const same = withChange({ title: 'Outro' })
  expect(mergeDrafts(BASE, same, same)).toEqual({ draft: same, both: [] })
  const theirs = withChange({}, '\nPrimeiro.\n\nOutro.\n')
  expect(mergeDrafts(BASE, BASE, theirs)).toEqual({ draft: theirs, both: [] })
})
