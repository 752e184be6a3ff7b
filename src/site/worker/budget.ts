import { weightOf } from './packed'

/** What each store may weigh, in bytes (packed.ts); with what is kept from the start, and the worker itself, at most 3 MB. */
export const BUDGETS = { pages: 740_000, data: 40_000, files: 600_000, photos: 200_000 } as const
export type StoreName = keyof typeof BUDGETS

/** Forgets the oldest entries of a store until it weighs at most `limit` bytes. A page that is seen again comes last again. */
export async function keepWithin(cache: Cache, limit: number): Promise<void> {
  // A cache lists its keys in the order in which they came (Service Workers, "Cache", request response list).
  const entries = await Promise.all((await cache.keys()).map(async (key) => ({ key, weight: weightOf(await cache.match(key)) })))
  let total = entries.reduce((sum, { weight }) => sum + weight, 0)
  for (const { key, weight } of entries) {
    if (total <= limit) return
    await cache.delete(key)
    total -= weight
  }
}
