import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * File with the checksums of an entry's files. Its own time is the entry's last use; see
 * pruneCache.
 */
export const SUMS = 'sha256sums'

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
 * Returns the named files of an entry, or all of its files: from the cache, or made now and stored.
 * @param key identifies everything that decides the files' bytes, and their names when none are
 * given
 * @throws the errors of `make`
 */
export async function cached(
  cacheDir: string,
  key: string,
  names: string[] | undefined,
  make: () => Promise<Map<string, Buffer>>,
): Promise<Map<string, Buffer>> {
  const stored = await readEntry(join(cacheDir, key), names)
  if (stored) {
    const now = new Date()
    await utimes(join(cacheDir, key, SUMS), now, now).catch(() => undefined)
    return stored
  }
  const made = await make()
  await writeEntry(join(cacheDir, key), made)
  return made
}

/**
 * Reads the named files of an entry, or all; undefined when one is missing or differs in a single
 * byte from the stored one.
 */
async function readEntry(
  folder: string,
  names: string[] | undefined,
): Promise<Map<string, Buffer> | undefined> {
  try {
    const lines = (await readFile(join(folder, SUMS), 'utf8')).split('\n').filter(Boolean)
    const sums = new Set(lines)
    const files = new Map<string, Buffer>()
    for (const name of names ?? lines.map((line) => line.slice(line.indexOf('  ') + 2))) {
      const bytes = await readFile(join(folder, name))
      if (!sums.has(sumLine(name, bytes))) return undefined
      files.set(name, bytes)
    }
    return files
  } catch {
    // An unreadable entry is made again: a cache holds nothing that would be lost.
    return undefined
  }
}

/** Stores an entry under its key, replacing an older one; the checksums are written last. */
async function writeEntry(folder: string, files: Map<string, Buffer>): Promise<void> {
  await rm(join(folder, SUMS), { force: true })
  for (const [name, bytes] of files) await writeWhole(join(folder, name), bytes)
  const lines = [...files].map(([name, bytes]) => sumLine(name, bytes))
  await writeWhole(join(folder, SUMS), Buffer.from(`${lines.join('\n')}\n`))
}

/** The format of `sha256sum`, so that a person can check a cache with `sha256sum -c sha256sums`. */
function sumLine(name: string, bytes: Buffer): string {
  return `${sha256(bytes)}  ${name}`
}

/**
 * The largest number of entries of each kind. Every change of the code makes six bundles, 4 MB, and
 * a style for each kind of page. Other folders of the cache are left alone.
 */
const KINDS = { photos: Infinity, cards: Infinity, bundles: 50, styles: 400 }
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
