import { expect, it } from 'vitest'
import { pictureBlock } from '../../../src/admin/form/markdown-block'
import { PhotoShelf } from '../../../src/admin/photos/photo-shelf'
import type { ContentStore } from '../../../src/admin/store/content-store'

it('knows its pictures by name, whatever their capitals', () => {
  // The shelf needs no store to look up names.
  const shelf = new PhotoShelf({} as ContentStore, ['lots/a.jpg', 'lots/Notebooks.JPG'])
  shelf.add('lots/nova.jpg', new Blob())
  expect(
    ['lots/notebooks.jpg', 'lots/NOVA.jpg', 'lots/b.jpg'].map((path) => shelf.has(path)),
  ).toEqual([true, true, false])
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
  const article = `Com 100% de cobre:\n\n${pictureBlock(path, 'Fios')}\n`
  expect([...shelf.namedIn(article).keys()]).toEqual([path])
  expect([...shelf.namedIn(`photo:\n  src: ${path}\n`).keys()]).toEqual([path])
})
