import { describe, expect, it } from 'vitest'
import { categorySlug, POST_CATEGORIES } from '../../../../src/content/vocabulary'
import {
  isFiltered,
  listHref,
  validateBlogSearch,
} from '../../../../src/site/features/posts/blog-search'

describe('the address of the blog', () => {
  it('names categories by readable slugs that lead back to them', () => {
    expect(POST_CATEGORIES.map(categorySlug)).toEqual([
      'reciclagem-eletronica',
      'descarte-consciente',
      'economia-circular',
      'saude-e-meio-ambiente',
      'dicas-sustentaveis',
    ])
    for (const category of POST_CATEGORIES)
      expect(validateBlogSearch({ categoria: categorySlug(category) })).toEqual({
        categoria: categorySlug(category),
      })
  })

  it('drops what makes no sense', () => {
    for (const input of [
      { categoria: 'carros' },
      { categoria: 'Economia Circular' },
      { categoria: 'todos' },
      { q: ['a'], categoria: ['economia-circular'] },
      { q: { a: 1 }, categoria: {} },
      { q: '   ' },
      { q: null, categoria: undefined },
      { categoria: 'constructor' },
      { servico: 'x' },
    ])
      expect(validateBlogSearch(input)).toEqual({})
  })

  it('knows pages of what was asked for, and none of the whole list, which its path names', () => {
    expect(validateBlogSearch({ q: 'bateria', pagina: 2 })).toEqual({ q: 'bateria', pagina: '2' })
    expect(validateBlogSearch({ q: 'bateria', pagina: 'x' }).pagina).toBeUndefined()
    expect(validateBlogSearch({ pagina: '2' }).pagina).toBeUndefined()
    expect(listHref(2, { q: 'bateria' })).toBe('/blog?q=bateria&pagina=2')
  })

  it('cuts an endless text and joins its blanks', () => {
    expect(validateBlogSearch({ q: ` a \n b${'c'.repeat(500)}` }).q).toHaveLength(120)
    expect(validateBlogSearch({ q: ' fio   misto ' }).q).toBe('fio misto')
  })

  it('writes an address that reads back as the same filter', () => {
    const filter = { q: 'placa-mãe & fio + 50%', categoria: 'dicas-sustentaveis' }
    const { pathname, searchParams } = new URL(listHref(1, filter), 'https://site.invalid')
    expect(pathname).toBe('/blog')
    expect(validateBlogSearch(Object.fromEntries(searchParams))).toEqual(filter)
  })

  it('filters with a text alone and with a category alone', () => {
    expect([{ q: 'x' }, { categoria: 'economia-circular' }, {}].map(isFiltered)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('has the number of its page in the path without a filter', () => {
    expect([1, 2].map((page) => listHref(page, {}))).toEqual(['/blog', '/blog/pagina/2'])
  })
})
