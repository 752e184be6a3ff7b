import { QueryClient } from '@tanstack/react-query'
import type { PostView } from '../../../../src/content/views/views'
import { contentQuery } from '../../../../src/site/content'
import { one } from '../../../support/model-documents'
import { layout } from '../layout/layout-data'

export const postOf = (slug: string, fields: Partial<PostView> = {}): PostView => ({
  slug,
  title: slug,
  excerpt: '',
  category: 'Economia Circular',
  date: '2026-01-01',
  author: 'Ana',
  image: { href: 'https://x.example/a.jpg', alt: '' },
  tags: [],
  minutes: 3,
  ...fields,
})

/** Thirty articles, which make three pages. */
export const posts = Array.from({ length: 30 }, (_, index) =>
  postOf(`artigo-${index + 1}`, {
    title: `Artigo ${index + 1}`,
    category: index % 2 ? 'Economia Circular' : 'Dicas Sustentáveis',
    tags: [index > 14 ? 'cobre' : 'reuso'],
  }),
)

export const page = {
  ...one('BlogPage'),
  seo: { title: 'Blog', description: 'Artigos.', image: { url: '/a.jpg', alt: '' } },
}

/** Returns the data of the list. */
export function blogData(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  queryClient.setQueryData(contentQuery('blog-page').queryKey, page)
  queryClient.setQueryData(contentQuery('layout-page').queryKey, layout)
  queryClient.setQueryData(contentQuery('posts').queryKey, posts)
  return queryClient
}
