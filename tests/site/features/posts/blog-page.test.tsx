import type { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { blogHead } from '../../../../src/site/features/posts/blog-head'
import { BlogPage } from '../../../../src/site/features/posts/blog-page'
import type { BlogSearch } from '../../../../src/site/features/posts/blog-search'
import { find, renderAt, type Rendered } from '../../render'
import { company, layout } from '../layout/layout-data'
import { blogData, page, posts, setPage } from './blog-data'

let queryClient: QueryClient
/** Returns whether the page fetches all articles, which a visitor who only reads does not need. */
const askedForAll = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => queryKey[0] === 'posts' && state.fetchStatus !== 'idle')

beforeEach(() => {
  queryClient = blogData()
})

let rendered: Rendered
afterEach(() => {
  vi.restoreAllMocks()
})
const open = async (path: number, search: BlogSearch = {}) => {
  rendered = await renderAt(
    '/blog',
    () => <BlogPage path={path} search={search} onSearch={() => {}} />,
    queryClient,
  )
}

const titles = () =>
  Array.from(document.querySelectorAll('.blog-list h3'), ({ textContent }) => textContent)
const ways = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('.list-pages a'), (link) =>
    link.getAttribute('href'),
  )
const named = (from: number, to: number) => posts.slice(from - 1, to).map(({ title }) => title)

describe('the list of articles', () => {
  it('has twelve on each page, and plain links to every other', async () => {
    await open(2)
    expect(titles()).toEqual(named(13, 24))
    expect(ways()).toEqual(['/blog', '/blog', '/blog/pagina/3', '/blog/pagina/3'])
    expect(find('.list-count').textContent).toBe('30 artigos, do 13º ao 24º')
    expect(document.querySelector('.blog-list-large')).toBeNull()
  })

  it('puts the newest large on the first page, and asks for no other page', async () => {
    await open(1)
    expect(titles()).toEqual(named(1, 12))
    expect(find('.blog-list-large').children).toHaveLength(12)
    expect(askedForAll()).toBe(false)
  })

  it('finds articles of every page, in pages of their own', async () => {
    queryClient.setQueryData(contentQuery('posts').queryKey, posts)
    await open(1, { q: 'cobre', pagina: '2' })
    expect(titles()).toEqual(named(28, 30))
    expect(ways()).toEqual(['/blog?q=cobre', '/blog?q=cobre'])
    await rendered.unmount()
    await open(3, { categoria: 'economia-circular' })
    expect(titles()).toEqual(
      posts
        .filter(({ category }) => category === 'Economia Circular')
        .slice(0, 12)
        .map(({ title }) => title),
    )
  })

  it('keeps what it shows and says so when the others do not come', async () => {
    vi.spyOn(contentQuery('posts'), 'queryFn').mockRejectedValue(new Error('offline'))
    // The page sends a request to learn whether the host answers at all.
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'))
    await open(2, { q: 'cobre' })
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    })
    expect(titles()).toEqual(named(13, 24))
    expect(find('[role=alert]').textContent).toContain('A busca não carregou')
    // Screen readers that wait while a part is busy would not read the sentence.
    expect(document.querySelector('[aria-busy]')).toBeNull()
  })

  it('searches a list of one page without asking for another', async () => {
    setPage(queryClient, 1, { posts: posts.slice(0, 6), total: 6 })
    await open(1, { q: 'artigo 5' })
    expect(titles()).toEqual(['Artigo 5'])
    expect(document.querySelector('.list-pages')).toBeNull()
    expect(askedForAll()).toBe(false)
  })
})

it(
  'each page of the list has an address and a title of its own, and one that is not ' +
    'there keeps out of search engines',
  async () => {
    await open(1)
    const data = { company, page, layout, list: { posts: [], total: 30 } }
    const second = JSON.stringify(blogHead({ ...data, number: 2 }))
    expect(second).toContain(
      '{"rel":"canonical","href":"https://www.exemplo.com.br/blog/pagina/2"}',
    )
    expect(second).toContain('{"title":"Blog, página 2 | Sucata Boa"}')
    expect(JSON.stringify(blogHead({ ...data, number: 1 }))).toContain(
      '{"title":"Blog | Sucata Boa"}',
    )
    expect(
      JSON.stringify(blogHead({ ...data, number: 9, list: null, missing: { label: 'Erro' } })),
    ).toContain('noindex')
  },
)
