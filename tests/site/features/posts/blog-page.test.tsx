import { describe, expect, it } from 'vitest'
import { one } from '../../../support/model-documents'
import { blogHead } from '../../../../src/site/features/posts/blog-head'
import { BlogPage } from '../../../../src/site/features/posts/blog-page'
import type { BlogSearch } from '../../../../src/site/features/posts/blog-search'
import { find, renderAt } from '../../render'
import { company } from '../layout/layout-data'
import { blogData, page, posts } from './blog-data'

const open = (path: number, search: BlogSearch = {}) =>
  renderAt('/blog', () => <BlogPage path={path} search={search} onSearch={() => {}} />, blogData())
const titles = () =>
  Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent)
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
  })

  it('finds articles of every page, in pages of their own', async () => {
    await open(1, { q: 'cobre', pagina: '2' })
    expect(titles()).toEqual(named(28, 30))
    expect(ways()).toEqual(['/blog?q=cobre', '/blog?q=cobre'])
  })

  it('shows those of a category, whatever page it was asked on', async () => {
    await open(3, { categoria: 'economia-circular' })
    expect(titles()).toEqual(
      posts
        .filter(({ category }) => category === 'Economia Circular')
        .slice(0, 12)
        .map(({ title }) => title),
    )
  })
})

it('each page of the list has an address and a title of its own, and one that is not there keeps out of search engines', () => {
  const headOf = (found: number | undefined) =>
    JSON.stringify(blogHead({ company, page, found, missing: one('NotFoundPage') }))
  expect(headOf(2)).toContain(
    '{"rel":"canonical","href":"https://www.exemplo.com.br/blog/pagina/2"}',
  )
  expect(headOf(2)).toContain('{"title":"Blog, página 2 | Sucata Boa"}')
  expect(headOf(1)).toContain('{"title":"Blog | Sucata Boa"}')
  expect(headOf(undefined)).toContain('noindex')
})
