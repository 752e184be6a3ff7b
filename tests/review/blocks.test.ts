import { expect, it } from 'vitest'
import { compareBlocks } from '../../src/review/blocks'

it.each([
  [
    ['# T', 'um dois', 'três quatro'],
    ['# T', 'um dois três', 'cinco'],
    ['T: um dois+ três', 'T: +cinco', 'T: -três quatro'],
  ],
  [['a b c d', 'e f g h'], ['e f g x'], ['-a b c d', 'e f g- h+ x']],
  [['# A', 'a', '# B', 'b'], ['# A', 'a', '# B', 'z'], ['B: -b+z']],
  [
    ['a b', 'c d', 'e'],
    ['a b x', 'c d x'],
    ['a b+ x', 'c d+ x', '-e'],
  ],
  [['x y'], [], ['-x y']],
  [['a', 'b', 'c'], ['b'], ['-a', '-c']],
])(
  'a changed block stands beside the one that it was, under its heading: %j, %j',
  (old, fresh, says) => {
    const signs = { same: '', gone: '-', new: '+' }
    expect(
      compareBlocks(old, fresh).map(
        ({ under, words }) =>
          (under === undefined ? '' : `${under}: `) +
          words.map(({ kind, text }) => signs[kind] + text).join(''),
      ),
    ).toEqual(says)
  },
)
