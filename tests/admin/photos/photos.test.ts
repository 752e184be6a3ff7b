import { expect, it, vi } from 'vitest'
import { pictureBlock } from '../../../src/admin/form/article-input'
import { fileSize, freePhotoPath, inspectUpload } from '../../../src/admin/photos/inspect-upload'
import { PhotoShelf } from '../../../src/admin/photos/photo-shelf'
import type { ContentStore } from '../../../src/admin/store/content-store'
import { plainSlug } from '../../../src/content/views/addresses'

it('a new picture takes the first free name', () => {
  const taken = new Set(['lots/notebooks.jpg', 'lots/notebooks-2.jpg'])
  expect(freePhotoPath('lots', 'notebooks', 'jpg', (path) => taken.has(path))).toBe(
    'lots/notebooks-3.jpg',
  )
  expect(freePhotoPath('lots', 'notebooks', 'png', (path) => taken.has(path))).toBe(
    'lots/notebooks.png',
  )
  expect(freePhotoPath('home', '', 'webp', () => false)).toBe('home/foto.webp')
})

it('a file that is no picture is refused whatever its name', async () => {
  const error = {
    error:
      'O arquivo não é uma imagem JPEG, PNG ou WebP. Abra-o num editor de imagens e exporte de novo como JPEG.',
  }
  for (const bytes of ['', 'GIF89a', '<svg xmlns="x"/>', 'RIFF0000AVI ', '%PDF-1.7'])
    expect(await inspectUpload(new File([bytes], 'foto.jpg', { type: 'image/jpeg' }))).toEqual(
      error,
    )
  expect(
    await inspectUpload(new Blob([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(21e6)])),
  ).toMatchObject({ error: expect.stringContaining('o limite é 20 MB') })
})

it('a picture is known by its first bytes, and one that does not open is damaged', async () => {
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close }))
  const begins = ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n', 'RIFF0000WEBPVP8 ']
  const inspected = begins.map((text) =>
    inspectUpload(new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))])),
  )
  expect(await Promise.all(inspected)).toEqual(
    ['jpg', 'png', 'webp'].map((ending) => ({ width: 900, ending })),
  )
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  expect(await inspectUpload(new Blob(['RIFF0000WEBPVP8 ']))).toMatchObject({
    error: expect.stringContaining('incompleta ou danificada'),
  })
})

it('a size is said as editors say it', () => {
  const sizes = [200, 310_400, 1e6, 2_440_000].map(fileSize)
  expect(sizes).toEqual(['1 KB', '310 KB', '1 MB', '2,4 MB'])
})

it('a title becomes a file name', () => {
  expect(plainSlug('Latão Velho!')).toBe('latao-velho')
  expect(plainSlug(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  expect(plainSlug('«…»')).toBe('')
})

it('knows its pictures by name, whatever their capitals', () => {
  // The shelf needs no store to look up names.
  const shelf = new PhotoShelf({} as ContentStore, ['lots/a.jpg', 'lots/Notebooks.JPG'])
  shelf.add('lots/nova.jpg', new Blob())
  expect(
    ['lots/notebooks.jpg', 'lots/NOVA.jpg', 'lots/b.jpg'].map((path) => shelf.has(path)),
  ).toEqual([true, true, false])
  shelf.settle(['lots/nova.jpg'])
  expect([...shelf.namedIn('src: lots/nova.jpg').keys()]).toEqual([])
  expect(shelf.paths).toContain('lots/nova.jpg')
})

it('a picture is read once, and once more where that failed', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const photo = vi.fn(() => Promise.resolve(new Blob()))
  const shelf = new PhotoShelf({ photo } as Partial<ContentStore> as ContentStore, ['a.jpg'])
  const both = [shelf.show('a.jpg'), shelf.show('a.jpg')]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(
    Array(2).fill('rejected'),
  )
  expect(photo).toHaveBeenCalledOnce()
  await expect(shelf.show('a.jpg')).rejects.toThrow('no picture')
  expect(photo).toHaveBeenCalledTimes(2)
})

it.each([
  'minhas fotos/nova (1).jpg',
  'fotos/bobinas à venda.jpg',
  'fotos/cabo%20fino.jpg',
  'lots/nova.jpg',
])('an article that shows the new photo «%s» is saved with it', (path) => {
  // The shelf needs no store for unsaved pictures.
  const shelf = new PhotoShelf({} as ContentStore, [])
  shelf.add(path, new Blob())
  shelf.add('lots/outra.jpg', new Blob())
  const article = `Com 100% de cobre:\n\n${pictureBlock(path)}\n`
  expect([...shelf.namedIn(article).keys()]).toEqual([path])
  expect([...shelf.namedIn(`photo:\n  src: ${path}\n`).keys()]).toEqual([path])
})
