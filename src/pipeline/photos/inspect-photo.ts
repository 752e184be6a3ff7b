import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { PHOTO_FAULTS, photoDimensionsError, photoSizeError } from '../../content/check/photo-files'
import { isEncodedBefore } from './photos'

const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Returns why a master cannot be built, as a Portuguese sentence that names the problem and its fix;
 * undefined for a whole JPEG, PNG or WebP, at least 320 px wide, at most 40 megapixels and 20 MB. The
 * limits leave room for a phone's camera and keep the build within a small machine's memory. Never
 * throws.
 * @param isWhole returns true for masters that are known to be whole, which need no decoding
 */
export async function photoFault(
  path: string,
  isWhole: (bytes: Buffer) => boolean = isEncodedBefore,
): Promise<string | undefined> {
  const entry = await stat(path).catch(() => undefined)
  if (!entry) return PHOTO_FAULTS.missing
  if (!entry.isFile()) return PHOTO_FAULTS.notFile
  const tooLarge = photoSizeError(entry.size)
  if (tooLarge) return tooLarge
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return PHOTO_FAULTS.damaged
  const header = await readHeader(bytes).catch(() => undefined)
  if (!header || !FORMATS.has(header.format)) return PHOTO_FAULTS.format
  const { width, height } = header.autoOrient
  return photoDimensionsError(width, height) ?? (isWhole(bytes) ? undefined : damage(bytes))
}

/** Decodes to the end, because the header of an interrupted upload can be intact. Never throws. */
async function damage(bytes: Buffer): Promise<string | undefined> {
  const whole = await sharp(bytes, { failOn: 'error' })
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .catch(() => undefined)
  return whole ? undefined : PHOTO_FAULTS.damaged
}

/** Async, so that sharp's synchronous error for an empty file becomes a rejection, too. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}
