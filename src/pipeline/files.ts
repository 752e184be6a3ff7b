import { hash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = (data: string | Buffer): string => hash('sha256', data)

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
 * Returns the folder of an entry of a cache, which is made when it is not there.
 * @param key identifies everything that decides the files' names and bytes
 * @throws the errors of `make`
 */
export async function cached(
  cacheDir: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const entry = join(cacheDir, key)
  if (existsSync(entry)) return entry
  // Renamed when it is whole, so an entry that is there is complete.
  const unfinished = `${entry}.${randomUUID()}.tmp`
  await mkdir(unfinished, { recursive: true })
  await make(unfinished)
  // Another build may have stored the same entry meanwhile.
  await rename(unfinished, entry).catch(() => rm(unfinished, { recursive: true, force: true }))
  return entry
}

/** Works on so many at a time. */
export async function eachOf<T>(
  all: Iterable<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const queue = [...all].values()
  const worker = async () => {
    for (const one of queue) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
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
  await removeOthers(folder, files.keys())
  for (const [name, text] of files) {
    const path = join(folder, name)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** In bytes; smaller files gain nothing. */
const MIN_SIZE = 512

/**
 * Writes a .br and a .gz beside every text file of a built site, for hosts that serve compressed
 * copies; none beside a small one.
 * Brotli's best quality (11) is worth its time for the visitors' scripts alone: it takes 75 ms of
 * CPU for a page, of which there may be a thousand, and is 8 % smaller.
 */
export async function compressTexts(dist: string): Promise<void> {
  const texts = filesBelow(dist).filter((file) => TEXT.test(file))
  await eachOf(texts, availableParallelism(), async (file) => {
    const path = join(dist, file)
    const bytes = await readFile(path)
    if (bytes.length < MIN_SIZE) return
    const quality = file.startsWith('assets/') ? constants.BROTLI_MAX_QUALITY : 8
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  })
}
