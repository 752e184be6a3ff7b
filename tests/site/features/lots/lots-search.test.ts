import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateLotsSearch } from '../../../../src/site/features/lots/lots-search'
import { cleanQuery } from '../../../../src/site/lib/query-text'

describe('the address of the lots', () => {
  it('keeps a text and a category that exist', () => {
    expect(validateLotsSearch({ q: 'dell', categoria: 'servidor' })).toEqual({ q: 'dell', categoria: 'servidor' })
  })

  it('drops wrong values, so that they clean themselves', () => {
    expect(validateLotsSearch({ q: ['a'], categoria: 'geladeira' })).toEqual({})
    expect(validateLotsSearch({ q: '  ', categoria: 'todos' })).toEqual({})
    expect(validateLotsSearch({ q: null, categoria: 'toString', utm_source: 'x' })).toEqual({})
  })

  it('cleans a text once: cleaning it again changes nothing', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => {
      const clean = cleanQuery(text)
      expect(cleanQuery(clean)).toBe(clean)
      expect(clean.length).toBeLessThanOrEqual(120)
    }))
  })
})
