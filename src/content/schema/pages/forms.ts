import { label, line, object, prose, withPlaces } from '../fields'

const error = (title: string) => line(120, title, 'O que falta ou está errado, e como corrigir')

/**
 * The site has no server: only the visitor sends, so no sentence may claim that a message was sent.
 */
const unsent = (max: number, title: string) =>
  prose(max, title, `Até ${max} letras. A mensagem está preparada, nunca enviada.`).refine(
    (text) => !/\benviad[ao]s?\b/iu.test(text),
    'diz que a mensagem foi enviada, e só o visitante envia — escreva que ela está preparada',
  )

const way = (title: string) =>
  object(title, 'Um caminho para enviar a mensagem.', {
    title: label('Nome'),
    text: label('O que acontece'),
  })

/** Texts that all forms share, and the panel of a prepared message. */
export const formsPageSchema = object(
  'Formulários',
  'Erros de formulário e textos da mensagem preparada.',
  {
    errors: object('Erros', 'O que aparece ao lado de um campo.', {
      name: error('Sem nome'),
      email: error('Sem e-mail'),
      subject: error('Sem assunto'),
      message: error('Sem mensagem'),
      incompleteEmail: error('E-mail incompleto'),
      tooLong: withPlaces(['tamanho', 'limite'], 120, 'Texto longo demais'),
    }),
    summary: object('Resumo dos erros', 'Título da lista de erros acima do formulário.', {
      one: label('Um campo'),
      many: withPlaces(['quantos'], 60, 'Vários campos'),
    }),
    privacyLink: label(
      'Link da privacidade',
      'Ao lado do botão de enviar; leva a /privacidade. Exemplo: Como cuidamos dos seus dados.',
    ),
    optional: label(
      'Campo opcional',
      'Ao lado do nome de um campo que pode ficar vazio. Exemplo: (opcional).',
    ),
    noScript: object(
      'Sem JavaScript',
      'Frase para quem não tem JavaScript: e-mail e WhatsApp entram nela.',
      {
        beforeEmail: label('Antes do e-mail'),
        beforeChat: label('Entre o e-mail e o WhatsApp'),
        chat: label('Link do WhatsApp'),
        questions: line(120, 'Depois da frase', 'Onde há um formulário: o que o e-mail já traz'),
      },
    ),
    panel: object(
      'Mensagem preparada',
      'O que aparece com a mensagem que o visitante vai enviar.',
      {
        title: unsent(60, 'Título'),
        text: unsent(200, 'Texto'),
        compact: prose(200, 'Texto longo', 'Aviso de que o rascunho leva só um resumo'),
        to: label('Antes do endereço'),
        subject: label('Antes do assunto'),
        emptyBody: line(80, 'Sem texto', 'No lugar do texto, quando só o assunto está pronto'),
        againButton: label('Botão do e-mail'),
        editButton: label('Botão de corrigir'),
        doneButton: label('Botão de concluir'),
      },
    ),
    ways: object('Caminhos', 'Outros caminhos para enviar a mensagem.', {
      share: way('Compartilhar'),
      copy: way('Copiar'),
      copied: label('Depois de copiar'),
      gmail: way('Gmail'),
      outlook: way('Outlook'),
      whatsapp: way('WhatsApp'),
    }),
    notices: object('Avisos', 'O que a página diz depois de um botão.', {
      copied: label('Copiada'),
      notCopied: withPlaces(['teclas'], 120, 'Não copiada'),
    }),
  },
)
