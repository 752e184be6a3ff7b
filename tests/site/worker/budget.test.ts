import { expect, it } from 'vitest'
import { keepWithin } from '../../../src/site/worker/packed'

/** Returns the part of a cache that the budget uses, with entries in the order of insertion. */
function cacheOf(sizes: Record<string, number>) {
  const entries = new Map(Object.entries(sizes))
  const pathOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, 'https://a.example').pathname
  const cache = {
    keys: async () => [...entries.keys()].map((path) => new Request(`https://a.example${path}`)),
    match: async (key: RequestInfo | URL) =>
      new Response('', { headers: { 'x-retrilha-weight': String(entries.get(pathOf(key))) } }),
    delete: async (key: RequestInfo | URL) => entries.delete(pathOf(key)),
  }
  // The code calls no other method of a Cache.
  return { cache: cache as unknown as Cache, left: () => [...entries.keys()] }
}

it('the cache stays below its budget: the oldest entries are removed first, and no more than necessary', async () => {
  const { cache, left } = cacheOf({ '/a': 40, '/b': 30, '/c': 30, '/d': 20 })
  await keepWithin(cache, 80)
  expect(left()).toEqual(['/b', '/c', '/d'])
  await keepWithin(cache, 80)
  expect(left()).toEqual(['/b', '/c', '/d'])
})

it('an entry that is larger than the whole budget does not stay', async () => {
  const { cache, left } = cacheOf({ '/a': 10, '/b': 100 })
  await keepWithin(cache, 80)
  expect(left()).toEqual([])
})
