import { expect, it } from 'vitest'
import { characterErrors } from '../../../src/content/check/characters'

it('a file that was saved in the wrong encoding gets five errors, at its first wrong words', () => {
  const text = 'título: RenovaÃ§Ã£o\n'.repeat(8)
  const errors = characterErrors(text, text.length)
  expect(errors.map(({ offset }) => offset)).toEqual([8, 28, 48, 68, 88])
  expect(errors[0]?.message).toBe('«RenovaÃ§Ã£o» foi lido na codificação errada')
})
