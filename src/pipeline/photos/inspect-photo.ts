import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { PHOTO_FAULTS, photoDimensionsError, photoSizeError } from '../../content/check/photo-files'
import { isEncodedBefore } from './encode-photo'

const FORMATS = new Set(['jpeg', 'png', 'webp'])

/** Size in px as a viewer sees it, after the EXIF rotation; `format` is 'jpeg', 'png' or 'webp'. */
type PhotoFacts = { width: number; height: number; format: string }

/** A Portuguese sentence that names the problem and its fix. */
type PhotoRefusal = { error: string }

/**
 * Checks whether a master can be built: a whole JPEG, PNG or WebP, at least 320 px wide, at most 40
 * megapixels and 20 MB. The limits leave room for a phone's camera and keep the build within a
 * small machine's memory. Never throws.
 * @param isWhole returns true for masters that are known to be whole, which need no decoding
 */
export async function inspectPhoto(
  path: string,
  isWhole: (bytes: Buffer) => boolean = isEncodedBefore,
): Promise<PhotoFacts | PhotoRefusal> {
  const entry = await stat(path).catch(() => undefined)
  if (!entry) return { error: PHOTO_FAULTS.missing }
  if (!entry.isFile()) return { error: PHOTO_FAULTS.notFile }
  const tooLarge = photoSizeError(entry.size)
  if (tooLarge) return { error: tooLarge }
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return { error: PHOTO_FAULTS.damaged }
  const facts = await readPhotoHeader(bytes)
  return 'error' in facts || isWhole(bytes) ? facts : ((await damage(bytes)) ?? facts)
}

/** Reads the header of a picture's bytes and checks the limits in px. Never throws. */
async function readPhotoHeader(bytes: Buffer): Promise<PhotoFacts | PhotoRefusal> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (!header || !FORMATS.has(header.format)) return { error: PHOTO_FAULTS.format }
  const { width, height } = header.autoOrient
  const outOfLimits = photoDimensionsError(width, height)
  return outOfLimits ? { error: outOfLimits } : { width, height, format: header.format }
}

/** Decodes to the end, because the header of an interrupted upload can be intact. Never throws. */
async function damage(bytes: Buffer): Promise<PhotoRefusal | undefined> {
  const whole = await sharp(bytes, { failOn: 'error' })
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .catch(() => undefined)
  return whole ? undefined : { error: PHOTO_FAULTS.damaged }
}

/** Async, so that sharp's synchronous error for an empty file becomes a rejection, too. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}
