import { expect, it } from 'vitest'
import type { PostView } from '../../../../src/content/views/views'
import { articleHead } from '../../../../src/site/features/posts/blog-head'
import { company } from '../layout/layout-data'

const page = {
  header: { label: 'Blog', title: 'Blog' },
  notFound: { title: 'Não está aqui', text: 'Texto.', others: 'Outros' },
  authors: [{ name: 'Ana Lima', role: 'Engenheira', bio: 'Texto.' }],
}
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
    page,
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

it('the way to an article leads over the list of articles', () => {
  expect(said(post)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Início' },
      { name: 'Blog', item: `${company.url}/blog` },
      { name: 'Placas', item: `${company.url}/blog/placas` },
    ],
  })
})
