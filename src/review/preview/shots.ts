import sharp from 'sharp'
import { differingBoxes, type Box, type Pixels } from './boxes'

/** A picture as it goes into the report. */
export interface Picture {
  /** data: URI */
  src: string
  width: number
  height: number
}

/** One page at one width. A page that is new or gone has one side only. */
export interface Shot {
  width: number
  before?: Picture
  after?: Picture
  /** Areas that differ; empty when nothing changes visibly. */
  boxes: Box[]
}

/** WebP's longest side. */
const MAX_WEBP = 16_383
const RED = '#B3261E'

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function pictureOf(png: Buffer, marks: readonly Box[] = []): Promise<Picture> {
  const image = sharp(png)
  const { width, height } = await image.metadata()
  const rectangles = marks.map(
    ({ left, top, width: w, height: h }) =>
      `<rect x="${left - 3}" y="${top - 3}" width="${w + 6}" height="${h + 6}" rx="3"/>`,
  )
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g ` +
      `fill="none" stroke="${RED}" stroke-width="3">${rectangles.join('')}</g></svg>`,
  )
  const drawn = marks.length > 0 ? image.composite([{ input: drawing }]) : image
  const isLong = Math.max(width, height) > MAX_WEBP
  const bytes = await (
    isLong ? drawn.jpeg({ quality: 70 }) : drawn.webp({ quality: 72 })
  ).toBuffer()
  return {
    src: `data:image/${isLong ? 'jpeg' : 'webp'};base64,${bytes.toString('base64')}`,
    width,
    height,
  }
}

/**
 * Two screenshots (PNG) as they go into the report, the new one with a red frame around every
 * difference.
 */
export async function compareShots(
  width: number,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<Shot> {
  const boxes = before && after ? differingBoxes(await pixelsOf(before), await pixelsOf(after)) : []
  const isSame = before !== undefined && after !== undefined && boxes.length === 0
  return {
    width,
    boxes,
    before: before && !isSame ? await pictureOf(before) : undefined,
    after: after && !isSame ? await pictureOf(after, boxes) : undefined,
  }
}
