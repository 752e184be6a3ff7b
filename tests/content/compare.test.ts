import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { compareData, movesText } from '../../src/content/compare/change-lines'
import {
  cutValue,
  differenceText,
  firstFew,
  valueText,
} from '../../src/content/compare/format-values'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../src/content/document-types'
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

/** A type, its fields before and after, and what is told of them. */
const DIFFERENCES = `
Material | pricePerKg: {2026-11-20: 40} | pricePerKg: {2026-11-23: 42, 2026-11-20: 41, 2026-09-01: 20} | Preço por quilo (R$): R$ 40,00 → R$ 42,00 (+5,0%); Dia do preço: 20/11/2026 → 23/11/2026; Preço de 20/11/2026: R$ 40,00 → R$ 41,00 (+2,5%); Preço de 01/09/2026: null → R$ 20,00
Material | name: X, pricePerKg: {2026-11-20: 40} | pricePerKg: {} | Preço por quilo (R$): R$ 40,00 → null; Dia do preço: 20/11/2026 → null; Nome: X → null
Lot | specs: [a, b, c] | specs: [c, a, b] | Especificações 1: 3º lugar → 1º lugar: c
Lot | specs: [a, b, c], photo: {src: a, alt: x} | specs: [a, x, c, d], photo: {src: a, alt: y} | Especificações 2: b → x; Especificações 4: null → d; Foto › Texto alternativo: x → y
Lot | illustrative: true, offers: false, order: 10, units: null | order: 20, units: 5 | Unidades: vazio → 5; Imagem ilustrativa: sim → null; Recebe propostas: não → null; Ordem: 10 → 20
Lot | statusOn: 01/03/2026, x: {y: 1}, specs: [a] | statusOn: 2026-03-01, z: {y: 1}, w: [b] | Especificações 1: a → null; Situação desde: "01/03/2026" → "2026-03-01"; x › y: 1 → null; z › y: null → 1; w 1: null → b
AboutPage | timelineItems: [{year: 2018, title: A, text: a}, {year: 2019, title: B, text: b}] | timelineItems: [{year: 2019, title: B, text: c}, {year: 2018, title: A, text: d}] | Anos 1 › Texto: b → c; Anos 2 › Texto: a → d
AboutPage | timelineItems: [{year: 2018, title: A}, {year: 2019, title: B}, {year: 2020, title: C}] | timelineItems: [{year: 2019, title: B}, {year: 2018, title: A}, {year: 2021, title: C}] | Anos 2: 1º lugar → 2º lugar: 2018, A; Anos 3 › Ano: 2020 → 2021
Company | phone: "+5511912345678" | phone: "+551133334444" | Telefone: (11) 91234-5678 → (11) 3333-4444`

it.each(DIFFERENCES.trim().split('\n'))('fields that differ are told in their words: %s', (row) => {
  const [name, before = '', after = '', says] = row.split(' | ')
  const type = DOCUMENT_TYPE_NAMES.find((one) => one === name) ?? 'Post'
  const [old, fresh] = [before, after].map((fields): unknown => parse(`{${fields}}`))
  const lines = compareData(type, old, fresh, objectTree(documentType(type).schema)).map(
    ({ title, difference, ...sides }) =>
      `${title}: ${sides.before} → ${sides.after}${difference ? ` (${difference})` : ''}`,
  )
  expect(lines.join('; ').replaceAll('\u00A0', ' ')).toBe(says)
})

it('prices that move are told as one, or as many with the lowest and the highest', () => {
  const moves = [20, 41].map((fresh) => ({ old: 40, fresh }))
  const texts = [0, 1, 2].map((count) => movesText(moves.slice(0, count)))
  expect(texts.join('; ')).toBe('; 1 preço muda, −50,0%; 2 preços mudam, de −50,0% a +2,5%')
})
