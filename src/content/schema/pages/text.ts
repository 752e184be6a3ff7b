import { label, line, object, objects, prose, withPlaces } from '../fields'
import { day } from '../values'
import { seo } from '../page-parts'

/** Fields that the pages of text share; the Markdown below them has the rest. */
const textPage = {
  seo: seo(),
  header: object('Abertura', 'Título e frase de apoio.', {
    title: line(60, 'Título', 'Título da página'),
    text: prose(240, 'Frase de apoio', 'Do que a página trata'),
  }),
  updatedOn: day(
    'Dia da versão',
    'Dia em que o texto passou a valer, entre aspas, como "2026-11-22".',
  ),
  dated: withPlaces(['data'], 80, 'Frase do dia'),
  summary: object('Resumo', 'Faixa no alto da página, antes do texto.', {
    title: label('Título do resumo'),
    items: objects(2, 4, 'Pontos', 'De 2 a 4 pontos: o que quase todos querem saber.', {
      title: line(40, 'Ponto'),
      text: line(120, 'Texto', 'Uma frase'),
    }),
  }),
}

/** /privacidade: how a visitor's data is used (LGPD, Lei 13.709/2018, arts. 9 and 18). */
export const privacyPageSchema = object(
  'Página de privacidade',
  'Textos de /privacidade. O texto corrido vem abaixo da ficha, em Markdown; o contato, de company.yaml.',
  textPage,
)

/** /acessibilidade: what was tested, what is missing, and how to complain (LBI, Lei 13.146/2015, art. 63). */
export const accessibilityPageSchema = object(
  'Página de acessibilidade',
  'Textos de /acessibilidade. O texto corrido vem abaixo da ficha, em Markdown; o contato, de company.yaml.',
  textPage,
)
