import { describe, expect, it } from 'vitest'
import { fold, hyphenated } from '../../src/content/text/fold-text'
import { categorySlug, POST_CATEGORIES } from '../../src/content/vocabulary'

describe('folding', () => {
  it('takes accents and capitals off, however they are stored, and nothing else', () => {
    expect(fold('AÇÃO é')).toBe('acao e')
    expect(fold('Ac\u0327a\u0303o 2ª')).toBe('acao 2ª')
  })

  it('makes names of letters, digits and single hyphens', () => {
    expect(hyphenated(' 2ª Etapa: já -- foi! ')).toBe('2-etapa-ja-foi')
    expect(hyphenated('照片')).toBe('')
  })

  it('keeps the addresses that the categories of articles have', () => {
    expect(POST_CATEGORIES.map(categorySlug)).toEqual([
      'reciclagem-eletronica',
      'descarte-consciente',
      'economia-circular',
      'saude-e-meio-ambiente',
      'dicas-sustentaveis',
    ])
  })
})
