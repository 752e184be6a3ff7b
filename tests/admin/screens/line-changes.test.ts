import { expect, it } from 'vitest'
import { changedLines } from '../../../src/admin/screens/line-changes'

it('lists changed lines with the numbers of the old and the new text', () => {
  expect(changedLines('a\nb\nc\n', 'a\nB\nc\n')).toEqual([
    { sign: '-', number: 2, text: 'b' },
    { sign: '+', number: 2, text: 'B' },
  ])
  expect(changedLines('a\nc\n', 'a\nb\nc\nd\n')).toEqual([
    { sign: '+', number: 2, text: 'b' },
    { sign: '+', number: 4, text: 'd' },
  ])
  expect(changedLines('a\r\nb\r\n', 'a\r\n')).toEqual([{ sign: '-', number: 2, text: 'b' }])
  expect(changedLines('a\n', 'a\n')).toEqual([])
  expect(changedLines('', 'x\n')).toEqual([{ sign: '+', number: 1, text: 'x' }])
})
