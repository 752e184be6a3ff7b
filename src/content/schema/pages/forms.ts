import { z } from 'zod'
import { label, line, prose, withPlaces } from '../fields'

const error = (title: string) =>
  line(120, { title, description: 'O que falta ou está errado, e como corrigir, até 120 letras.' })

/** The site has no server: only the visitor sends, so no sentence may say that it happened. */
const unsent = (max: number, title: string) =>
  prose(max, {
    title,
    description: `Até ${max} letras. A mensagem está preparada, nunca enviada.`,
  }).refine(
    (text) => !/\benviad[ao]s?\b/iu.test(text),
    'diz que a mensagem foi enviada, e só o visitante envia — escreva que ela está preparada',
  )

const way = (title: string) =>
  z
    .strictObject({ title: label('Nome'), text: label('O que acontece') })
    .meta({ title, description: 'Um caminho para enviar a mensagem.' })

/** What every form says, and the panel of a prepared message. */
export const formsPageSchema = z
  .strictObject({
    errors: z
      .strictObject({
        name: error('Sem nome'),
        email: error('Sem e-mail'),
        subject: error('Sem assunto'),
        message: error('Sem mensagem'),
        incompleteEmail: error('E-mail incompleto'),
        tooLong: withPlaces(['tamanho', 'limite'], 120, 'Texto longo demais'),
      })
      .meta({ title: 'Erros', description: 'O que aparece ao lado de um campo.' }),
    summary: z
      .strictObject({ one: label('Um campo'), many: withPlaces(['quantos'], 60, 'Vários campos') })
      .meta({
        title: 'Resumo dos erros',
        description: 'Título da lista de erros acima do formulário.',
      }),
    privacyLink: label(
      'Link da privacidade',
      'Ao lado do botão de enviar; leva a /privacidade. Exemplo: Como cuidamos dos seus dados.',
    ),
    optional: label(
      'Campo opcional',
      'Ao lado do nome de um campo que pode ficar vazio. Exemplo: (opcional).',
    ),
    noScript: z
      .strictObject({
        beforeEmail: label('Antes do e-mail'),
        beforeChat: label('Entre o e-mail e o WhatsApp'),
        chat: label('Link do WhatsApp'),
        questions: line(120, {
          title: 'Depois da frase',
          description: 'Onde há um formulário: o que o e-mail já traz, até 120 letras.',
        }),
      })
      .meta({
        title: 'Sem JavaScript',
        description: 'Frase para quem não tem JavaScript: e-mail e WhatsApp entram nela.',
      }),
    panel: z
      .strictObject({
        title: unsent(60, 'Título'),
        text: unsent(200, 'Texto'),
        compact: prose(200, {
          title: 'Texto longo',
          description: 'Aviso de que o rascunho leva só um resumo, até 200 letras.',
        }),
        to: label('Antes do endereço'),
        subject: label('Antes do assunto'),
        emptyBody: line(80, {
          title: 'Sem texto',
          description: 'No lugar do texto, quando só o assunto está pronto, até 80 letras.',
        }),
        txtButton: label('Botão do arquivo .txt'),
        emlButton: label('Botão do arquivo .eml'),
        shareButton: label('Botão de compartilhar'),
        againButton: label('Botão do e-mail'),
        editButton: label('Botão de corrigir'),
        doneButton: label('Botão de concluir'),
      })
      .meta({
        title: 'Mensagem preparada',
        description: 'O que aparece com a mensagem que o visitante vai enviar.',
      }),
    ways: z
      .strictObject({
        copy: way('Copiar'),
        copied: label('Depois de copiar'),
        gmail: way('Gmail'),
        outlook: way('Outlook'),
        whatsapp: way('WhatsApp'),
      })
      .meta({ title: 'Caminhos', description: 'Outros caminhos para enviar a mensagem.' }),
    notices: z
      .strictObject({
        copied: label('Copiada'),
        notCopied: withPlaces(['teclas'], 120, 'Não copiada'),
        notShared: line(120, {
          title: 'Não compartilhada',
          description: 'O que fazer quando o aparelho não compartilha, até 120 letras.',
        }),
      })
      .meta({ title: 'Avisos', description: 'O que a página diz depois de um botão.' }),
  })
  .meta({
    title: 'Formulários',
    description: 'Erros de formulário e textos da mensagem preparada.',
  })
