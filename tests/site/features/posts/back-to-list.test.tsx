import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Article } from '../../../../src/content/views/views'
import { articleQuery } from '../../../../src/site/content'
import { ArticlePage } from '../../../../src/site/features/posts/article-page'
import { BlogPage } from '../../../../src/site/features/posts/blog-page'
import { validateBlogSearch } from '../../../../src/site/features/posts/blog-search'
import { click, find, renderAt } from '../../render'
import { blogData, posts } from './blog-data'

const [post] = posts
if (!post) throw new Error('No article')

let queryClient: QueryClient
beforeEach(() => {
  queryClient = blogData()
  for (const { slug } of posts) {
    const article: Article = {
      post: { ...post, slug },
      tree: { type: 'root', children: [] },
      headings: [],
      card: { url: '/fotos/-cartoes/artigo.jpg', alt: 'Artigo' },
      related: [{ ...post, slug: 'artigo-2', title: 'Artigo 2' }],
    }
    queryClient.setQueryData(articleQuery(slug).queryKey, article)
  }
})
/** Shows the list or an article, as the routes do; the list's second page is at /blog/pagina/2. */
const Blog = () => {
  const { pathname, search } = useLocation()
  const slug = /^\/blog\/(artigo-\d+)$/.exec(pathname)?.[1]
  if (slug) return <ArticlePage key={slug} post={{ ...post, slug }} />
  return (
    <BlogPage
      path={pathname === '/blog' ? 1 : Number(pathname.slice('/blog/pagina/'.length))}
      search={validateBlogSearch(search)}
      onSearch={() => {}}
    />
  )
}
const open = async (address: string) => {
  await renderAt(address, Blog, queryClient)
}
const readFirst = async () => {
  await click(find('li article a'))
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  })
}
const back = () => find('.back-link').getAttribute('href')

describe('the way back from an article', () => {
  it.each(['/blog/pagina/2', '/blog?q=artigo&pagina=2'])(
    'leads to %s, from where it was opened',
    async (address) => {
      await open(address)
      await readFirst()
      expect(back()).toBe(address)
    },
  )

  it('leads to the list also from a related article', async () => {
    await open('/blog/pagina/2')
    await readFirst()
    await readFirst()
    expect(back()).toBe('/blog/pagina/2')
  })

  it('leads to the list when the article was opened from elsewhere', async () => {
    await open('/blog/artigo-1')
    expect(back()).toBe('/blog')
  })
})
