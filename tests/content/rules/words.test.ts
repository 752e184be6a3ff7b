import { expect, it } from 'vitest'
import { photoWordsError, words } from '../../../src/content/rules/words'

it('ten letters may describe a photo, nine do not; digits and blanks are no letters', () => {
  expect(photoWordsError('Dez letras')?.message).toBe(
    'tem 9 letras; uma descrição tem pelo menos 10',
  )
  expect(photoWordsError('A1')?.message).toBe('tem 1 letra; uma descrição tem pelo menos 10')
  expect(photoWordsError('Onze placas')).toBeUndefined()
  expect(photoWordsError('Placa 123 456 789')).toBeDefined()
})

it.each([
  'notebooks-na-bancada.jpg',
  'notebooks-na-bancada.JPEG',
  'notebooks-na-bancada.png',
  'notebooks-na-bancada.webp',
  'notebooks-na-bancada.avif',
])('the name of a file describes nothing: %s', (alt) => {
  expect(photoWordsError(alt)?.message).toBe(`«${alt}» é o nome de um arquivo, não uma descrição`)
})

it.each([
  ['LOTE DE NOTEBOOKS', 1],
  ['LOTE DE NOTEBOOK', 0],
  ['LOTE DE NOTEBOOKs', 0],
])(
  'fifteen letters and no small one among them are shouted, fourteen may be a name: %s',
  (title, warnings) => {
    const lot = { type: 'Lot', slug: 'a', draft: false, data: { title } } as const
    expect(words(lot, { all: [lot], today: '2026-11-22' })).toHaveLength(warnings)
  },
)
