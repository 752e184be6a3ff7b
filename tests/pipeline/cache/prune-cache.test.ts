import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CARD_CACHE } from '../../../src/pipeline/cards/cards'
import { cached, SUMS, pruneCache } from '../../../src/pipeline/cache/checked-cache'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const DAY = 86_400_000
const use = (key: string) =>
  cached(join(root, 'photos'), key, ['a'], () =>
    Promise.resolve(new Map([['a', Buffer.from('a')]])),
  )
const age = async (path: string, days: number) => {
  const time = new Date(Date.now() - days * DAY)
  await utimes(path, time, time)
}

it('keeps what a build has used in the last thirty days, however old it is', async () => {
  await use('used')
  await use('unused')
  for (const key of ['used', 'unused']) await age(join(root, 'photos', key, SUMS), 31)
  await use('used')
  await pruneCache(root)
  expect(await readdir(join(root, 'photos'))).toEqual(['used'])
  await pruneCache(root, Date.now() + 29 * DAY)
  expect(await readdir(join(root, 'photos'))).toEqual(['used'])
  await pruneCache(root, Date.now() + 31 * DAY)
  expect(await readdir(join(root, 'photos'))).toEqual([])
})

it('leaves an entry that is being written, and what is none of its own', async () => {
  await mkdir(join(root, 'photos/half'), { recursive: true })
  await writeFile(join(root, 'photos/half/a'), 'a')
  await mkdir(join(root, 'wrangler-4/bin'), { recursive: true })
  await age(join(root, 'wrangler-4/bin'), 99)
  await pruneCache(root)
  expect(existsSync(join(root, 'photos/half/a'))).toBe(true)
  await age(join(root, 'photos/half'), 31)
  await pruneCache(root)
  expect(existsSync(join(root, 'photos/half'))).toBe(false)
  expect(existsSync(join(root, 'wrangler-4/bin'))).toBe(true)
})

it('removes the cards of links, too, that no build draws any more', async () => {
  const card = basename(CARD_CACHE)
  await cached(join(root, card), 'old price', ['a'], () =>
    Promise.resolve(new Map([['a', Buffer.from('a')]])),
  )
  await pruneCache(root, Date.now() + 29 * DAY)
  expect(await readdir(join(root, card))).toEqual(['old price'])
  await pruneCache(root, Date.now() + 31 * DAY)
  expect(await readdir(join(root, card))).toEqual([])
})

it('keeps the bundles of the last ten states of the code', async () => {
  for (const number of Array.from({ length: 52 }, (_, index) => index)) {
    await cached(join(root, 'bundles'), `key-${number}`, undefined, () =>
      Promise.resolve(new Map([['a', Buffer.from('a')]])),
    )
    await age(join(root, 'bundles', `key-${number}`, SUMS), 52 - number > 20 ? 2 : 1)
  }
  await age(join(root, 'bundles/key-7', SUMS), 3)
  await age(join(root, 'bundles/key-51', SUMS), 4)
  await pruneCache(root)
  const left = await readdir(join(root, 'bundles'))
  expect(left).toHaveLength(50)
  expect(left).not.toContain('key-7')
  expect(left).not.toContain('key-51')
})

it('has nothing to do where there is no cache', async () => {
  await expect(pruneCache(join(root, 'none'))).resolves.toBeUndefined()
})
