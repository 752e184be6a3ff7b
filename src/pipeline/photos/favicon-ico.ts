import sharp from 'sharp'

/**
 * Pixels of a side: the sizes of browser tabs, and the one that search engines want (a multiple of
 * 48).
 */
const SIZES = [16, 32, 48]
const HEADER = 6
const ENTRY = 16

/**
 * A drawing (SVG) as favicon.ico, which some search engines and old programs request by that name:
 * PNGs in one container.
 */
export async function faviconIco(svg: Buffer): Promise<Buffer> {
  const { width } = await sharp(svg).metadata()
  // Rendered at its size, not scaled up: an SVG's own pixels are at 72 dots per inch.
  const pictures = await Promise.all(
    SIZES.map((size) =>
      sharp(svg, { density: (72 * size) / width })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  )
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, index) => {
    const at = HEADER + ENTRY * index
    const size = SIZES[index] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}
