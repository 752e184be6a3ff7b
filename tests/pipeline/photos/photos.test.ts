import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../../../src/pipeline/files'
import { buildPhotos, variantSizes } from '../../../src/pipeline/photos/photos'

let root = ''
const place = (...parts: string[]) => join(root, ...parts)
const build = (wanted: string[], outDir = 'out') =>
  buildPhotos({
    photosDir: place('photos'),
    outDir: place(outDir),
    cacheDir: place('cache'),
    wanted,
  })

/** Returns a picture with a red left half and a blue right half, so that a rotation shows. */
function halves(width: number, height: number): Sharp {
  const blue = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' },
  }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, gravity: 'east' },
  ])
}

const tree = (folder: string): string[] => filesBelow(folder).map((file) => join(folder, file))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'))
  await mkdir(place('photos', 'lots'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('buildPhotos', () => {
  it('gives AVIF in every announced width and WebP in two, in the announced size', async () => {
    await halves(700, 526).jpeg().toFile(place('photos/lots/a.jpg'))
    const photo = (await build(['lots/a.jpg'])).get('lots/a.jpg')
    expect(photo).toMatchObject({ widths: [190, 250, 340, 430, 690], width: 690, height: 518 })
    expect(photo?.base).toMatch(/^\/fotos\/lots\/a\.[0-9a-f]{8}$/)
    for (const width of photo?.widths ?? []) {
      const avif = await sharp(place('out', `${photo?.base}-${width}.avif`)).metadata()
      expect([avif.width, avif.compression, avif.height]).toEqual([
        width,
        'av1',
        Math.round((526 * width) / 700),
      ])
    }
    for (const width of [340, 690]) {
      const webp = await sharp(place('out', `${photo?.base}-${width}.webp`)).metadata()
      expect([webp.width, webp.format]).toEqual([width, 'webp'])
    }
    expect(tree(place('out'))).toHaveLength(7)
  })

  it('stands a photo up that the phone stored lying, and tells nobody where it was taken', async () => {
    await halves(1000, 500)
      .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(place('photos/lots/phone.jpg'))
    const photo = (await build(['lots/phone.jpg'])).get('lots/phone.jpg')
    expect(photo).toMatchObject({ width: 500, height: 1000 })
    for (const extension of ['avif', 'webp']) {
      const file = place('out', `${photo?.base}-500.${extension}`)
      const { exif, orientation } = await sharp(file).metadata()
      expect([exif, orientation]).toEqual([undefined, undefined])
      const top = await sharp(file)
        .extract({ left: 230, top: 100, width: 40, height: 40 })
        .toBuffer()
      const {
        channels: [red, , blue],
      } = await sharp(top).stats()
      expect(red?.mean).toBeGreaterThan(200)
      expect(blue?.mean).toBeLessThan(60)
    }
  })

  it('gives the same bytes at the same addresses with and without a cache', async () => {
    await halves(500, 300).jpeg().toFile(place('photos/lots/a.jpg'))
    const first = await build(['lots/a.jpg'], 'one')
    expect(await build(['lots/a.jpg'], 'two')).toEqual(first)
    await rm(place('cache'), { recursive: true })
    expect(await build(['lots/a.jpg'], 'three')).toEqual(first)
    const files = tree(place('one'))
    expect(files).toHaveLength(7)
    for (const file of files) {
      const bytes = await readFile(file)
      expect(bytes.equals(await readFile(file.replace(place('one'), place('two'))))).toBe(true)
      expect(bytes.equals(await readFile(file.replace(place('one'), place('three'))))).toBe(true)
    }
  })

  it('moves a changed photo to another address', async () => {
    const baseOf = async () => (await build(['lots/a.jpg'])).get('lots/a.jpg')?.base
    await halves(500, 300).jpeg().toFile(place('photos/lots/a.jpg'))
    const before = await baseOf()
    await halves(500, 302).jpeg().toFile(place('photos/lots/a.jpg'))
    expect(await baseOf()).not.toBe(before)
  })

  it('names a photo that cannot be built', async () => {
    await writeFile(place('photos/lots/planilha.jpg'), 'isto não é uma foto')
    await expect(build(['lots/planilha.jpg'])).rejects.toThrow(
      'lots/planilha.jpg cannot be converted',
    )
  })
})

it.each([
  ['seven steps up to 1280 px', 1280, 960, [190, 250, 340, 430, 690, 900, 1280]],
  ['seven steps for what is hardly wider', 1400, 1400, [190, 250, 340, 430, 690, 900, 1280]],
  ['a wide master, like the hero, up to 2000 px', 6000, 6000, [430, 720, 1000, 1280, 2000]],
  ['a wide master in its own width', 1500, 1500, [430, 720, 1000, 1280, 1500]],
  [
    'no variant that differs from the next by less than can be seen',
    480,
    480,
    [190, 250, 340, 430],
  ],
  ['a master a sixth wider than a step', 500, 500, [190, 250, 340, 430, 500]],
  ['a small master as it is', 189, 100, [189]],
])('a photo is offered in %s', (_, width, height, widths) => {
  expect(variantSizes({ width, height }).map((size) => size.width)).toEqual(widths)
})

it('a variant keeps a portrait upright and is at least one pixel high', () => {
  expect(variantSizes({ width: 720, height: 1280 }).at(-1)).toEqual({ width: 690, height: 1227 })
  expect(variantSizes({ width: 1280, height: 1 }).every(({ height }) => height === 1)).toBe(true)
})
