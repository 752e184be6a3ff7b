import sharp from 'sharp'
import { expect, it } from 'vitest'
import { withoutPlace } from '../../../src/admin/photos/without-place'
import { readExif } from '../../../src/content/check/photo-files'

const plain = sharp({ create: { width: 32, height: 16, channels: 3, background: '#b87333' } })
const place = { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' }
const taken = async (orientation: number) =>
  plain
    .clone()
    .withExif({ IFD0: { Make: 'Telefone' }, IFD3: place })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
const cut = async (bytes: Buffer) =>
  Buffer.from(await (await withoutPlace(new Blob([new Uint8Array(bytes)]))).arrayBuffer())
const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()

it.each([1, 6])('a photo loses its place and device, not its turn: %i', async (orientation) => {
  const photo = await taken(orientation)
  const { exif } = await sharp(photo).metadata()
  expect(readExif(exif?.subarray(6) ?? Buffer.of())).toEqual({ orientation, hasPlace: true })
  const bare = await cut(photo)
  const after = await sharp(bare).metadata()
  expect(bare.includes('Telefone')).toBe(false)
  expect(after.orientation ?? 1).toBe(orientation)
  expect(readExif(after.exif?.subarray(6) ?? Buffer.of()).hasPlace).toBe(false)
  expect(await pixels(bare)).toEqual(await pixels(photo))
})

it('what is cut off, or no JPEG inside, comes back as it is', async () => {
  const broken = (await taken(6)).subarray(0, 60)
  expect(await cut(broken)).toEqual(broken)
})
