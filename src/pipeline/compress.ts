import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files-below'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** In bytes; smaller files gain nothing. */
const MIN_SIZE = 512

/**
 * From this many pages on, a lower quality is used: the best takes 75 ms of CPU a page and is 8 %
 * smaller than 8, which takes 3.
 */
const MANY_PAGES = 200
/**
 * Quality for many pages. 9 would be 0.1 % smaller still and takes 18 ms, most of them for 34 MB
 * that the encoder allocates anew for each file.
 */
const GOOD = 8

/**
 * Writes compressed copies beside files, .br and .gz, for hosts that serve them; none beside a
 * small one. As many at a time as there are cores.
 * @param quality brotli's, 0 to 11
 */
export async function compressFiles(
  paths: readonly string[],
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const queue = paths.values()
  const work = async (): Promise<void> => {
    for (const path of queue) {
      const bytes = await readFile(path)
      if (bytes.length < MIN_SIZE) continue
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
      await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/**
 * Writes a .br and a .gz beside every text file that has none yet, for hosts that serve compressed
 * copies. On a site of many pages, all of these files get a lower quality.
 */
export async function compressTexts(dist: string): Promise<void> {
  const there = new Set(filesBelow(dist))
  const texts = [...there].filter((file) => TEXT.test(file) && !there.has(`${file}.br`))
  const isLarge = texts.filter((file) => file.endsWith('.html')).length > MANY_PAGES
  await compressFiles(
    texts.map((file) => join(dist, file)),
    isLarge ? GOOD : undefined,
  )
}

/** Removes every compressed copy, also those that the cache of bundles keeps. */
export async function removeCopies(dist: string): Promise<void> {
  const copies = filesBelow(dist).filter((file) => /\.(?:br|gz)$/.test(file))
  await Promise.all(copies.map((file) => rm(join(dist, file))))
}
