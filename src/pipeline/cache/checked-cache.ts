import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The SHA-256 of the concatenated parts, in hexadecimal. */
export function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/**
 * Writes a file atomically: no reader, and no interrupted build, ever meets half of it. Creates the
 * folder.
 */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}.tmp`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

/**
 * Returns the files of an entry by their names: from the cache, or made now and stored.
 * @param key identifies everything that decides the files' names and bytes
 * @throws the errors of `make`
 */
export async function cached(
  cacheDir: string,
  key: string,
  make: () => Promise<Map<string, Buffer>>,
): Promise<Map<string, Buffer>> {
  const entry = join(cacheDir, key)
  const names = await readdir(entry).catch(() => undefined)
  if (names) {
    // The folder's time is the entry's last use; see pruneCache.
    const now = new Date()
    await utimes(entry, now, now).catch(() => undefined)
    const files = names.map(async (name) => [name, await readFile(join(entry, name))] as const)
    return new Map(await Promise.all(files))
  }
  const made = await make()
  // Renamed when it is whole, so an entry that is there is complete.
  const unfinished = `${entry}.${randomUUID()}.tmp`
  for (const [name, bytes] of made) await writeWhole(join(unfinished, name), bytes)
  // Another build may have stored the same entry meanwhile.
  await rename(unfinished, entry).catch(() => rm(unfinished, { recursive: true, force: true }))
  return made
}

/** The kinds of pictures. Other folders of the cache are left alone. */
const KINDS = ['photos', 'cards']
/** In days. A branch that is resumed after a month has its pictures made again. */
const UNUSED = 30
const DAY = 86_400_000

/**
 * Removes entries that no build has used for a month, and what interrupted builds left: a cache
 * that CI passes from run to run would only grow.
 */
export async function pruneCache(cache: string, now: number = Date.now()): Promise<void> {
  for (const kind of KINDS)
    for (const name of await readdir(join(cache, kind)).catch(() => [])) {
      const path = join(cache, kind, name)
      const { mtimeMs } = await stat(path)
      if (now - mtimeMs > UNUSED * DAY) await rm(path, { recursive: true, force: true })
    }
}
