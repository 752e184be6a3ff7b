import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import sharp from 'sharp'
import {
  builtWidths,
  fileAddress,
  PICTURE_FORMATS,
  variantName,
} from '../../content/picture-address'
import { cached, writeWhole } from '../cache/checked-cache'
import { encodeVariants } from './encode-photo'
import { photoKey } from './encoded-before'
import { damage, readPhotoHeader } from './inspect-photo'
import { photoUrlPath } from './photo-names'
import { storedName } from './photo-names'
import { type Size, variantSizes } from './variant-sizes'

/** The variants of a master: files as content/picture-address.ts names them. */
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
 * @throws one Error with a Portuguese line for every master that is missing or is no picture: file,
 * problem and fix
 */
export async function buildPhotos(options: BuildPhotosOptions): Promise<Map<string, BuiltPhoto>> {
  const sources = [...new Set(options.wanted)].sort()
  const built = new Map<string, BuiltPhoto>()
  const errors: string[] = []
  const queue = sources.values()
  let done = 0
  const work = async (): Promise<void> => {
    for (const src of queue) {
      try {
        built.set(src, await buildPhoto(src, options))
      } catch (error) {
        if (!(error instanceof PhotoError)) throw error
        errors.push(error.message)
      }
      done += 1
      options.onProgress?.(done, sources.length, src)
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
  if (errors.length > 0) throw new Error(errors.sort().join('\n'))
  return new Map([...built].sort(([a], [b]) => (a < b ? -1 : 1)))
}

class PhotoError extends Error {
  constructor(src: string, sentence: string, cause?: unknown) {
    super(`Foto "${src}": ${sentence}`, { cause })
  }
}

async function buildPhoto(src: string, options: BuildPhotosOptions): Promise<BuiltPhoto> {
  const facts = await stat(join(options.photosDir, storedName(options.photosDir, src))).catch(
    () => undefined,
  )
  const key = JSON.stringify([src, facts?.mtimeMs, facts?.size])
  const built = options.built?.get(key) ?? (await encodePhoto(src, options))
  options.built?.set(key, built)
  return built
}

async function encodePhoto(src: string, options: BuildPhotosOptions): Promise<BuiltPhoto> {
  const master = await readMaster(options.photosDir, src)
  const facts = await readPhotoHeader(master)
  if ('error' in facts) throw new PhotoError(src, facts.error)
  const key = photoKey(master)
  const sizes = variantSizes(facts)
  const files = await encodeAll(master, key, sizes, options.cacheDir).catch(
    async (cause: unknown) => {
      const sentence =
        (await damage(master))?.error ??
        `A imagem não pôde ser convertida (${String(cause)}). ` +
          'Abra-a num editor de imagens e exporte de novo como JPEG.'
      throw new PhotoError(src, sentence, cause)
    },
  )
  const base = `/fotos/${photoUrlPath(src)}.${key.slice(0, 8)}`
  for (const [name, bytes] of files)
    await writeWhole(join(options.outDir, fileAddress(base, name)), bytes)
  // There is always a largest size; `facts` only satisfies the type.
  const { width, height } = sizes.at(-1) ?? facts
  return { base, widths: sizes.map((size) => size.width), width, height }
}

/**
 * Returns every file of a photo by the end of its name, '720.avif': from the cache, or
 * encoded and then cached.
 */
async function encodeAll(
  master: Buffer,
  key: string,
  sizes: Size[],
  cacheDir: string,
): Promise<Map<string, Buffer>> {
  const widths = sizes.map(({ width }) => width)
  const names = PICTURE_FORMATS.flatMap((format) =>
    builtWidths(widths, format).map((width) => variantName(width, format)),
  )
  return cached(cacheDir, key, names, () => encodeVariants(master, sizes))
}

async function readMaster(photosDir: string, src: string): Promise<Buffer> {
  const path = resolve(photosDir, src)
  if (relative(photosDir, path).startsWith('..')) {
    throw new PhotoError(
      src,
      'O caminho sai da pasta das fotos. Escreva-o a partir de content/photos, por exemplo lots/notebooks.jpg.',
    )
  }
  return readFile(resolve(photosDir, storedName(photosDir, src))).catch((cause: unknown) => {
    throw new PhotoError(
      src,
      'A foto não existe. Confira o nome do arquivo, com as maiúsculas, ou envie a foto para content/photos.',
      cause,
    )
  })
}
