import { z } from 'zod'
import { day, label, line, prose, seo, withPlaces } from '../fields'

/** What the pages of text have in common; below it stands the Markdown that says the rest. */
const textPage = {
  seo: seo(),
  header: z
    .strictObject({
      title: line(60, { title: 'Título', description: 'Título da página, até 60 letras.' }),
      text: prose(240, {
        title: 'Frase de apoio',
        description: 'Do que a página trata, até 240 letras.',
      }),
    })
    .meta({ title: 'Abertura', description: 'Título e frase de apoio.' }),
  updatedOn: day({
    title: 'Dia da versão',
    description: 'Dia em que o texto passou a valer, entre aspas, como "2026-11-22".',
  }),
  dated: withPlaces(['data'], 80, 'Frase do dia'),
  summary: z
    .strictObject({
      title: label('Título do resumo'),
      items: z
        .array(
          z.strictObject({
            title: line(40, { title: 'Ponto', description: 'Até 40 letras.' }),
            text: line(120, { title: 'Texto', description: 'Uma frase, até 120 letras.' }),
          }),
        )
        .min(2)
        .max(4)
        .meta({ title: 'Pontos', description: 'De 2 a 4 pontos: o que quase todos querem saber.' }),
    })
    .meta({ title: 'Resumo', description: 'Faixa no alto da página, antes do texto.' }),
  contents: label('Título do índice', 'Exemplo: Nesta página.'),
}

const subject = () =>
  line(150, {
    title: 'Assunto do e-mail',
    description: 'Assunto do rascunho que o botão abre, até 150 letras.',
  })

/** /privacidade: what becomes of a visitor's data (LGPD, Lei 13.709/2018, arts. 9 and 18). */
export const privacyPageSchema = z
  .strictObject({
    ...textPage,
    contact: z
      .strictObject({
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
      })
      .meta({
        title: 'Caixa de contato',
        description: 'No fim do texto. Nome, CNPJ, endereço e e-mails vêm de company.yaml.',
      }),
  })
  .meta({
    title: 'Página de privacidade',
    description: 'Textos de /privacidade. O texto corrido vem abaixo da ficha, em Markdown.',
  })

/** /acessibilidade: what was tested, what is missing, and how to complain (LBI, Lei 13.146/2015, art. 63). */
export const accessibilityPageSchema = z
  .strictObject({
    ...textPage,
    contact: z
      .strictObject({
        title: label('Título'),
        phone: label('Antes do telefone', 'Exemplo: Telefone.'),
        email: label('Antes do e-mail', 'Exemplo: E-mail.'),
        hours: label('Antes do horário', 'Exemplo: Horário.'),
        mailButton: label('Botão do e-mail'),
        subject: subject(),
        chatButton: label('Botão do WhatsApp'),
      })
      .meta({
        title: 'Caixa de contato',
        description: 'No fim do texto. Telefone, e-mail e horário vêm de company.yaml.',
      }),
  })
  .meta({
    title: 'Página de acessibilidade',
    description: 'Textos de /acessibilidade. O texto corrido vem abaixo da ficha, em Markdown.',
  })
