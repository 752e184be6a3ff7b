import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPhotos } from '../../../src/pipeline/photos/build-photos'
import { isEncodedBefore } from '../../../src/pipeline/photos/encode-photo'
import { inspectPhoto } from '../../../src/pipeline/photos/inspect-photo'

let root = ''
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b8733a' } })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('inspectPhoto', () => {
  it('accepts JPEG, PNG and WebP and tells the size as it is seen', async () => {
    await plain(640, 400).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'a.jpg'))
    await plain(320, 200).png().toFile(join(root, 'a.png'))
    await plain(500, 900).webp().toFile(join(root, 'a.webp'))
    expect(await inspectPhoto(join(root, 'a.jpg'))).toEqual({
      width: 400,
      height: 640,
      format: 'jpeg',
    })
    expect(await inspectPhoto(join(root, 'a.png'))).toEqual({
      width: 320,
      height: 200,
      format: 'png',
    })
    expect(await inspectPhoto(join(root, 'a.webp'))).toEqual({
      width: 500,
      height: 900,
      format: 'webp',
    })
  })

  it('tells what is wrong with a photo that is too small or too large', async () => {
    await plain(319, 900).png().toFile(join(root, 'small.png'))
    await plain(8000, 5001).png().toFile(join(root, 'large.png'))
    await plain(400, 400).jpeg().toFile(join(root, 'heavy.jpg'))
    await truncate(join(root, 'heavy.jpg'), 20_000_001)
    expect(await inspectPhoto(join(root, 'small.png'))).toEqual({
      error: expect.stringContaining('319 px de largura; o mínimo é 320 px'),
    })
    expect(await inspectPhoto(join(root, 'large.png'))).toEqual({
      error: expect.stringContaining('40 megapixels; o limite é 40'),
    })
    expect(await inspectPhoto(join(root, 'heavy.jpg'))).toEqual({
      error: expect.stringContaining('20 MB; o limite é 20 MB'),
    })
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
      expect(await inspectPhoto(join(root, name))).toEqual({
        error: expect.stringContaining('não é uma imagem JPEG, PNG ou WebP'),
      })
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
      expect(await inspectPhoto(path)).toEqual({
        error: expect.stringMatching(/incompleta|não é uma imagem/),
      })
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
    expect(await inspectPhoto(path, known)).toEqual({ width: 400, height: 640, format: 'jpeg' })
    await truncate(path, bytes.length - 50)
    expect(known(await readFile(path))).toBe(false)
    expect(await inspectPhoto(path, known)).toEqual({
      error: expect.stringContaining('incompleta'),
    })
    // The answer decides: whoever says that it is whole spares the decoding.
    expect(await inspectPhoto(path, () => true)).toMatchObject({ width: 400 })
  })

  it('tells a missing photo from a folder', async () => {
    expect(await inspectPhoto(join(root, 'no.jpg'))).toEqual({
      error: expect.stringContaining('não existe'),
    })
    expect(await inspectPhoto(root)).toEqual({ error: expect.stringContaining('é uma pasta') })
  })
})
