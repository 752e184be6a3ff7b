import { expect, it } from 'vitest'
import { photoWordsError, words } from '../../../src/content/rules/words'
import { document, faults } from './saying'

it('ten letters may describe a photo, nine do not; digits and blanks are no letters', () => {
  expect(photoWordsError('Dez letras')?.message).toBe(
    'tem 9 letras; uma descrição tem pelo menos 10',
  )
  expect(photoWordsError('A1')?.message).toBe('tem 1 letra; uma descrição tem pelo menos 10')
  expect(photoWordsError('Onze placas')).toBeUndefined()
  expect(photoWordsError('Placa 123 456 789')).toBeDefined()
})

it.each(['jpg', 'JPEG', 'png', 'webp', 'avif'])(
  'the name of a file describes nothing: .%s',
  (ending) => {
    const alt = `notebooks-na-bancada.${ending}`
    expect(photoWordsError(alt)?.message).toBe(`«${alt}» é o nome de um arquivo, não uma descrição`)
  },
)

it.each([
  ['LOTE DE NOTEBOOKS', 1],
  ['LOTE DE NOTEBOOK', 0],
  ['LOTE DE NOTEBOOKs', 0],
])(
  'fifteen letters and no small one among them are shouted, fourteen may be a name: %s',
  (title, warnings) => {
    expect(faults(words, document('Lot', { title }))).toHaveLength(warnings)
  },
)
