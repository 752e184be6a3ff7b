import { expect, test } from 'vitest'
import { markdownTable } from './markdown-table'

test('words begin on the left and figures end on the right, for the reader of the file and of the terminal', () => {
  expect(
    markdownTable(
      ['o quê', 'ms'],
      [
        ['pintura', '1.080'],
        ['a', '9'],
      ],
      (column) => column === 0,
    ),
  ).toBe(`| o quê   |    ms |
|---------|------:|
| pintura | 1.080 |
| a       |     9 |`)
})
