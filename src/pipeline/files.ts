import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Paths of every file below a folder, relative to it and with slashes, sorted; none without the folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).split(sep).join('/'),
        )
        .sort()
    : []

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
 * Returns the files of an entry of a cache by their names, or makes and stores them.
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
    const files = names.map(async (name) => [name, await readFile(join(entry, name))] as const)
    return new Map(await Promise.all(files))
  }
  const made = await make()
  // Renamed when it is whole, so an entry that is there is complete.
  const unfinished = `${entry}.${randomUUID()}.tmp`
  await mkdir(unfinished, { recursive: true })
  for (const [name, bytes] of made) await writeFile(join(unfinished, name), bytes)
  // Another build may have stored the same entry meanwhile.
  await rename(unfinished, entry).catch(() => rm(unfinished, { recursive: true, force: true }))
  return made
}

/** Removes every file below a folder but these, which are named by their paths below it. */
export async function removeOthers(folder: string, kept: Iterable<string>): Promise<void> {
  const paths = new Set(Array.from(kept, (name) => join(folder, name)))
  for (const name of filesBelow(folder))
    if (!paths.has(join(folder, name))) await rm(join(folder, name))
}

/**
 * Makes `folder` contain exactly these files, texts by their paths below it. Unchanged files are
 * not touched, so that a watching Vite reloads, and contentlayer2 reads, only what changed.
 */
export async function writeGenerated(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await removeOthers(folder, files.keys())
  for (const [name, text] of files) {
    const path = join(folder, name)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** In bytes; smaller files gain nothing. */
const MIN_SIZE = 512

/**
 * Brotli's quality. The best one (11) is worth its time for the visitors' scripts alone: it takes
 * 75 ms of CPU for a page, of which there may be a thousand, and is 8 % smaller.
 */
const qualityOf = (file: string): number =>
  file.startsWith('assets/') ? constants.BROTLI_MAX_QUALITY : 8

/**
 * Writes a .br and a .gz beside every text file of a built site, for hosts that serve compressed
 * copies; none beside a small one. As many at a time as there are cores.
 */
export async function compressTexts(dist: string): Promise<void> {
  const queue = filesBelow(dist)
    .filter((file) => TEXT.test(file))
    .values()
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const path = join(dist, file)
      const bytes = await readFile(path)
      if (bytes.length < MIN_SIZE) continue
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
      await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
