import { expect, it } from 'vitest'
import { cleanQuery, searchWords } from '../../../src/site/lib/query-text'

it('the text of a search has single blanks, no control characters, and no blank where it was cut', () => {
  expect(cleanQuery(' placa\u0000mãe \n\t fio ')).toBe('placa mãe fio')
  expect(cleanQuery(`${'a'.repeat(119)} bc`)).toBe('a'.repeat(119))
  expect(cleanQuery('a'.repeat(130))).toHaveLength(120)
})

it('the words of a search are folded, and blanks alone are none', () => {
  expect(searchWords(' Placas  Mãe')).toEqual(['placas', 'mae'])
  expect(searchWords('  ')).toEqual([])
})
