import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhotoList } from '../../../src/admin/screens/photo-list'
import { PhotoShelf } from '../../../src/admin/photos/photo-shelf'
import { ContentSet } from '../../../src/admin/check/content-set'
import { outline } from '../../support/outline'
import { slowStore, storedFixtures } from '../fixture-content'
import { press } from './editor-page'

/** Shows as many photos as wanted, beside the one of the copper. */
async function photos(count: number) {
  const copper = storedFixtures.documents.get('materials/cobre.yaml') ?? new Uint8Array()
  const content = ContentSet.of(new Map([['materials/cobre.yaml', copper]]), [])
  const numbered = Array.from({ length: count - 1 }, (_, at) => `x/${100 + at}.jpg`)
  const shelf = new PhotoShelf(slowStore().store, ['material.jpg', ...numbered])
  shelf.show = (path) =>
    path === 'material.jpg'
      ? Promise.resolve({ url: 'data:,', width: 800, height: 600, bytes: 2048 })
      : Promise.reject(new Error('none'))
  const { container } = await act(async () => render(<PhotoList content={content} shelf={shelf} />))
  return () => outline(container)
}

it('photos that nothing shows come first; one that is shown leads to its documents', async () => {
  const lines = await photos(2)
  expect(lines().slice(1)).toEqual([
    'x/100.jpg',
    'Nenhum documento a mostra.',
    'img:',
    'material.jpg',
    '800 × 600 px, 2 KB',
    'a: materials/cobre.yaml → #/materials/cobre.yaml',
  ])
  expect(lines()[0]).toMatch(/^2 fotos em content\/photos, 1 sem uso\./)
})

it.each([
  [24, [24]],
  [25, [24, 25]],
  [50, [24, 48]],
])('of %i photos so many are shown, and then more: %j', async (count, counts) => {
  const lines = await photos(count)
  const hasMore = () => lines().includes('button: Mostrar mais fotos')
  for (const [at, shown] of counts.entries()) {
    if (at > 0) await press('Mostrar mais fotos')
    expect(lines().filter((line) => line.endsWith('.jpg'))).toHaveLength(shown)
    expect(hasMore()).toBe(count > shown)
  }
})
