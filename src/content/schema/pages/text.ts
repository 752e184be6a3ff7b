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
  contents: label('Título do índice', 'Exemplo: Nesta página.'),
}

const subject = () => line(150, 'Assunto do e-mail', 'Assunto do rascunho que o botão abre')

/** /privacidade: how a visitor's data is used (LGPD, Lei 13.709/2018, arts. 9 and 18). */
export const privacyPageSchema = object(
  'Página de privacidade',
  'Textos de /privacidade. O texto corrido vem abaixo da ficha, em Markdown.',
  {
    ...textPage,
    contact: object(
      'Caixa de contato',
      'No fim do texto. Nome, CNPJ, endereço e e-mails vêm de company.yaml.',
      {
        title: label('Título'),
        controller: label('Antes da empresa', 'Exemplo: Controladora.'),
        officer: label('Antes do encarregado', 'Exemplo: Encarregada de dados.'),
        mailButton: label('Botão do e-mail'),
        subject: subject(),
        copyButton: label('Botão de copiar o e-mail'),
        copied: label(
          'Depois de copiar',
          'O que o botão diz quando o e-mail foi copiado. Exemplo: Copiado.',
        ),
      },
    ),
  },
)

/** /acessibilidade: what was tested, what is missing, and how to complain (LBI, Lei 13.146/2015, art. 63). */
export const accessibilityPageSchema = object(
  'Página de acessibilidade',
  'Textos de /acessibilidade. O texto corrido vem abaixo da ficha, em Markdown.',
  {
    ...textPage,
    contact: object(
      'Caixa de contato',
      'No fim do texto. Telefone, e-mail e horário vêm de company.yaml.',
      {
        title: label('Título'),
        phone: label('Antes do telefone', 'Exemplo: Telefone.'),
        email: label('Antes do e-mail', 'Exemplo: E-mail.'),
        hours: label('Antes do horário', 'Exemplo: Horário.'),
        mailButton: label('Botão do e-mail'),
        subject: subject(),
        chatButton: label('Botão do WhatsApp'),
      },
    ),
  },
)
