import sharp from 'sharp'
import { builtWidths, variantName } from '../../content/picture-address'
import { AVIF, WEBP } from './settings'
import type { Size } from './variant-sizes'

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
