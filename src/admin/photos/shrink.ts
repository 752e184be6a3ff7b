/** In px: the width of the widest file that the site makes of a photo. */
export const WIDEST = 2000

/**
 * A photo as wide as the site can show it, with nothing that a camera wrote beside the picture.
 * Undefined when the browser cannot write it.
 * @param type media type of the photo
 */
export async function shrunk(photo: Blob, type: string): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(photo)
  const canvas = document.createElement('canvas')
  canvas.width = WIDEST
  canvas.height = Math.round((bitmap.height * WIDEST) / bitmap.width)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9)
  })
  // A browser that cannot write a format writes PNG instead, whose ending would be wrong.
  return blob?.type === type ? blob : undefined
}
