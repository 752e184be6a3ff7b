import { expect, it } from 'vitest'
import { compareBlocks } from '../../src/review/compare/blocks'

const said = (before: string, after: string) =>
  compareBlocks(before, after).map(({ line, words }) => [
    line,
    words.map(({ kind, text }) => `${kind}: ${text}`),
  ])

it('of three paragraphs that become one, the likest is changed and the others are gone', () => {
  expect(
    said(
      'O cobre sobe.\n\nPilhas vão na caixa verde da entrada.\n\nVidro não se recebe.',
      'Pilhas vão na caixa azul da entrada.',
    ),
  ).toEqual([
    [undefined, ['gone: O cobre sobe.']],
    [1, ['same: Pilhas vão na caixa ', 'gone: verde', 'new: azul', 'same:  da entrada.']],
    [undefined, ['gone: Vidro não se recebe.']],
  ])
})
