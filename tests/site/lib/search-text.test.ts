import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cleanQuery,
  markMatches,
  parseSearch,
  searchWords,
  stringifySearch,
} from '../../../src/site/lib/search-text'

it.each([
  ['Memória DDR4', ['memo'], '[Memó]ria DDR4'],
  ['SSD NVMe 256 GB', ['ssd', '256'], '[SSD] NVMe [256] GB'],
  ['ThinkPad', ['nada'], 'ThinkPad'],
  ['ThinkPad', [], 'ThinkPad'],
  ['Me\u0301dio', ['medio'], '[Médio]'],
  ['21.5" (LED)', ['21.5"', '(led)'], '[21.5"] [(LED)]'],
])('in %s a search for %s marks %s', (text, words, marked) => {
  const parts = markMatches(text, words)
  expect(parts.map((part) => (part.found ? `[${part.text}]` : part.text)).join('')).toBe(marked)
})

it('the marked parts are all of the text when they are joined', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }),
      (text, words) => {
        const parts = markMatches(text, searchWords(words.join(' ')))
        expect(
          parts
            .map((part) => part.text)
            .join('')
            .normalize(),
        ).toBe(text.normalize())
      },
    ),
    { seed: 1 },
  )
})

it('the text of a search has single blanks, no control characters, and no blank where it was cut', () => {
  expect(cleanQuery(' placa\u0000mãe \n\t fio ')).toBe('placa mãe fio')
  expect(cleanQuery(`${'a'.repeat(119)} bc`)).toBe('a'.repeat(119))
  expect(cleanQuery('a'.repeat(130))).toHaveLength(120)
})

it('the words of a search are folded, and blanks alone are none', () => {
  expect(searchWords(' Placas  Mãe')).toEqual(['placas', 'mae'])
  expect(searchWords('  ')).toEqual([])
  // As a PDF gives them: joined letters, and accents apart.
  expect(searchWords('o\uFB01cina memo\u0301ria')).toEqual(['oficina', 'memoria'])
})

it('numbers and words like «true» in an address stay the text they were typed as', () => {
  expect(parseSearch('?q=7060&b=true')).toEqual({ q: '7060', b: 'true' })
})

it.each([
  [{ q: '7060' }, '?q=7060'],
  [{ q: undefined, categoria: 'servidor' }, '?categoria=servidor'],
  [{ q: undefined }, ''],
  [{ q: 5, a: null, b: ['x'], c: 'y' }, '?c=y'],
  [{ carga: 'cobre:12,5;papelao:3', q: 'a&b=c' }, '?carga=cobre:12,5;papelao:3&q=a%26b%3Dc'],
])('%j is written into an address as %s', (search, text) => {
  expect(stringifySearch(search)).toBe(text)
})

it('an address gives back whatever text was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (q) => {
      expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
    }),
  )
})
