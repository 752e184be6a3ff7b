import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { hyphenated } from '../../content/text/fold-text'
import { builtFiles, fileAddress, variantName } from '../../content/views/picture-address'
import { cached, eachOf, sha256, writeWhole } from '../files'
import { PATHS } from '../paths'

/** The variants of a master: files as content/views/picture-address.ts names them. */
export interface BuiltPhoto {
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
/** Folder of the encoded photos that survives between builds; it may be deleted at any time. */
const PHOTO_CACHE = `${PATHS.cache}/photos`

interface BuildPhotosOptions {
  /** Folder of the masters. */
  photosDir: string
  /** Root of the built site: `base` of a photo is a URL path below it. */
  outDir: string
  cacheDir?: string
  /** Paths relative to `photosDir`, e.g. 'lots/notebooks.jpg'; repetitions are welcome. */
  wanted: Iterable<string>
}

/**
 * Writes the variants of every wanted photo to `outDir` and returns where they are, by the wanted
 * path. Two builds of the same masters give the same bytes at the same URLs.
 * @throws Error naming a photo that is not as the check has seen it
 */
export async function buildPhotos(options: BuildPhotosOptions): Promise<Map<string, BuiltPhoto>> {
  const sources = [...new Set(options.wanted)].sort()
  const built = new Map<string, BuiltPhoto>()
  // Photos side by side on one thread each use the cores better than one photo on all threads.
  sharp.concurrency(1)
  await eachOf(sources, Math.min(availableParallelism(), MAX_PARALLEL), async (src) => {
    const photo = await buildPhoto(src, options).catch((cause: unknown) => {
      throw new Error(`The photo ${src} cannot be converted (${String(cause)})`, { cause })
    })
    built.set(src, photo)
  })
  return built
}

/** Takes the variants of a master from the cache, or encodes and stores them. */
async function buildPhoto(
  src: string,
  { photosDir, outDir, cacheDir = PHOTO_CACHE }: BuildPhotosOptions,
): Promise<BuiltPhoto> {
  const master = await readFile(join(photosDir, storedName(photosDir, src)))
  const key = photoKey(master)
  const sizes = variantSizes((await sharp(master).metadata()).autoOrient)
  const { width = 0, height = 0 } = sizes.at(-1) ?? {}
  const base = `/fotos/${photoUrlPath(src)}.${key.slice(0, 8)}`
  const photo = { base, widths: sizes.map((size) => size.width), width, height }
  // A server in development asks for every photo at every save.
  if (variantsOf(photo).every((address) => existsSync(join(outDir, address)))) return photo
  const variants = await cached(cacheDir, key, (folder) => encodeVariants(master, sizes, folder))
  for (const name of await readdir(variants)) {
    const bytes = await readFile(join(variants, name))
    await writeWhole(join(outDir, fileAddress(base, name)), bytes)
  }
  return photo
}

/** px */
type Size = Pick<BuiltPhoto, 'width' | 'height'>

/** Addresses of a photo's files. */
export const variantsOf = ({ base, widths }: BuiltPhoto): string[] =>
  builtFiles(widths).map((file) => fileAddress(base, variantName(file)))

/**
 * Encodes one master as the files of builtFiles: rotated by its EXIF, in sRGB, without metadata (a
 * phone's photo carries the place where it was taken).
 * @param sizes ascending; none above the master's
 * @throws sharp's error, in English, when the master cannot be decoded
 */
async function encodeVariants(master: Buffer, sizes: Size[], folder: string): Promise<void> {
  // Decoded once: every variant is scaled from the largest, which for most masters is the master
  // itself.
  const pixels = await sharp(master, { failOn: 'error' })
    .autoOrient()
    .resize({ ...sizes.at(-1), fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const file of builtFiles(sizes.map(({ width }) => width)))
    await sharp(pixels.data, { raw: pixels.info })
      .resize({ ...sizes.find(({ width }) => width === file.width), fit: 'fill' })
      .toFormat(file.format, ENCODINGS[file.format])
      .toFile(join(folder, variantName(file)))
}

/**
 * For cards and articles. With these widths no card of the lists fetches more than 1.3 times the
 * width that it shows, on screens with one, two or three pixels for each CSS pixel (tests/e2e/sweep.spec.ts).
 * All seven together have no more pixels than the former four steps from 360 to 1280.
 */
const STANDARD_WIDTHS = [190, 250, 340, 430, 690, 900, 1280]
/** Masters wider than this may fill a screen's width, like the hero. */
const WIDE_MASTER = 1400
const WIDE_WIDTHS = [430, 720, 1000, 1280, 2000]
/**
 * A master's own width becomes a variant only if it exceeds the widest step by this factor: a
 * smaller difference is invisible.
 */
const WORTHWHILE_STEP = 1.15

/**
 * Sizes of a master's variants in px, ascending: its proportions kept, never wider than the master
 * nor than 2000 px, never empty.
 */
export function variantSizes(master: Size): Size[] {
  const ladder = master.width > WIDE_MASTER ? WIDE_WIDTHS : STANDARD_WIDTHS
  const widths = ladder.filter((width) => width <= master.width)
  const widest = widths.at(-1) ?? 0
  if (widths.length < ladder.length && master.width >= widest * WORTHWHILE_STEP)
    widths.push(master.width)
  return widths.map((width) => ({
    width,
    height: Math.max(1, Math.round((master.height * width) / master.width)),
  }))
}

/**
 * Qualities chosen by eye on the smooth studio grounds, at 6 times the contrast: AVIF below 60 and
 * WebP below 86 show blocks; WebP 90 adds 20 % of bytes and no smoothness. AVIF in 8 bits, because
 * 10 bits come out of Chromium one level darker than the page's ground; 4:2:0, because that is
 * AVIF's main profile (decoded everywhere) and 5 % smaller. Efforts that cost more CPU save 3 to 5
 * % of the bytes; those that cost less take 12 % more.
 */
const ENCODINGS = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 86, effort: 2 },
} as const

