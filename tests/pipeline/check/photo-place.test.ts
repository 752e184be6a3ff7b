import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
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
})
