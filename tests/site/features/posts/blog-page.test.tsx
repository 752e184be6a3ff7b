import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PostView } from '../../../../src/content/views/views'
import { contentQuery } from '../../../../src/site/content'
import {
  articleHead,
  blogHead,
  type BlogSearch,
} from '../../../../src/site/features/posts/blog-list'
import { BlogPage } from '../../../../src/site/features/posts/blog-page'
import { one } from '../../../support/model-documents'
import { find } from '../../../support/find'
import { outline } from '../../../support/outline'
import { renderAt } from '../../render-at'
import { company, layout } from '../layout/layout-data'
import { type } from '../site-page'
import { postOf } from './post-of'

/** Thirty articles, which make three pages. */
const posts = Array.from({ length: 30 }, (_, index) =>
  postOf(`artigo-${index + 1}`, {
    title: `Artigo ${index + 1}`,
    category: index % 2 ? 'Economia Circular' : 'Dicas Sustentáveis',
    tags: [index > 14 ? 'cobre' : 'reuso'],
  }),
)

const page = {
  ...one('BlogPage'),
  seo: { title: 'Blog', description: 'Artigos.', image: { url: '/a.jpg', alt: '' } },
}

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Infinity } },
})
queryClient.setQueryData(contentQuery('blog-page').queryKey, page)
queryClient.setQueryData(contentQuery('layout-page').queryKey, layout)
queryClient.setQueryData(contentQuery('posts').queryKey, posts)

const navigate = vi.fn<Parameters<typeof BlogPage>[0]['navigate']>(async () => {})
const open = (path: number, search: BlogSearch = {}) =>
  renderAt('/blog', () => <BlogPage path={path} search={search} navigate={navigate} />, queryClient)
const titles = () =>
  Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent)
const ways = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('.list-pages a'), (link) =>
    link.getAttribute('href'),
  )
const named = (from: number, to: number) => posts.slice(from - 1, to).map(({ title }) => title)

describe('the list of articles', () => {
  it('has twelve on each page, and plain links to those beside it', async () => {
    await open(2)
    expect(titles()).toEqual(named(13, 24))
    expect(ways()).toEqual(['/blog', '/blog/pagina/3'])
    expect(find('.list-count').textContent).toBe('30 artigos')
  })

  it('finds articles of every page, in pages of their own', async () => {
    await open(1, { q: 'cobre', pagina: '2' })
    expect(titles()).toEqual(named(28, 30))
    expect(ways()).toEqual(['/blog?q=cobre'])
  })

  it.each([
    [{}, ['status: 30 artigos']],
    [{ q: 'cobre' }, ['status: 15 artigos', 'button: Limpar filtros']],
    [{ q: posts[29]?.title }, ['status: 1 artigo', 'button: Limpar filtros']],
    [{ q: 'xyz' }, ['status: Nenhum artigo encontrado']],
  ])('says how many it has found by %j, and takes the filters away', async (search, said) => {
    await open(1, search)
    expect(outline(find('.list-count'))).toEqual(said)
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

it('a category is a step of the history, a letter is none, and both lead to the first page', async () => {
  const before = { q: 'cobre', categoria: 'dicas-sustentaveis', pagina: '2' }
  await open(1, before)
  const box = screen.getByRole('searchbox')
  const last = () => {
    const to = navigate.mock.lastCall?.[0]
    return [to?.search(before), to?.replace, to?.resetScroll]
  }
  fireEvent.change(box, { target: { value: 'fio' } })
  type('Categoria', 'economia-circular')
  expect(last()).toEqual([{ q: 'fio', categoria: 'economia-circular' }, false, false])
  type('Categoria', '')
  expect(last()).toEqual([{ q: 'fio' }, false, false])
  fireEvent.change(box, { target: { value: 'reuso' } })
  await waitFor(() =>
    expect(last()).toEqual([{ ...before, q: 'reuso', pagina: undefined }, true, false]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect([last(), box]).toEqual([[{}, false, false], document.activeElement])
  expect(box).toHaveProperty('value', '')
})

it('each page of the list has an address and a title of its own, and one that is not there keeps out of search engines', () => {
  const headOf = (found: number | undefined) => JSON.stringify(blogHead({ company, page, found }))
  expect(headOf(2)).toContain(
    '{"rel":"canonical","href":"https://www.exemplo.com.br/blog/pagina/2"}',
  )
  expect(headOf(2)).toContain('{"title":"Blog, página 2 | Sucata Boa"}')
  expect(headOf(1)).toContain('{"title":"Blog | Sucata Boa"}')
  expect(headOf(undefined)).toContain('noindex')
})

const ANA = { name: 'Ana Lima', role: 'Engenheira', bio: 'Texto.' }
const post: PostView = {
  slug: 'placas',
  title: 'Placas',
  excerpt: 'Texto.',
  category: 'Dicas Sustentáveis',
  date: '2026-03-01',
  author: 'Ana Lima',
  image: { alt: 'Placas', href: 'https://fotos.exemplo.com.br/a.jpg' },
  tags: ['placas'],
  minutes: 3,
}
const said = (one: PostView) =>
  articleHead({
    company,
    page: { authors: [ANA] },
    article: { post: one, card: { url: '/fotos/-cartoes/placas.jpg', alt: 'Placas' } },
  }).meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
const article = (one: PostView) => said(one)[0]

it('search engines learn who wrote an article, when, and when it last changed', () => {
  expect(article(post)).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-03-01T00:00:00-03:00',
    dateModified: '2026-03-01T00:00:00-03:00',
    author: {
      '@type': 'Person',
      name: 'Ana Lima',
      jobTitle: 'Engenheira',
      url: `${company.url}/sobre`,
    },
  })
  expect(article({ ...post, updatedOn: '2026-05-04' })).toMatchObject({
    datePublished: '2026-03-01T00:00:00-03:00',
    dateModified: '2026-05-04T00:00:00-03:00',
  })
})

it('an author without an entry has a name and nothing that is empty', () => {
  expect(article({ ...post, author: 'Rui' })).toMatchObject({
    author: { '@type': 'Person', name: 'Rui' },
  })
  expect(JSON.stringify(article({ ...post, author: 'Rui' }))).not.toMatch(/null|""|jobTitle/)
})
