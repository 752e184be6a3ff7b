import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sentences } from '../../../src/site/ui/sentences'

const sentencesOf = (text: string) =>
  Array.from(
    renderToStaticMarkup(<Sentences text={text} />).matchAll(
      /<span class="sentence">([^<]*)<\/span>/g,
    ),
    ([, sentence]) => sentence,
  )

it.each([
  [
    'each sentence of a headline is a piece',
    'Diga o que você tem. A gente diz o que fazer.',
    ['Diga o que você tem.', 'A gente diz o que fazer.'],
  ],
  [
    'an abbreviation before a number ends none',
    'O que muda com a Rev. 2 do NIST.',
    ['O que muda com a Rev. 2 do NIST.'],
  ],
  ['the same sentence may stand there twice', 'Pese. Pese. Venda.', ['Pese.', 'Pese.', 'Venda.']],
  ['a sentence may begin with an accent', 'Preço hoje? É este.', ['Preço hoje?', 'É este.']],
])('%s', (_, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
