import { expect, it } from 'vitest'
import { findPosts } from '../../../../src/site/features/posts/blog-search'
import { postOf } from './blog-data'

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
