import { readFile, writeFile } from 'node:fs/promises'
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
