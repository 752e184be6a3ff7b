import { expect, it } from 'vitest'
import { initials } from '../../../../src/site/features/about/initials'

it.each([
  ['Cláudia Nascimento', 'CN'],
  ['Maria Aparecida dos Santos', 'MS'],
  ['Ângela da Silva e Souza', 'ÂS'],
  ['élcio ótimo', 'ÉÓ'],
  ['Pelé', 'P'],
  ['  Ana   Lima ', 'AL'],
])('the plate of %s says %s', (name, marking) => {
  expect(initials(name)).toBe(marking)
})
