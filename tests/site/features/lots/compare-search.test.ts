import { describe, expect, it } from 'vitest'
import {
  comparedSlugs,
  compareHref,
  validateCompareSearch,
} from '../../../../src/site/features/lots/shared/compare-search'

describe('the address of a comparison', () => {
  it('names lots, each once, in their order, and no more than twelve', () => {
    expect(validateCompareSearch({ lotes: 'b,a,b,c,d,e' })).toEqual({ lotes: 'b,a,c,d,e' })
    expect(
      comparedSlugs(Array.from({ length: 40 }, (_, index) => `l${index}`).join(',')),
    ).toHaveLength(12)
    expect(comparedSlugs('b,a')).toEqual(['b', 'a'])
    expect(comparedSlugs()).toEqual([])
  })
  it('drops what cannot be the name of a lot', () => {
    expect(validateCompareSearch({ lotes: ' a ,B,../x,a--b,,toString,é' })).toEqual({ lotes: 'a' })
    expect(validateCompareSearch({ lotes: ['a'] })).toEqual({})
    expect(validateCompareSearch({ lotes: ',' })).toEqual({})
  })
  it('is written as it is read', () => {
    expect(compareHref(['a', 'b'])).toBe('/lotes-informatica/comparar?lotes=a,b')
  })
})
