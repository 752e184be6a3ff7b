import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { projectVersion } from '../../src/pipeline/git'
import { gitIn } from '../support/git-in'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'versao-'))

it('a version says its commit and its day, and whether files have changed since', () => {
  const day = '2026-11-24'
  expect(projectVersion(folder, day)).toEqual({ commit: null, day })
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  expect(projectVersion(folder, day)).toEqual({ commit: null, day })
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/cobre.yaml'), 'a')
  gitIn(folder, 'add', '--all')
  gitIn(folder, 'commit', '--quiet', '--message', 'a')
  const commit = gitIn(folder, 'rev-parse', 'HEAD')
  expect(projectVersion(folder, day)).toEqual({ commit, day })
  writeFileSync(join(folder, 'content/novo.yaml'), 'a')
  expect(projectVersion(folder, day)).toEqual({ commit: `${commit}-dirty`, day })
  // This folder is inside another repository, so it has no version of its own.
  expect(projectVersion(join(folder, 'content'), day)).toEqual({ commit: null, day })
})
