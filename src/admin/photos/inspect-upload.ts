import { PHOTO_FAULTS, photoDimensionsError, photoSizeError } from '../../content/check/photo-files'

/** A picture that the build accepts; width in px, `ending` is its file extension. */
export interface UploadFacts {
  width: number
  ending: 'jpg' | 'png' | 'webp'
}

/** Returns the kind of a file by its first bytes: its name may be wrong. */
function endingOf(bytes: Uint8Array): UploadFacts['ending'] | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png'
  return ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP' ? 'webp' : undefined
}

/**
 * Checks a file as the check will: format, completeness, size. An error is the check's own
 * sentence.
 */
export async function inspectUpload(file: Blob): Promise<UploadFacts | { error: string }> {
  const ending = endingOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!ending) return { error: PHOTO_FAULTS.format }
  const tooLarge = photoSizeError(file.size)
  if (tooLarge) return { error: tooLarge }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { error: PHOTO_FAULTS.damaged }
  const { width, height } = bitmap
  bitmap.close()
  const error = photoDimensionsError(width, height)
  return error ? { error } : { width, ending }
}

/** A free path for a new picture: `lots/notebooks.jpg`, else `lots/notebooks-2.jpg` ... */
export function freePhotoPath(
  folder: string,
  name: string,
  ending: string,
  taken: (path: string) => boolean,
): string {
  for (let count = 1; ; count++) {
    const path = `${folder}/${name || 'foto'}${count > 1 ? `-${count}` : ''}.${ending}`
    if (!taken(path)) return path
  }
}

/** «2,4 MB» or «310 KB» */
export const fileSize = (bytes: number): string =>
  bytes >= 1e6
    ? `${(bytes / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('pt-BR')} KB`

/** In px: the width of the widest file that the site makes of a photo. */
export const WIDEST = 2000

/** A photo on a canvas, scaled down to a width, and its own size in px. */
export async function drawn(photo: Blob, widest: number) {
  const bitmap = await createImageBitmap(photo)
  const { width, height } = bitmap
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(widest, width)
  canvas.height = Math.round((height * canvas.width) / width)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { canvas, width, height }
}

/**
 * A photo as wide as the site can show it. It is drawn anew, so that nothing stays of what a camera
 * wrote beside it: place, day, device.
 */
export async function forSite(photo: Blob, { ending }: UploadFacts): Promise<Blob> {
  const { canvas } = await drawn(photo, WIDEST)
  const type = ending === 'jpg' ? 'image/jpeg' : `image/${ending}`
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9)
  })
  // A browser that cannot write a format writes PNG instead, whose ending would be wrong.
  return blob?.type === type ? blob : photo
}
