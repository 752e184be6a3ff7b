import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import {
  PHOTO_FAULTS,
  photoDimensionsError,
  photoPlaces,
  photoSizeError,
  readExif,
} from '../../content/check/photo-files'
import { imageHostError } from '../../content/rules/links'
import type { Site } from '../../content/rules/site'
import type { Reason } from '../../content/check/diagnostic'
import { isFarPicture } from '../../content/text/web-address'
import { isEncodedBefore, storedName } from '../photos/photos'

/** The fault of each file as it was at a time: a check asks once for each document and moment. */
const known = new Map<string, Promise<string | undefined>>()

async function faultOf(path: string): Promise<string | undefined> {
  const { mtimeMs, size } = (await stat(path).catch(() => undefined)) ?? {}
  const state = `${path} ${mtimeMs} ${size}`
  const fault = known.get(state) ?? photoFault(path)
  known.set(state, fault)
  return fault
}

/**
 * Returns a function that says why a picture's address is refused; undefined for a valid picture
 * below content/photos or of an allowed host.
 * @param listed files below content/photos, spelled as in the folder; no other is opened
 */
export function photoJudge(
  contentDir: string,
  listed: ReadonlySet<string>,
  site: Site,
): (src: string) => Promise<Reason | undefined> {
  const placeError = photoPlaces(listed)
  const photos = `${contentDir}/photos`
  return async (src) => {
    const misplaced = isFarPicture(src) ? imageHostError(src, site) : placeError(src)
    if (misplaced || isFarPicture(src)) return misplaced
    const fault = await faultOf(`${photos}/${storedName(photos, src)}`)
    // The first sentence names the problem, the others the fix.
    const [problem = '', ...fix] = fault?.replace(/\.$/, '').split('. ') ?? []
    const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
    return fault === undefined ? undefined : { message: lower(problem), fix: lower(fix.join('. ')) }
  }
}

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
  // A promise even for an empty file, at which sharp itself throws.
  const header = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => undefined)
  if (!header || !FORMATS.has(header.format)) return PHOTO_FAULTS.format
  const { width, height } = header.autoOrient
  const wrongSize = photoDimensionsError(width, height)
  if (wrongSize || isWhole(bytes)) return wrongSize
  // Decoded to the end, because the header of an interrupted upload can be intact.
  const pixels = sharp(bytes, { failOn: 'error' }).resize({ width: 16 }).raw().toBuffer()
  return pixels.then(
    () => undefined,
    () => PHOTO_FAULTS.damaged,
  )
}

/**
 * Photos that say where they were taken, in EXIF or XMP, of those below content/photos; damaged ones
 * are reported elsewhere.
 */
export async function photosWithPlace(
  contentDir: string,
  listed: Iterable<string>,
): Promise<string[]> {
  const placed: string[] = []
  for (const src of listed) {
    const photo = sharp(`${contentDir}/photos/${src}`)
    const { exif, xmp } = (await photo.metadata().catch(() => undefined)) ?? {}
    // In some formats «Exif» and two zero bytes precede the data.
    const start = exif?.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
    const hasPlace = exif && readExif(exif.subarray(start)).hasPlace
    if (hasPlace || xmp?.includes('GPSLatitude')) placed.push(src)
  }
  return placed
}
