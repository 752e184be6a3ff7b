import { label, line, list, object, objects, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'
import { formed } from '../values'

export const contactPageSchema = object('Página de contato', 'Textos de /contato.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  form: object('Formulário', 'Textos do formulário de contato.', {
    title: label('Título do formulário'),
    name: label('Campo do nome'),
    email: label('Campo do e-mail'),
    company: label('Campo da empresa'),
    phone: label('Campo do telefone'),
    subject: label('Campo do assunto'),
    subjectPlaceholder: label('Assunto não escolhido', 'Exemplo: Escolha um assunto.'),
    message: label('Campo da mensagem'),
    submitButton: label('Botão de enviar'),
    doneButton: label('Botão de concluir', 'Termina o pedido e volta ao formulário.'),
    noScript: line(120, 'Sem JavaScript', 'Começo da frase para quem não tem JavaScript'),
    privacyNote: prose(200, 'Aviso de privacidade', 'O que acontece com os dados'),
  }),
  subjects: objects(1, 15, 'Assuntos', 'Opções do campo de assunto, nesta ordem.', {
    value: formed(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'não é um nome de link — use só letras minúsculas sem acento, números e hífen',
      'Nome no link',
      'Usado em links como /contato?assunto=coleta. Só minúsculas, números e hífen.',
    ),
    label: line(60, 'Assunto', 'Como aparece na lista'),
  }),
  cards: object('Cartões de contato', 'Títulos dos cartões.', {
    phone: label('Cartão do telefone'),
    whatsappButton: label('Botão do WhatsApp'),
    email: label('Cartão do e-mail'),
    address: label('Cartão do endereço'),
    hours: label('Cartão do horário'),
    verifyLink: label('Link da verificação', 'Leva a /verificar, onde se confere um contato.'),
  }),
  quickService: object('Atendimento rápido', 'Caixa com o botão do WhatsApp.', {
    title: label('Título'),
    text: prose(200, 'Texto'),
    items: list(0, 5, 'Itens', 'Até 5 itens.', line(80, 'Item')),
    button: label('Botão do WhatsApp'),
  }),
  map: object('Mapa', 'Textos do mapa.', {
    title: label('Título'),
    button: label(
      'Botão que carrega o mapa',
      'Diga de onde o mapa vem: só então o site pede algo a outro.',
    ),
    offline: label('Sem rede', 'No lugar do botão, sem conexão.'),
    routeButton: label('Link da rota'),
  }),
})
