import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markMatches, cleanQuery, searchWords } from '../../../src/site/lib/search-text'

const marked = (text: string, ...words: string[]) =>
  markMatches(text, words)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('')

describe('what a search found', () => {
  it('is marked whatever its case and accents', () => {
    expect(marked('Memória DDR4', 'memo')).toBe('[Memó]ria DDR4')
    expect(marked('SSD NVMe 256 GB', 'ssd', '256')).toBe('[SSD] NVMe [256] GB')
    expect(marked('ThinkPad', 'nada')).toBe('ThinkPad')
    expect(marked('ThinkPad')).toBe('ThinkPad')
  })
  it('may overlap, and be made of an accent of its own', () => {
    expect(marked('abcd', 'abc', 'cd')).toBe('[abcd]')
    expect(marked('Me\u0301dio', 'medio')).toBe('[Me\u0301dio]')
  })
  it('is all of the text when the parts are joined', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }),
        (text, words) => {
          expect(
            markMatches(text, words)
              .map((part) => part.text)
              .join(''),
          ).toBe(text)
        },
      ),
      { seed: 1 },
    )
  })
})

it('the text of a search has single blanks, no control characters, and no blank where it was cut', () => {
  expect(cleanQuery(' placa\u0000mãe \n\t fio ')).toBe('placa mãe fio')
  expect(cleanQuery(`${'a'.repeat(119)} bc`)).toBe('a'.repeat(119))
  expect(cleanQuery('a'.repeat(130))).toHaveLength(120)
})

it('the words of a search are folded, and blanks alone are none', () => {
  expect(searchWords(' Placas  Mãe')).toEqual(['placas', 'mae'])
  expect(searchWords('  ')).toEqual([])
})
