/** Bytes that each store may hold, as the browser keeps them, uncompressed; with what is kept from the start at most 3 MB. */
export const BUDGETS = { pages: 500_000, files: 500_000, photos: 600_000 } as const
export type StoreName = keyof typeof BUDGETS

const sizeOf = async (cache: Cache, key: Request): Promise<number> => (await (await cache.match(key))?.blob())?.size ?? 0

/** Forgets the oldest entries of a store until it holds at most `limit` bytes. */
export async function keepWithin(cache: Cache, limit: number): Promise<void> {
  // A cache lists its keys in the order in which they came (Service Workers, "Cache", request response list).
  const entries = await Promise.all((await cache.keys()).map(async (key) => ({ key, size: await sizeOf(cache, key) })))
  let total = entries.reduce((sum, { size }) => sum + size, 0)
  for (const { key, size } of entries) {
    if (total <= limit) return
    await cache.delete(key)
    total -= size
  }
}
