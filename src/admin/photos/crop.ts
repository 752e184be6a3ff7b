/** Shapes in which the site shows photos, as width / height, by what the editor reads. */
export const RATIOS = {
  '4:3, lotes e materiais': 4 / 3,
  '3:2, artigos': 3 / 2,
  '16:10, página inicial': 16 / 10,
  '1:1, quadrada': 1,
} as const
export type RatioName = keyof typeof RATIOS

/** What is cut: the shape, how much of the photo's largest such part, and where it lies. */
export interface Crop {
  ratio: RatioName
  /** Percent of the largest part, from 30 to 100. */
  size: number
  /** Percent of the room that is left, from the left and from the top. */
  across: number
  down: number
}

interface Size {
  width: number
  height: number
}

/** The part of a photo that a crop keeps, in whole pixels, inside of it. */
export function partOf({ width, height }: Size, { ratio, size, across, down }: Crop) {
  const shape = RATIOS[ratio]
  const widest = Math.min(width, height * shape)
  const part = {
    width: Math.round((widest * size) / 100),
    height: Math.round((widest * size) / 100 / shape),
  }
  return {
    ...part,
    left: Math.round(((width - part.width) * across) / 100),
    top: Math.round(((height - part.height) * down) / 100),
  }
}

/** Draws the part at `width` px; its height follows from the shape. */
export function drawPart(
  canvas: HTMLCanvasElement,
  photo: CanvasImageSource & Size,
  crop: Crop,
  width: number,
): void {
  const part = partOf(photo, crop)
  const height = Math.round((width * part.height) / part.width)
  Object.assign(canvas, { width, height })
  const from = [part.left, part.top, part.width, part.height] as const
  canvas.getContext('2d')?.drawImage(photo, ...from, 0, 0, width, height)
}

/** In px: twice the widest file that the site makes. A larger canvas stays empty in some browsers. */
const WIDEST_CUT = 4000

/**
 * Returns the part with its own pixels, at most 4,000 px across, as WebP, which keeps transparency,
 * or as PNG from a browser that cannot write WebP. Undefined when the browser cannot write the
 * picture at all.
 */
export function cutOut(photo: ImageBitmap, crop: Crop): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  drawPart(canvas, photo, crop, Math.min(partOf(photo, crop).width, WIDEST_CUT))
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.92)
  })
}
