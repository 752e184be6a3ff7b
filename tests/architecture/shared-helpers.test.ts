import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../src/pipeline/files-below'

/** A hook that runs when its file is imported: only for the first test file of a worker. */
const HOOK = /^(?:before|after)(?:Each|All)\(/m

it('a helper that test files share sets nothing up by being imported', () => {
  const helpers = filesBelow('tests').filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.|^support\//.test(file),
  )
  expect(helpers).toContain('deploy/publishing.ts')
  expect(helpers.filter((file) => HOOK.test(readFileSync(`tests/${file}`, 'utf8')))).toEqual([])
})
