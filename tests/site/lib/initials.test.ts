import { expect, it } from 'vitest'
import { initials } from '../../../src/site/lib/initials'

it.each([
  ['Cláudia Nascimento', 'CN'],
  ['Maria Aparecida dos Santos', 'MS'],
  ['Ângela da Silva e Souza', 'ÂS'],
  ['élcio ótimo', 'ÉÓ'],
  ['Pelé', 'P'],
  ['  Ana   Lima ', 'AL'],
])('the initials of %s are %s', (name, marking) => {
  expect(initials(name)).toBe(marking)
})
