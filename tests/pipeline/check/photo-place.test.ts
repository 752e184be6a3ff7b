import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readExif } from '../../../src/content/check/photo-files'
import { photosWithPlace } from '../../../src/pipeline/check/photos'

it('a photo that says where it was taken is named, in every format', async () => {
  const content = mkdtempSync(join(tmpdir(), 'retrilha-place-'))
  mkdirSync(join(content, 'photos'))
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#b87333' } })
  const placed = plain.clone().withExif({ IFD3: { GPSLatitudeRef: 'S' } })
  for (const name of ['a.jpg', 'b.png', 'c.webp'])
    await placed.clone().toFile(join(content, 'photos', name))
  await plain.withExif({ IFD0: { Make: 'x' } }).toFile(join(content, 'photos/d.jpg'))
  const names = ['a.jpg', 'b.png', 'c.webp', 'd.jpg']
  expect(await photosWithPlace(content, names)).toEqual(['a.jpg', 'b.png', 'c.webp'])
  // The answer about the old file is cached, as in a server; the changed file must be read again.
  await plain.clone().toFile(join(content, 'photos/a.jpg'))
  expect(await photosWithPlace(content, names)).toEqual(['b.png', 'c.webp'])
})

it('a camera that writes its numbers the other way round is read as well', () => {
  const turned = (orientation: number) => {
    const tiff = Buffer.alloc(22)
    const words = [0x4d4d, 42, 0, 8, 1, 0x0112, 3, 0, 1, orientation, 0]
    for (const [index, value] of words.entries()) tiff.writeUInt16BE(value, index * 2)
    return readExif(tiff)
  }
  expect(turned(6)).toEqual({ orientation: 6, hasPlace: false })
  // Some programs write 0, which the standard does not define: the picture is not rotated.
  expect(turned(0).orientation).toBe(1)
})
