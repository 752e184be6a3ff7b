import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** Smaller files gain nothing, in bytes. */
const MIN_SIZE = 512

/** With the best quality a page takes a quarter of a second and is 7 % smaller than with 9, which takes a tenth of that. */
const MANY_PAGES = 200

/** Leaves a .br and a .gz beside every text file, for hosts that serve compressed copies; only a great many pages do without the best quality. */
export async function compressTexts(dist: string): Promise<void> {
  const entries = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && TEXT.test(entry.name))
  const many = entries.filter(({ name }) => name.endsWith('.html')).length > MANY_PAGES
  const left = entries.values()
  // Node compresses outside of its own thread: as many files at a time as there are cores.
  await Promise.all(Array.from({ length: availableParallelism() }, async () => {
    for (const { parentPath, name } of left) await compressText(join(parentPath, name), many && name.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY)
  }))
}

async function compressText(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < MIN_SIZE) return
  const [br, zipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, zipped)])
}
