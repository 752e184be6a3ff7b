import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WordPart } from '../../../src/content/compare/fields'
import { compareWords } from '../../../src/content/compare/fields'

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