/**
 * Everything besides the master's bytes that decides the variants' bytes; part of the cache key and of the URLs.
 * The encoders' versions belong to it: a file under an immutable URL must never change.
 */
const { sharp: library, vips, heif, aom, webp, mozjpeg } = sharp.versions
const SETTINGS = JSON.stringify({
  AVIF: ENCODINGS.avif,
  WEBP: ENCODINGS.webp,
  /** Increase it when this file changes the output. */
  recipe: 4,
  encoders: [library, vips, heif, aom, webp, mozjpeg],
})

/** Key of a master's variants: its bytes and everything else that decides theirs. */
const photoKey = (master: Buffer): string => sha256(Buffer.concat([Buffer.from(SETTINGS), master]))

/** Returns whether a build has encoded exactly this master, and so has decoded it to its end. */
export const isEncodedBefore = (master: Buffer, cacheDir: string = PHOTO_CACHE): boolean =>
  existsSync(join(cacheDir, photoKey(master)))

/**
 * The path of a photo's URL from the path of its master: 'lots/Peças & cabos.JPG' -> 'lots/pecas-cabos'.
 * A comma or a space would break a srcset, and many hosts serve no file whose name starts with a dot.
 */
export const photoUrlPath = (src: string): string =>
  src
    .replace(/\.[^./]*$/, '')
    .split('/')
    .map((segment) => hyphenated(segment) || 'foto')
    .join('/')

/**
 * A picture's name as the folder stores it: a Macintosh stores «ó» as two characters, and an editor
 * types one.
 */
export const storedName = (photosDir: string, src: string): string =>
  [src, src.normalize('NFC'), src.normalize('NFD')].find((name) =>
    existsSync(join(photosDir, name)),
  ) ?? src
