import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { commitDays } from '../../../src/pipeline/output/sitemap'
import { gitIn } from '../../support/git-in'

/** Git's processes are slow on a busy machine; the timeout only ends one that hangs. */
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'dias-'))
const root = join(folder, 'um')
const content = join(root, 'content')

function commit(when: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(content, file, '..'), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  gitIn(root, 'add', '--all')
  vi.stubEnv('GIT_COMMITTER_DATE', when)
  gitIn(root, 'commit', '--quiet', '--message', when)
  vi.unstubAllEnvs()
}

it('a file’s day is that of its last commit, in São Paulo; without a whole history no file has one', () => {
  mkdirSync(content, { recursive: true })
  expect(commitDays(content).size).toBe(0)
  gitIn(root, 'init', '--quiet', '--initial-branch=main')
  commit('2026-01-10T12:00:00Z', {
    'company.yaml': 'a',
    'pages/home.yaml': 'a',
    'posts/ação.mdx': 'a',
  })
  // In São Paulo it is still the 11th.
  commit('2026-01-12T01:30:00Z', { 'pages/home.yaml': 'b' })
  writeFileSync(join(content, 'company.yaml'), 'not committed')
  expect(Object.fromEntries(commitDays(content))).toEqual({
    'company.yaml': '2026-01-10',
    'pages/home.yaml': '2026-01-11',
    'posts/ação.mdx': '2026-01-10',
  })
  gitIn(folder, 'clone', '--quiet', '--depth=1', `file://${root}`, 'raso')
  expect(commitDays(join(folder, 'raso/content')).size).toBe(0)
})
