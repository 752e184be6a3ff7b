import { entryWeight } from './weights'

/** Marks what is kept compressed. */
const PACKED = 'x-retrilha-packed'
/** What an entry weighs, in bytes; see weightOf. */
const WEIGHT = 'x-retrilha-weight'

/**
 * An answer as it is kept, saying what it weighs. Browsers keep answers as they are; text of pages
 * and data takes a quarter of its room when it is compressed. Scripts stay: only a script that
 * stays as it is keeps its compiled form.
 */
export async function toKeep(response: Response, { pack }: { pack: boolean }): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const headers = new Headers(response.headers)
  // Safari has it since 16.4, Firefox since 113.
  const packs = pack && 'CompressionStream' in globalThis
  const body = packs ? response.body?.pipeThrough(new CompressionStream('gzip')) : response.body
  const bytes = await new Response(body).arrayBuffer()
  if (packs) headers.set(PACKED, 'gzip')
  headers.set(WEIGHT, String(entryWeight(bytes.byteLength, type.includes('javascript'))))
  return new Response(bytes, { headers })
}

/** The answer as it came. */
export function asItCame(kept: Response): Response {
  if (!kept.headers.has(PACKED)) return kept
  const headers = new Headers(kept.headers)
  headers.delete(PACKED)
  return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')), { headers })
}

/** What an entry weighs, in bytes: its body, its headers and what the browser makes of it. */
export const weightOf = (kept: Response | undefined): number =>
  Number(kept?.headers.get(WEIGHT) ?? 0)

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
