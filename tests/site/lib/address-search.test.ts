import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/site/lib/address-search'

describe('the search part of an address', () => {
  it('keeps numbers and words like «true» as the text they were typed as', () => {
    expect(parseSearch('?q=7060&b=true')).toEqual({ q: '7060', b: 'true' })
    expect(stringifySearch({ q: '7060' })).toBe('?q=7060')
  })

  it('leaves out what is undefined, and the question mark when nothing is left', () => {
    expect(stringifySearch({ q: undefined, categoria: 'servidor' })).toBe('?categoria=servidor')
    expect(stringifySearch({ q: undefined })).toBe('')
  })

  it('writes texts only', () => {
    expect(stringifySearch({ q: 5, a: null, b: ['x'], c: 'y' })).toBe('?c=y')
  })

  it('leaves signs that people can read as they are', () => {
    expect(stringifySearch({ carga: 'cobre:12,5;papelao:3', q: 'a&b=c' })).toBe(
      '?carga=cobre:12,5;papelao:3&q=a%26b%3Dc',
    )
  })

  it('gives back whatever text was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
      }),
    )
  })
})
