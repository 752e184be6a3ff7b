import sharp from 'sharp'
import { builtWidths, variantName } from '../../content/picture-address'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../cache/checked-cache'
import { PATHS } from '../paths'

/**
 * Encodes one master as `${width}.avif` for every size and as `${width}.webp` for those of
 * builtWidths: rotated by its EXIF, in sRGB, without metadata (a phone's photo carries the place
 * where it was taken).
 * @param sizes ascending; none above the master's
 * @throws sharp's error, in English, when the master cannot be decoded
 */
export async function encodeVariants(master: Buffer, sizes: Size[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const largest = sizes.at(-1)
  if (!largest) return files
  // Decoded once: every variant is scaled from the largest, which for most masters is the master
  // itself.
  const pixels = await sharp(master, { failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inWebp = new Set(
    builtWidths(
      sizes.map(({ width }) => width),
      'webp',
    ),
  )
  for (const size of sizes) {
    const scaled = () => sharp(pixels.data, { raw: pixels.info }).resize({ ...size, fit: 'fill' })
    files.set(variantName(size.width, 'avif'), await scaled().avif(AVIF).toBuffer())
    if (inWebp.has(size.width))
      files.set(variantName(size.width, 'webp'), await scaled().webp(WEBP).toBuffer())
  }
  return files
}

/** px */
export type Size = { width: number; height: number }

/**
 * For cards and articles. With these widths no card of the lists fetches more than 1.3 times the
 * width that it shows, on screens with one, two or three pixels for each CSS pixel (appearance.spec.ts).
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

/** The ground of every picture: the colour `backdrop`. */
export const BACKDROP = '#E6E8E3'

/**
 * Qualities chosen by eye on the smooth studio grounds, at 6 times the contrast: AVIF below 60 and
 * WebP below 86 show blocks; WebP 90 adds 20 % of bytes and no smoothness. AVIF in 8 bits, because
 * 10 bits come out of Chromium one level darker than the page's ground; 4:2:0, because that is
 * AVIF's main profile (decoded everywhere) and 5 % smaller. Effort 3 costs a quarter of the CPU of
 * effort 4 for 3 to 5 % more bytes. Effort 2 would cost half of that again, but 12 % more bytes for
 * pictures as close to their masters (quality 63 for 60; PSNR, eight masters at 690 px); tuned for
 * SSIM, effort 1 takes 30 % with as many bytes, and shows blocks on the grounds (eight masters in
 * all widths). WebP's effort 2 takes 44 % of the CPU of effort 5, for 3 to 5 % more bytes and 0.1
 * dB less; only browsers from before AVIF pay. A JPEG of 1200 by 630 px is as small and as close to its
 * master with mozjpeg's own settings at 84 (73 KB, 39 dB), for five times the CPU.
 */
export const AVIF = { quality: 60, effort: 3, chromaSubsampling: '4:2:0' } as const
export const WEBP = { quality: 86, effort: 2 } as const
export const CARD_JPEG = { quality: 80, quantisationTable: 3, progressive: true } as const

/**
 * Everything besides the master's bytes that decides the variants' bytes; part of the cache key and of the URLs.
 * The encoders' versions belong to it: a file under an immutable URL must never change.
 */
export const SETTINGS = JSON.stringify({
  AVIF,
  WEBP,
  /** Increase it when this file changes the output. */
  recipe: 3,
  encoders: [
    sharp.versions.sharp,
    sharp.versions.vips,
    sharp.versions.heif,
    sharp.versions.aom,
    sharp.versions.webp,
    sharp.versions.mozjpeg,
  ],
})

/** Key of a master's variants: its bytes and everything else that decides theirs. */
export const photoKey = (master: Buffer): string => sha256(SETTINGS, master)

/** Folder of the encoded photos that survives between builds. */
export const PHOTO_CACHE = `${PATHS.cache}/photos`

/** Returns whether a build has encoded exactly this master, and so has decoded it to its end. */
export const isEncodedBefore = (master: Buffer, cacheDir: string = PHOTO_CACHE): boolean =>
  existsSync(join(cacheDir, photoKey(master)))
