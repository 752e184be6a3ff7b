import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent, nothingKnown } from '../../../src/pipeline/check/check'

it('a watching server has only the changed article parsed anew, and forgets the old text', async () => {
  const contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  cpSync('tests/pipeline/check/base/content', contentDir, { recursive: true })
  const known = nothingKnown()
  const treeOf = async (slug: string) =>
    (await checkContent({ contentDir, known })).documents.find((document) => document.slug === slug)
      ?.article
  const file = join(contentDir, 'posts/artigo.mdx')
  const before = await treeOf('artigo')
  expect(before?.children.length).toBeGreaterThan(0)
  expect(await treeOf('artigo')).toBe(before)

  const [first, ...rest] =
    (await checkContent({ contentDir, known })).documents
      .find(({ slug }) => slug === 'artigo')
      ?.text.split('Texto com') ?? []
  writeFileSync(file, `${first}Outro texto com${rest.join('')}`)
  const texts = [...known.articles.keys()]
  expect(await treeOf('artigo')).not.toBe(before)
  expect(known.articles.size).toBe(texts.length + 1)
  expect([...known.articles.keys()].filter((text) => texts.includes(text))).toHaveLength(
    texts.length,
  )
  rmSync(join(contentDir, '..'), { recursive: true })
})
