import { expect, it } from 'vitest'
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
