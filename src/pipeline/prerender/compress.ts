import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** Smaller files gain nothing, in bytes. */
const MIN_SIZE = 512

/**
 * Leaves a .br and a .gz beside every text file, for hosts that serve compressed copies. Scripts are few and get the
 * best quality; pages may be thousands, and quality 9 costs a tenth of the time for some 3 % more bytes.
 */
export async function compressTexts(dist: string): Promise<void> {
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (bytes.length < MIN_SIZE) continue
    const quality = entry.name.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY
    const [br, zipped] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      gz(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, zipped)])
  }
}
