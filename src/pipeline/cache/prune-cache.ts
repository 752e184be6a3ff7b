import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SUMS } from './checked-cache'

/** What lies in the cache, entry by entry; other folders in it are not ours to tidy. */
const KINDS = ['photos', 'font']
/** In days. A branch that somebody comes back to after a month pays for its pictures again. */
const UNUSED = 30
const DAY = 86_400_000

/** Takes entries out of the cache that no build has used for so long: a cache that goes from one CI run to the next would only grow. */
export async function pruneCache(cache: string, now: number = Date.now()): Promise<void> {
  for (const kind of KINDS) {
    for (const key of await readdir(join(cache, kind)).catch(() => [])) {
      const entry = join(cache, kind, key)
      // One without sums is half of an entry: left by a build that was broken off, or about to be whole.
      const used = await stat(join(entry, SUMS)).catch(() => stat(entry).catch(() => undefined))
      if (used && now - used.mtimeMs > UNUSED * DAY) await rm(entry, { recursive: true, force: true })
    }
  }
}
