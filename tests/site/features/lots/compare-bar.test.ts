import { expect, it } from 'vitest'
import { changeText } from '../../../../src/site/features/lots/list/compare-bar'

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((title) => ({ slug: title.toLowerCase(), title }))
if (!a || !b || !c || !d) throw new Error('Four lots')

it.each([
  [[], [a], 'A: na comparação. 1 de 4.'],
  [[a, b, c], [a, b, c, d], 'D: na comparação. 4 de 4. Já são quatro.'],
  [[a, b, c], [a, c], 'B: fora da comparação. 2 de 4.'],
  [[a], [], 'Comparação vazia.'],
  [[a, b], [], 'Comparação vazia.'],
])('a change of the comparison is said in a sentence: %#', (before, after, sentence) => {
  expect(changeText(before, after)).toBe(sentence)
})
