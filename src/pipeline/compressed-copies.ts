import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Smaller files gain nothing, in bytes. */
const MIN_SIZE = 512

/** The compressed copies of a file by their names, .br and .gz, for hosts that serve them; none of a small one. */
export async function compressedCopies(name: string, bytes: Buffer, quality: number = constants.BROTLI_MAX_QUALITY): Promise<[name: string, copy: Buffer][]> {
  if (bytes.length < MIN_SIZE) return []
  const [br, zipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz(bytes, { level: 9 }),
  ])
  return [[`${name}.br`, br], [`${name}.gz`, zipped]]
}
