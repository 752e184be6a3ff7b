import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, afterAll, beforeAll, describe } from 'vitest'
import { readExif } from '../../../src/content/check/photo-files'
import { photosWithPlace, photoFault } from '../../../src/pipeline/check/photos'
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { buildPhotos, isEncodedBefore } from '../../../src/pipeline/photos/photos'

let root = ''
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b8733a' } })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a photo', () => {
  it('may be a JPEG, PNG or WebP', async () => {
    for (const name of ['a.jpg', 'a.png', 'a.webp']) {
      await plain(320, 200).toFile(join(root, name))
      expect(await photoFault(join(root, name))).toBeUndefined()
    }
  })

  it('is told to be too small, as it is seen, or too large', async () => {
    await plain(319, 900).png().toFile(join(root, 'small.png'))
    await plain(900, 319).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'turned.jpg'))
    await plain(8000, 5001).png().toFile(join(root, 'large.png'))
    await plain(400, 400).jpeg().toFile(join(root, 'heavy.jpg'))
    await truncate(join(root, 'heavy.jpg'), 20_000_001)
    for (const name of ['small.png', 'turned.jpg'])
      expect(await photoFault(join(root, name))).toContain('319 px de largura; o mínimo é 320 px')
    expect(await photoFault(join(root, 'large.png'))).toContain('40 megapixels; o limite é 40')
    expect(await photoFault(join(root, 'heavy.jpg'))).toContain('20 MB; o limite é 20 MB')
  })

  it('refuses what only looks like a photo', async () => {
    await writeFile(join(root, 'text.jpg'), 'olá')
    await writeFile(join(root, 'empty.jpg'), '')
    await writeFile(
      join(root, 'drawing.png'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    )
    await plain(400, 400).gif().toFile(join(root, 'film.gif'))
    for (const name of ['text.jpg', 'empty.jpg', 'drawing.png', 'film.gif']) {
      expect(await photoFault(join(root, name))).toContain('não é uma imagem JPEG, PNG ou WebP')
    }
  })

  it('notices an upload that broke off after a sound header', async () => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    for (const extension of ['jpg', 'png', 'webp']) {
      const path = join(root, `broken.${extension}`)
      await noise.clone().toFile(path)
      await truncate(path, Math.floor((await readFile(path)).length / 2))
      expect(await photoFault(path)).toMatch(/incompleta|não é uma imagem/)
    }
  })

  it('does not decode again what a build has encoded, and nothing else is taken for it', async () => {
    await mkdir(join(root, 'photos'))
    const cacheDir = join(root, 'cache')
    const known = (bytes: Buffer) => isEncodedBefore(bytes, cacheDir)
    const path = join(root, 'photos/a.jpg')
    await plain(400, 640).jpeg().toFile(path)
    const bytes = await readFile(path)
    expect(known(bytes)).toBe(false)
    await buildPhotos({
      photosDir: join(root, 'photos'),
      outDir: join(root, 'out'),
      cacheDir,
      wanted: ['a.jpg'],
    })
    expect(known(bytes)).toBe(true)
    expect(await photoFault(path, known)).toBeUndefined()
    await truncate(path, bytes.length - 50)
    expect(known(await readFile(path))).toBe(false)
    expect(await photoFault(path, known)).toContain('incompleta')
    // A photo that `known` accepts as whole is not decoded.
    expect(await photoFault(path, () => true)).toBeUndefined()
  })

  it('tells a missing photo from a folder', async () => {
    expect(await photoFault(join(root, 'no.jpg'))).toContain('não existe')
    expect(await photoFault(root)).toContain('é uma pasta')
  })
})

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
