import { describe, expect, it } from 'vitest'
import { categorySlug, POST_CATEGORIES } from '../../../../src/content/vocabulary'
import {
  findPosts,
  listHref,
  validateBlogSearch,
} from '../../../../src/site/features/posts/blog-list'
import { postOf } from './post-of'

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

  it('has the number of its page in the path without a filter', () => {
    expect([1, 2].map((page) => listHref(page, {}))).toEqual(['/blog', '/blog/pagina/2'])
  })
})

const POSTS = [
  postOf('um', { title: 'O que fazer com a bateria', tags: ['pilhas'] }),
  postOf('dois', { excerpt: 'Cobre e alumínio na balança.', category: 'Dicas Sustentáveis' }),
  postOf('tres', { title: 'Destruição de dados', tags: ['LGPD', 'meio digital'] }),
  postOf('quatro', { title: 'Bateria e cobre', category: 'Dicas Sustentáveis' }),
]

it.each<[what: string, text: string, found: string, categoria?: string]>([
  ['the title', 'dados', 'tres'],
  ['the excerpt', 'balança', 'dois'],
  ['the tags', 'pilhas', 'um'],
  ['whatever its case and accents', 'DESTRUICAO', 'tres'],
  ['an accent that is not written there', 'báteria', 'um quatro'],
  ['every word, in any order', 'cobre bateria', 'quatro'],
  ['every word, in any place', 'lgpd dados', 'tres'],
  ['no article that lacks a word', 'bateria lgpd', ''],
  ['no word that goes on from one tag to the next', 'lgpdmeio', ''],
  ['no author', 'ana', ''],
  ['no category', 'sustentáveis', ''],
  ['all for blanks', '  ', 'um dois tres quatro'],
  ['the text within a category', 'bateria', 'quatro', 'dicas-sustentaveis'],
])('the search of the blog finds %s', (_, q, found, categoria) => {
  expect(
    findPosts(POSTS, { q, categoria })
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(found)
})

it('finds no word that begins in the title and ends in the excerpt', () => {
  expect(findPosts([postOf('x', { title: 'Bateria', excerpt: 'Cobre' })], { q: 'riaco' })).toEqual(
    [],
  )
})
