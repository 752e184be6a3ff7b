import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedSlugs, compareHref, toggleCompared, validateCompareSearch } from '../../../../src/site/features/lots/compare-search'

describe('the address of a comparison', () => {
  it('names up to four lots, each once, in their order', () => {
    expect(validateCompareSearch({ lotes: 'b,a,b,c,d,e' })).toEqual({ lotes: 'b,a,c,d' })
    expect(comparedSlugs('b,a')).toEqual(['b', 'a'])
    expect(comparedSlugs()).toEqual([])
  })
  it('drops what cannot be the name of a lot', () => {
    expect(validateCompareSearch({ lotes: ' a ,B,../x,a--b,,toString,é' })).toEqual({ lotes: 'a' })
    expect(validateCompareSearch({ lotes: ['a'] })).toEqual({})
    expect(validateCompareSearch({ lotes: ',' })).toEqual({})
  })
  it('is clean once it was cleaned', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (lotes) => {
      const clean = validateCompareSearch({ lotes })
      expect(validateCompareSearch({ ...clean })).toEqual(clean)
    }))
  })
  it('grows and shrinks by a tick; a fifth changes nothing', () => {
    expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
    expect(compareHref(['a', 'b'])).toBe('/lotes-informatica/comparar?lotes=a,b')
    expect(compareHref([])).toBe('/lotes-informatica/comparar')
  })
})
