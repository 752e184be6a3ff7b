import { expect, it } from 'vitest'
import {
  cutValue,
  differenceText,
  firstFew,
  valueText,
} from '../../src/content/compare/format-values'
import { documentType, type DocumentTypeName } from '../../src/content/document-types'
import { fieldAt, objectTree } from '../../src/content/schema/field-tree'
import fc from 'fast-check'
import { type WordPart, compareWords } from '../../src/content/compare/fields'

const without = (words: readonly WordPart[], kind: WordPart['kind']) =>
  words
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('')

it('both texts can be read back, letter by letter', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'de', 'cobre', ',', ' ', '  ', '\n', '.', 'R$ 1,00'), {
      maxLength: 20,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const words = compareWords(before, after)
      expect(without(words, 'new')).toBe(before)
      expect(without(words, 'gone')).toBe(after)
    }),
    { numRuns: 2000 },
  )
})

it('neighbouring words that both change are one change', () => {
  expect(
    compareWords('Pagamos no ato da entrega aqui', 'Pagamos em até dois dias da entrega aqui').map(
      ({ kind, text }) => `${kind}:${text}`,
    ),
  ).toEqual(['same:Pagamos', 'gone: no ato', 'new: em até dois dias', 'same: da entrega aqui'])
})

it('a short text that grows keeps its words', () => {
  const more = ', sem plástico, sem estanho, sem óleo e separado dos outros metais por espessura'
  expect(compareWords('Fio limpo', `Fio limpo${more}`)[0]).toEqual({
    kind: 'same',
    text: 'Fio limpo',
  })
})

it('texts with next to nothing in common are replaced whole', () => {
  expect(compareWords('Fio descascado e limpo.', 'Traga papelão seco e limpas latas')).toEqual([
    { kind: 'gone', text: 'Fio descascado e limpo.' },
    { kind: 'new', text: 'Traga papelão seco e limpas latas' },
  ])
})

it('a number that begins at zero has no growth', () => {
  expect(differenceText(10, 12, undefined)).toBe('+20,0%')
  expect(differenceText(0, 12, undefined)).toBeUndefined()
})

it('between percentages the difference is points, with its own sign', () => {
  const variation = fieldAt(objectTree(documentType('Material').schema), ['initialVariation'])
  expect(differenceText(2.5, 1, variation)).toBe('−1,5 p.p.')
  expect(differenceText(-1, 1, variation)).toBe('+2 p.p.')
})

it('a percentage has a sign where it is a variation, and none where it is a share', () => {
  const field = (type: DocumentTypeName, ...path: string[]) =>
    fieldAt(objectTree(documentType(type).schema), path)
  expect(valueText(2.5, field('Material', 'initialVariation'))).toBe('+2,5%')
  expect(valueText(-1, field('Material', 'initialVariation'))).toBe('−1%')
  expect(valueText(80, field('LotPage', 'offers', 'minPercent'))).toBe('80%')
})

it('a moment is read as a day and an hour', () => {
  const from = fieldAt(objectTree(documentType('Notice').schema), ['from'])
  expect(valueText('2026-12-01', from)).toBe('01/12/2026')
  expect(valueText('2026-12-01 08:00', from)).toBe('01/12/2026, 08:00')
})

it('of many texts the first ones are named, and the others counted', () => {
  expect(firstFew(['a', 'b', 'c'], 3)).toBe('a, b, c')
  expect(firstFew(['a', 'b', 'c'], 2, '; ')).toBe('a; b e mais 1')
  expect(firstFew(Array<string>(1004).fill('a'), 1)).toBe('a e mais 1.003')
})

it('a value of up to 160 characters stands whole, and of a longer one its beginning', () => {
  expect(cutValue('a'.repeat(160))).toBe('a'.repeat(160))
  expect(cutValue('a'.repeat(161))).toBe(`${'a'.repeat(160)} …`)
  expect(cutValue(`${'a'.repeat(159)}😀`)).toBe(`${'a'.repeat(159)}\uFFFD …`)
})
