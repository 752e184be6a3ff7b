import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cached, SUMS } from '../../../src/pipeline/cache/checked-cache'

let root = ''
let made = 0
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-'))
  made = 0
})
afterEach(() => rm(root, { recursive: true, force: true }))

const FILES = new Map([
  ['assets/a b.js', Buffer.from('a')],
  ['.vite/manifest.json', Buffer.from('{}')],
])
const take = (key = 'key') =>
  cached(root, key, undefined, () => {
    made += 1
    return Promise.resolve(FILES)
  })

it('an entry whose names nobody knows beforehand comes back whole, and is made once', async () => {
  for (const count of [1, 1]) {
    expect(await take()).toEqual(FILES)
    expect(made).toBe(count)
  }
  await take('another')
  expect(made).toBe(2)
})

it.each([
  ['altered', (path: string) => writeFile(path, 'b')],
  ['cut', (path: string) => writeFile(path, '')],
  ['missing', (path: string) => rm(path)],
])('an entry with a file that is %s is made again', async (_, spoil) => {
  await take()
  await spoil(join(root, 'key/assets/a b.js'))
  expect(await take()).toEqual(FILES)
  expect(made).toBe(2)
  expect(await readFile(join(root, 'key/assets/a b.js'), 'utf8')).toBe('a')
})

it('an entry that was being written when its build broke off is made again', async () => {
  await take()
  await rm(join(root, 'key', SUMS))
  expect(await take()).toEqual(FILES)
  expect(made).toBe(2)
})
