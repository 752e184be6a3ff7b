import sharp from 'sharp'
import type { ShownPage } from './page'

/** WebP's longest side. */
const MAX_WEBP = 16_383
/** Of 255: smaller differences come from drawing and not from content. */
const THRESHOLD = 24
/** In pixels: how far a difference is seen around it. */
const AROUND = 4

async function dataAddress(png: Buffer): Promise<string> {
  const { width, height } = await sharp(png).metadata()
  const isLong = Math.max(width, height) > MAX_WEBP
  const image = sharp(png)
  const bytes = await (
    isLong ? image.jpeg({ quality: 70 }) : image.webp({ quality: 70 })
  ).toBuffer()
  return `data:image/${isLong ? 'jpeg' : 'webp'};base64,${bytes.toString('base64')}`
}

/**
 * A page before and after, and their difference by blending: red is what differs.
 * @returns no picture when no pixel differs
 */
export async function picturesOf(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<ShownPage['shots'][number]['pictures']> {
  const sides = [
    ...(before ? [{ title: 'Antes', src: await dataAddress(before) }] : []),
    ...(after ? [{ title: 'Depois', src: await dataAddress(after) }] : []),
  ]
  if (!before || !after) return sides
  const [old, fresh] = [await sharp(before).metadata(), await sharp(after).metadata()]
  const white = { r: 255, g: 255, b: 255 }
  const size = {
    width: Math.max(old.width, fresh.width),
    height: Math.max(old.height, fresh.height),
  }
  const grown = async (png: Buffer, { width, height }: typeof size) =>
    sharp(png)
      .removeAlpha()
      .extend({ right: size.width - width, bottom: size.height - height, background: white })
      .png()
      .toBuffer()
  const [was, is] = [await grown(before, old), await grown(after, fresh)]
  // Each step is a picture of its own: sharp has an order of its own within one.
  const difference = await sharp(was)
    .composite([{ input: is, blend: 'difference' }])
    .png()
    .toBuffer()
  const differs = await sharp(difference)
    .removeAlpha()
    .greyscale()
    .threshold(THRESHOLD)
    .png()
    .toBuffer()
  // White where a pixel differs, and around it: one letter is hard to see.
  const around = await sharp(differs).blur(AROUND).png().toBuffer()
  const mask = await sharp(around).threshold(1).toColourspace('srgb').png().toBuffer()
  const { channels } = await sharp(differs).stats()
  if (channels.every(({ max }) => max === 0)) return []
  const red = await sharp(mask).linear([0, -1, -1], [255, 255, 255]).png().toBuffer()
  const shown = await sharp(is)
    .composite([{ input: red, blend: 'multiply' }])
    .png()
    .toBuffer()
  return [...sides, { title: 'Diferença', src: await dataAddress(shown) }]
}
