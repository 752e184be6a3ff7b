import { describe, expect, it } from 'vitest'
import { relatedPosts } from '../../src/content/posts/posts'

const post = (slug: string, category = 'Economia Circular') => ({ slug, category })
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

describe('related articles', () => {
  const first = post('a')
  const others = ['b', 'c', 'd'].map((slug) => post(slug))

  it('are the two newest others of the same category', () => {
    expect(slugs(relatedPosts([first, ...others], first))).toEqual(['b', 'c'])
  })

  it('are fewer when there are fewer, and never of another category', () => {
    const alone = post('x', 'Descarte Consciente')
    expect(relatedPosts([first, alone, ...others], alone)).toEqual([])
  })
})
