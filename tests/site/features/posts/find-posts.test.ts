import { describe, expect, it } from 'vitest'
import type { PostView } from '../../../../src/content/views'
import { findPosts } from '../../../../src/site/features/posts/use-found-posts'
import { postOf } from './blog-data'

const slugs = (posts: PostView[]) => posts.map(({ slug }) => slug)

const POSTS = [
  postOf('um', { title: 'O que fazer com a bateria', tags: ['pilhas'] }),
  postOf('dois', { excerpt: 'Cobre e alumínio na balança.', category: 'Dicas Sustentáveis' }),
  postOf('tres', { title: 'Destruição de dados', tags: ['LGPD', 'meio digital'] }),
  postOf('quatro', { title: 'Bateria e cobre', category: 'Dicas Sustentáveis' }),
]

describe('the search of the blog', () => {
  it('looks into title, excerpt and tags', () => {
    expect(slugs(findPosts(POSTS, 'dados'))).toEqual(['tres'])
    expect(slugs(findPosts(POSTS, 'balança'))).toEqual(['dois'])
    expect(slugs(findPosts(POSTS, 'pilhas'))).toEqual(['um'])
  })

  it('ignores case and accents, in what is typed and in what is written', () => {
    expect(slugs(findPosts(POSTS, 'DESTRUICAO'))).toEqual(['tres'])
    expect(slugs(findPosts(POSTS, 'lgpd'))).toEqual(['tres'])
    expect(slugs(findPosts(POSTS, 'báteria'))).toEqual(['um', 'quatro'])
  })

  it('wants every word, in any order and in any of the three places', () => {
    expect(slugs(findPosts(POSTS, 'cobre bateria'))).toEqual(['quatro'])
    expect(slugs(findPosts(POSTS, 'lgpd dados'))).toEqual(['tres'])
    expect(findPosts(POSTS, 'bateria lgpd')).toEqual([])
  })

  it('finds no word across two of the three places', () => {
    expect(
      findPosts(
        [postOf('x', { title: 'Bateria', excerpt: 'Cobre', tags: ['fio', 'placa'] })],
        'riaco',
      ),
    ).toEqual([])
    expect(
      findPosts(
        [postOf('x', { title: 'Bateria', excerpt: 'Cobre', tags: ['fio', 'placa'] })],
        'iopla',
      ),
    ).toEqual([])
  })

  it('does not look at author or category', () => {
    expect(findPosts(POSTS, 'ana')).toEqual([])
    expect(findPosts(POSTS, 'sustentáveis')).toEqual([])
  })

  it('shows all articles in their order without text and category', () => {
    expect(findPosts(POSTS, '  ')).toEqual(POSTS)
  })

  it('joins text and category', () => {
    expect(slugs(findPosts(POSTS, 'bateria', 'Dicas Sustentáveis'))).toEqual(['quatro'])
    expect(findPosts(POSTS, '', 'Saúde e Meio Ambiente')).toEqual([])
  })
})
