import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../../../src/pipeline/check/check'

it('a watching server has only the changed article parsed anew', async () => {
  const contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  cpSync('tests/pipeline/check/base/content', contentDir, { recursive: true })
  const articles = async () =>
    new Map(
      (await checkContent({ contentDir })).documents.flatMap(({ file, text, article }) =>
        article ? [[file, { text, article }] as const] : [],
      ),
    )
  const before = await articles()
  expect(before.size).toBeGreaterThan(1)
  const file = 'posts/artigo.mdx'
  const text = before.get(file)?.text.replace('Texto com', 'Outro texto com') ?? ''
  writeFileSync(join(contentDir, file), text)
  for (const [one, { article }] of await articles())
    expect(article === before.get(one)?.article, one).toBe(one !== file)
  rmSync(join(contentDir, '..'), { recursive: true })
})
