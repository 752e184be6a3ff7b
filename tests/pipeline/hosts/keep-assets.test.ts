import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { keepAssets } from '../../../src/pipeline/hosts/keep-assets'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'retrilha-keep-'))
})

/** Builds anew, as every build begins by taking dist away, and publishes. */
async function release(...files: string[]): Promise<string[]> {
  const dist = join(root, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const file of files) writeFileSync(join(dist, 'assets', file), files.join())
  await keepAssets(dist, join(root, 'store'))
  return readdirSync(join(dist, 'assets')).toSorted()
}

it('lets an open tab find the chunks of its release after the next one', async () => {
  await release('a-1.js', 'same.js')
  expect(await release('a-2.js', 'same.js')).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect(readFileSync(join(root, 'dist/assets/same.js'), 'utf8')).toBe('a-2.js,same.js')
})

it('forgets a release when five others have come', async () => {
  for (const number of [1, 2, 3, 4, 5]) await release(`a-${number}.js`)
  expect(await release('a-6.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js', 'a-6.js'])
})

it('counts the same release twice only once', async () => {
  await release('a-1.js')
  for (const _ of [1, 2, 3, 4, 5, 6]) await release('a-2.js')
  expect(await release('a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js'])
})

it('going back to an earlier release keeps what the later one named', async () => {
  await release('a-1.js')
  await release('a-2.js')
  expect(await release('a-1.js')).toEqual(['a-1.js', 'a-2.js'])
})
