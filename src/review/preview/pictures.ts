import sharp from 'sharp'
import type { ShownPage } from './page'

/** WebP's longest side. */
const MAX_WEBP = 16_383

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
 * A page before and after, and their difference by blending: black is the same in both.
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
  const difference = await sharp(await grown(before, old))
    .composite([{ input: await grown(after, fresh), blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer()
  const { channels } = await sharp(difference).stats()
  if (channels.every(({ max }) => max === 0)) return []
  return [...sides, { title: 'Diferença', src: await dataAddress(difference) }]
}
