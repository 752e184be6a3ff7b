import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../../../src/pipeline/check/check'
import type { ReadArticle } from '../../../src/content/check/read-article'

it('a watching server has only the changed article parsed anew, and forgets the old text', async () => {
  const contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  cpSync('tests/pipeline/check/base/content', contentDir, { recursive: true })
  const articles = new Map<string, ReadArticle>()
  const treeOf = async (slug: string) => (await checkContent({ contentDir, articles })).documents.find((document) => document.slug === slug)?.article
  const file = join(contentDir, 'posts/artigo.mdx')
  const before = await treeOf('artigo')
  expect(before?.children.length).toBeGreaterThan(0)
  expect(await treeOf('artigo')).toBe(before)

  const [first, ...rest] = (await checkContent({ contentDir, articles })).documents.find(({ slug }) => slug === 'artigo')?.text.split('Texto com') ?? []
  writeFileSync(file, `${first}Outro texto com${rest.join('')}`)
  const known = [...articles.keys()]
  expect(await treeOf('artigo')).not.toBe(before)
  expect(articles.size).toBe(known.length + 1)
  expect([...articles.keys()].filter((text) => known.includes(text))).toHaveLength(known.length)
  rmSync(join(contentDir, '..'), { recursive: true })
})
