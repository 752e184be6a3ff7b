import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { projectVersion } from '../../../src/pipeline/output/version'
import { gitIn } from '../../support/git-in'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'versao-'))

function commit(file: string, when: string): string {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), when)
  gitIn(folder, 'add', '--all')
  vi.stubEnv('GIT_COMMITTER_DATE', when)
  gitIn(folder, 'commit', '--quiet', '--message', when)
  vi.unstubAllEnvs()
  return gitIn(folder, 'rev-parse', 'HEAD')
}

it('a version says its commit, its day and the last change of a document, and whether files have changed since', () => {
  const day = '2026-11-24'
  expect(projectVersion(folder, day)).toEqual({ commit: null, day, next: null, content: null })
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  expect(projectVersion(folder, day)).toEqual({ commit: null, day, next: null, content: null })
  const price = commit('content/materials/cobre.yaml', '2026-11-23T13:42:00Z')
  const code = commit('src/a.ts', '2026-11-24T01:00:00Z')
  const content = { commit: price, changed: expect.stringMatching(/^2026-11-23T/) }
  expect(projectVersion(folder, day)).toEqual({ commit: code, day, next: null, content })
  writeFileSync(join(folder, 'content/novo.yaml'), 'a')
  expect(projectVersion(folder, day)).toEqual({ commit: `${code}-dirty`, day, next: null, content })
  // A shallow clone lacks the older commit that changed the content.
  const shallow = join(folder, '.git/shallow-copy')
  gitIn(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, shallow)
  expect(projectVersion(shallow, day)).toEqual({ commit: code, day, next: null, content: null })
  // This folder is inside another repository, so it has no version of its own.
  expect(projectVersion(join(folder, 'content'), day)).toEqual({
    commit: null,
    day,
    next: null,
    content: null,
  })
})
