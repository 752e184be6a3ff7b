import { label, line, list, object, objects, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'
import { formed } from '../values'

export const contactPageSchema = object('Página de contato', 'Textos de /contato.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  subjects: objects(1, 15, 'Assuntos', 'Opções do campo de assunto, nesta ordem.', {
    value: formed(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'não é um nome de link — use só letras minúsculas sem acento, números e hífen',
      'Nome no link',
      'Usado em links como /contato?assunto=coleta. Só minúsculas, números e hífen.',
    ),
    label: line(60, 'Assunto', 'Como aparece na lista'),
  }),
  quickService: object('Atendimento rápido', 'Caixa com o botão do WhatsApp.', {
    title: label('Título'),
    text: prose(200, 'Texto'),
    items: list(0, 5, 'Itens', 'Até 5 itens.', line(80, 'Item')),
  }),
})
