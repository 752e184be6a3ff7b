import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken, Sentences } from '../../../src/site/ui/section'

it.each([
  ['NIST SP 800-88 Rev. 2', 'NIST SP <span class="whitespace-nowrap">800-88</span> Rev. 2'],
  ['2025-11-20', '<span class="whitespace-nowrap">2025-11-20</span>'],
  ['pós-uso, em 8 dias', 'pós-uso, em 8 dias'],
  ['SSD de 256 GB apagado', 'SSD de <span class="whitespace-nowrap">256 GB</span> apagado'],
  ['até 240 V.', 'até <span class="whitespace-nowrap">240 V</span>.'],
  ['sai em 1 dia útil.', 'sai em <span class="whitespace-nowrap">1 dia útil</span>.'],
])('keeps a number with hyphens, and one with its unit, on one line: %j', (text, html) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html)
})

const sentencesOf = (text: string) =>
  Array.from(
    renderToStaticMarkup(<Sentences text={text} />).matchAll(
      /<span class="block">([^<]*)<\/span>/g,
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
