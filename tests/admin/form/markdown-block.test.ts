import { expect, it } from 'vitest'
import { pictureBlock, spaced } from '../../../src/admin/form/markdown-block'

it.each([
  ['um', '\ndois', '\n\nX\n'],
  ['um', '\n\ndois', '\n\nX'],
  ['um', '', '\n\nX'],
  ['', '', 'X'],
  ['um\n', '\ndois', '\nX\n'],
])('a block between «%s» and «%s» stands between blank lines', (above, below, written) => {
  expect(spaced(above, 'X', below)).toBe(written)
})

it('the words and the path of a picture cannot end its brackets', () => {
  expect(pictureBlock('lots/a (1).jpg', ' Fios [de cobre] ')).toBe(
    '![Fios \\[de cobre\\]](lots/a%20%281%29.jpg)',
  )
})
