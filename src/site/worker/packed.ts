import { entryWeight } from './weights'

/** Header that marks a compressed entry. */
const PACKED = 'x-retrilha-packed'
/** Header with an entry's size, in bytes; see weightOf. */
const WEIGHT = 'x-retrilha-weight'

/**
 * Prepares a response for the cache, with its size in a header. Browsers store responses
 * uncompressed; text of pages and data takes a quarter of the room when compressed. Scripts are not
 * compressed: the browser keeps the compiled form only of an unchanged script.
 */
export async function toKeep(response: Response, { pack }: { pack: boolean }): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const headers = new Headers(response.headers)
  // In Safari since 16.4, in Firefox since 113.
  const packs = pack && 'CompressionStream' in globalThis
  const body = packs ? response.body?.pipeThrough(new CompressionStream('gzip')) : response.body
  const bytes = await new Response(body).arrayBuffer()
  if (packs) headers.set(PACKED, 'gzip')
  headers.set(WEIGHT, String(entryWeight(bytes.byteLength, type.includes('javascript'))))
  return new Response(bytes, { headers })
}

/** Returns the response in its original form. */
export function asItCame(kept: Response): Response {
  if (!kept.headers.has(PACKED)) return kept
  const headers = new Headers(kept.headers)
  headers.delete(PACKED)
  return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')), { headers })
}

/** Size of an entry, in bytes: its body, its headers and the compiled form of a script. */
export const weightOf = (kept: Response | undefined): number =>
  Number(kept?.headers.get(WEIGHT) ?? 0)

/**
 * Removes the oldest entries of a store until their size is at most `limit` bytes. A page that is
 * seen again becomes the newest.
 */
export async function keepWithin(cache: Cache, limit: number): Promise<void> {
  // A cache lists its keys in the order of insertion (Service Workers, "Cache", request response
  // list).
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
