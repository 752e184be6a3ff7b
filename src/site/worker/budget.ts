import { weightOf } from './packed'

/**
 * Forgets the oldest entries of a store until it weighs at most `limit` bytes. A page that is seen
 * again comes last again.
 */
export async function keepWithin(cache: Cache, limit: number): Promise<void> {
  // A cache lists its keys in the order in which they came (Service Workers, "Cache", request response list).
  const entries = await Promise.all(
    (await cache.keys()).map(async (key) => ({ key, weight: weightOf(await cache.match(key)) })),
  )
  let total = entries.reduce((sum, { weight }) => sum + weight, 0)
  for (const { key, weight } of entries) {
    if (total <= limit) return
    await cache.delete(key)
    total -= weight
  }
}
