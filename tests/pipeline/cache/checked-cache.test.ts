import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cached, pruneCache } from '../../../src/pipeline/cache/checked-cache'

let root = ''
let made = 0
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-'))
  made = 0
})
afterEach(() => rm(root, { recursive: true, force: true }))

const DAY = 86_400_000
const FILES = new Map([
  ['720.avif', Buffer.from('a')],
  ['720.webp', Buffer.from('b')],
])
const take = (key: string) =>
  cached(join(root, 'photos'), key, () => {
    made += 1
    return Promise.resolve(FILES)
  })

it('an entry is made once and comes back whole', async () => {
  expect(await take('one')).toEqual(FILES)
  expect(await take('one')).toEqual(FILES)
  expect(made).toBe(1)
  await take('two')
  expect(made).toBe(2)
})

it('an entry that failed leaves nothing that a later build would take for it', async () => {
  const failed = cached(join(root, 'photos'), 'one', () => Promise.reject(new Error('no room')))
  await expect(failed).rejects.toThrow('no room')
  expect(await take('one')).toEqual(FILES)
})

it('keeps what a build has used in the last thirty days, however old, and what is none of its own', async () => {
  await take('used')
  await take('unused')
  await mkdir(join(root, 'another'))
  const long = new Date(Date.now() - 31 * DAY)
  for (const entry of ['photos/used', 'photos/unused', 'another'])
    await utimes(join(root, entry), long, long)
  await take('used')
  await pruneCache(root)
  expect(await readdir(join(root, 'photos'))).toEqual(['used'])
  await pruneCache(root, Date.now() + 31 * DAY)
  expect(await readdir(join(root, 'photos'))).toEqual([])
  expect(existsSync(join(root, 'another'))).toBe(true)
  await rm(root, { recursive: true })
  await pruneCache(root)
})
