import { readFile, stat, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  builtWidths,
  fileAddress,
  PICTURE_FORMATS,
  variantName,
} from '../../content/views/picture-address'
import { cached, writeWhole } from '../cache/checked-cache'
import { encodeVariants, photoKey, variantSizes } from './encode-photo'
import { CARD_FOLDER, photoUrlPath, storedName } from './photo-names'
import { filesBelow } from '../files-below'

/** The variants of a master: files as content/views/picture-address.ts names them. */
export type BuiltPhoto = {
  /** URL prefix without width and extension, e.g. '/fotos/lots/notebooks.1a2b3c4d'. */
  base: string
  /** px, ascending; never above the master's own width. */
  widths: number[]
  /** px, of the largest variant: the `width` and `height` attributes. */
  width: number
  height: number
}

/** A decoded master of 40 megapixels takes up to 160 MB: more than four at a time would crowd a small machine. */
const MAX_PARALLEL = 4

export type BuildPhotosOptions = {
  /** Folder of the masters. */
  photosDir: string
  /** Root of the built site: `base` of a photo is a URL path below it. */
  outDir: string
  /** Folder that survives between builds, outside of `outDir`. */
  cacheDir: string
  /** Paths relative to `photosDir`, e.g. 'lots/notebooks.jpg'; repetitions are welcome. */
  wanted: Iterable<string>
  onProgress?: (done: number, total: number, src: string) => void
  /**
   * Photos that this process has built for the same folders; a watching server needs every photo at
   * every save.
   */
  built?: Map<string, BuiltPhoto>
}

/**
 * Writes the variants of every wanted photo to `outDir` and returns where they are, by the wanted
 * path. Two builds of the same masters give the same bytes at the same URLs.
 * @throws Error naming a photo that is not as the check has seen it
 */
export async function buildPhotos(options: BuildPhotosOptions): Promise<Map<string, BuiltPhoto>> {
  const sources = [...new Set(options.wanted)].sort()
  const built = new Map<string, BuiltPhoto>()
  const queue = sources.values()
  const work = async (): Promise<void> => {
    for (const src of queue) {
      built.set(src, await buildPhoto(src, options))
      options.onProgress?.(built.size, sources.length, src)
    }
  }
  // Photos side by side on one thread each use the cores better than one photo on all threads.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), MAX_PARALLEL) }, work))
  } finally {
    sharp.concurrency(threads)
  }
  return new Map([...built].sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function buildPhoto(src: string, options: BuildPhotosOptions): Promise<BuiltPhoto> {
  const path = join(options.photosDir, storedName(options.photosDir, src))
  try {
    const { mtimeMs, size } = await stat(path)
    const key = JSON.stringify([src, mtimeMs, size])
    const built = options.built?.get(key) ?? (await encodePhoto(src, path, options))
    options.built?.set(key, built)
    return built
  } catch (cause) {
    throw new Error(`Foto "${src}": não pôde ser convertida (${String(cause)}).`, { cause })
  }
}

/** Takes the variants of a master from the cache, or encodes and stores them. */
async function encodePhoto(
  src: string,
  path: string,
  { outDir, cacheDir }: BuildPhotosOptions,
): Promise<BuiltPhoto> {
  const master = await readFile(path)
  const key = photoKey(master)
  const sizes = variantSizes((await sharp(master).metadata()).autoOrient)
  const widths = sizes.map((size) => size.width)
  const files = await cached(cacheDir, key, () => encodeVariants(master, sizes))
  const base = `/fotos/${photoUrlPath(src)}.${key.slice(0, 8)}`
  for (const [name, bytes] of files) await writeWhole(join(outDir, fileAddress(base, name)), bytes)
  const { width = 0, height = 0 } = sizes.at(-1) ?? {}
  return { base, widths, width, height }
}

/** Names of a photo's files without their base: '720.avif'. */
const variantNames = (widths: readonly number[]): string[] =>
  PICTURE_FORMATS.flatMap((format) =>
    builtWidths(widths, format).map((width) => variantName(width, format)),
  )

/**
 * Removes from `outDir` the variants of photos that no published document names any more: a picture
 * of a draft or of a deleted lot must not stay public, and a build must not depend on earlier ones.
 * Cards have a folder of their own, which cards.ts keeps.
 * @param photos the photos that stay
 */
export async function prunePhotos(outDir: string, photos: Iterable<BuiltPhoto>): Promise<void> {
  const variants = Array.from(photos, ({ base, widths }) =>
    variantNames(widths).map((name) => fileAddress(base, name)),
  )
  const wanted = new Set(variants.flat())
  for (const file of filesBelow(join(outDir, 'fotos')))
    if (!file.startsWith(`${CARD_FOLDER}/`) && !wanted.has(`/fotos/${file}`))
      await rm(join(outDir, 'fotos', file))
}
