import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SUMS } from './checked-cache'

/**
 * Most entries of each kind in the cache: every change of the code makes six bundles, 4 MB, and a
 * style for each kind of page. Other folders in it are not ours to tidy.
 */
const KINDS = { photos: Infinity, bundles: 50, styles: 400 }
/** In days. A branch that is resumed after a month has its pictures made again. */
const UNUSED = 30
const DAY = 86_400_000

/**
 * Removes entries that no build has used for a month, and the oldest when there are too many: a
 * cache that CI passes from run to run would only grow.
 */
export async function pruneCache(cache: string, now: number = Date.now()): Promise<void> {
  for (const [kind, most] of Object.entries(KINDS)) {
    const names = await readdir(join(cache, kind)).catch(() => [])
    const entries = await Promise.all(
      names.map(async (name) => ({
        path: join(cache, kind, name),
        used: await lastUse(join(cache, kind, name)),
      })),
    )
    const old = entries
      .toSorted((a, b) => b.used - a.used)
      .filter(({ used }, index) => index >= most || now - used > UNUSED * DAY)
    for (const { path } of old) await rm(path, { recursive: true, force: true })
  }
}

/**
 * An entry without checksums is incomplete: left by an interrupted build, or still being written.
 */
async function lastUse(entry: string): Promise<number> {
  const { mtimeMs } = await stat(join(entry, SUMS))
    .catch(() => stat(entry))
    .catch(() => ({ mtimeMs: Date.now() }))
  return mtimeMs
}
