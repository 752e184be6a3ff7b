import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { PostListPage, PostView } from '../../../src/content/views'
import { writePosts } from '../../../src/pipeline/compile/posts'

const folder = mkdtempSync(join(tmpdir(), 'posts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const posts = Array.from({ length: 25 }, (_, index): PostView => ({
  slug: `a${index}`,
  title: 'Artigo',
  excerpt: 'Resumo.',
  category: 'Economia Circular',
  date: '2026-01-01',
  author: 'Ana',
  image: { href: 'https://x.example/a.jpg', alt: '' },
  tags: ['reuso'],
  minutes: 1,
}))

it('the list of articles travels twelve at a time, and what is gone takes its pages with it', async () => {
  await writePosts(folder, posts)
  const page = (number: number) =>
    JSON.parse(readFileSync(join(folder, `dados/artigos/${number}.json`), 'utf8')) as PostListPage
  expect([1, 2, 3].flatMap((number) => page(number).posts.map(({ slug }) => slug))).toEqual(
    posts.map(({ slug }) => slug),
  )
  expect([page(1).posts.length, page(3).posts.length, page(3).total]).toEqual([12, 1, 25])
  await writePosts(folder, [])
  expect(readdirSync(join(folder, 'dados/artigos'))).toEqual(['1.json'])
  expect(page(1)).toEqual({ posts: [], total: 0 })
})
