import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { readExif, photoPlaces } from '../../content/check/photo-files'
import { imageHostError } from '../../content/rules/links'
import type { Site } from '../../content/rules/site'
import type { Reason } from '../../content/rules/reason'
import { isFarPicture } from '../../content/text/web-address'
import { photoFault } from '../photos/inspect-photo'
import { storedName } from '../photos/photos'

/**
 * Caches the answer about a file until the file changes: the development server checks at every
 * save, and a check asks once for each moment at which the content changes.
 */
function perFile<T>(ask: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, { state: string; answer: Promise<T> }>()
  return async (path) => {
    const { mtimeMs, ctimeMs, size } = (await stat(path).catch(() => undefined)) ?? {}
    const state = `${mtimeMs} ${ctimeMs} ${size}`
    const before = known.get(path)
    if (before?.state === state) return before.answer
    const answer = ask(path)
    known.set(path, { state, answer })
    return answer
  }
}

const faultOf = perFile((path) => photoFault(path))

/**
 * Returns a function that says why a picture's address is refused; undefined for a valid picture
 * below content/photos or of an allowed host.
 * @param listed files below content/photos, spelled as in the folder
 * @param blamed links and special files among them, which are reported elsewhere and never opened
 */
export function photoJudge(
  contentDir: string,
  listed: ReadonlySet<string>,
  blamed: ReadonlySet<string>,
  site: Site,
): (src: string) => Promise<Reason | undefined> {
  const placeError = photoPlaces(listed)
  const judge = async (src: string): Promise<Reason | undefined> => {
    if (isFarPicture(src)) return imageHostError(src, site)
    if (blamed.has(src)) return undefined
    const misplaced = placeError(src)
    if (misplaced) return misplaced
    const photos = `${contentDir}/photos`
    const fault = await faultOf(`${photos}/${storedName(photos, src)}`)
    return fault === undefined ? undefined : split(fault)
  }
  // Many documents show the same photo; without this, each of them would read the state of its file
  // again.
  const judged = new Map<string, Promise<Reason | undefined>>()
  return (src) => {
    const answer = judged.get(src) ?? judge(src)
    judged.set(src, answer)
    return answer
  }
}

/** The first sentence of photoFault names the problem, the others the fix. */
function split(error: string): Reason {
  const [problem = '', ...fix] = error.replace(/\.$/, '').split('. ')
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return { message: lower(problem), fix: lower(fix.join('. ')) || 'envie outra foto' }
}

/**
 * Photos that say where they were taken, in EXIF or XMP, of those below content/photos; damaged ones
 * are reported elsewhere.
 */
export async function photosWithPlace(
  contentDir: string,
  listed: Iterable<string>,
): Promise<string[]> {
  const photos = `${contentDir}/photos`
  const placed = await Promise.all(
    Array.from(listed, async (src) =>
      (await saysItsPlace(`${photos}/${storedName(photos, src)}`)) ? [src] : [],
    ),
  )
  return placed.flat()
}

const saysItsPlace = perFile(async (path) => {
  const { exif, xmp } = await sharp(path)
    .metadata()
    .catch(() => ({ exif: undefined, xmp: undefined }))
  // In some formats «Exif» and two zero bytes precede the data.
  const start = exif?.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const hasPlace = exif !== undefined && readExif(exif.subarray(start)).hasPlace
  return hasPlace || xmp?.includes('GPSLatitude') === true
})
