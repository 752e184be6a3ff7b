import { expect, it } from 'vitest'
import { keepLastWords } from '../../../../src/site/features/home/hero'

it.each([
  ['Eletrônico usado, de volta à trilha.', 'Eletrônico usado, de volta à\u00A0trilha.'],
  ['Preço do dia ', 'Preço do\u00A0dia'],
  ['Retrilha', 'Retrilha'],
  ['', ''],
])('the headline «%s» never ends in one lonely word', (title, kept) => {
  expect(keepLastWords(title)).toBe(kept)
})
