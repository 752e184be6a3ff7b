import { expect, it } from 'vitest'
import { merged } from '../../../src/review/markdown/word-marks'

it('of a long text that stays, only the words beside a change are shown', () => {
  const text = 'Separe os fios por espessura e retire toda a capa antes de pesar, '.repeat(3).trim()
  const around = 'Separe os fios por espessura e retire toda'
  expect(
    merged([
      { kind: 'new', text: 'Novo. ' },
      { kind: 'same', text },
    ]),
  ).toBe(`<ins>Novo.</ins> ${around} …`)
  expect(merged([{ kind: 'gone', text: ' ' }])).toBe('<del>␣</del> ')
})
