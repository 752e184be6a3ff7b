import { farLink, label, line, list, object, objects, photo, prose } from '../fields'
import { proofWords, sectionHeading, seo, textLink } from '../page-parts'

export const servicesPageSchema = object('Página de serviços', 'Textos de /servicos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo('Foto da abertura', 'Ao lado do título.'),
  facts: object('Quem paga quem', 'Fatos abaixo da abertura.', {
    title: label('Título'),
    items: objects(1, 6, 'Fatos', 'De 1 a 6: quem paga, a coleta, aonde ir.', {
      title: line(60, 'Título', 'O fato', 'Sucata: nós pagamos'),
      text: prose(140, 'Texto', 'Uma frase'),
      link: textLink().optional(),
    }),
  }),
  services: sectionHeading('Serviços principais'),
  includesLabel: label('Antes do que o serviço inclui'),
  serviceButton: label('Botão do serviço'),
  few: object('Pessoa física', 'Onde uma pessoa entrega poucos aparelhos.', {
    heading: sectionHeading('Título'),
    photo: photo('Foto', 'Ao lado do texto.'),
    point: object('Ponto de coleta', 'Pontos públicos da logística reversa.', {
      title: label('Título'),
      text: prose(160, 'Texto', 'O que o ponto recebe'),
      button: label('Botão'),
      href: farLink('Localizador', 'Página que acha o ponto mais perto.'),
    }),
    yard: object('Galpão', 'Endereço e horário vêm de company.yaml.', {
      title: label('Título'),
      text: line(120, 'Depois do horário', 'O que levar'),
      button: label('Botão da rota'),
    }),
    notes: objects(1, 4, 'Antes de levar', 'De 1 a 4 frases, cada uma com um link.', {
      text: line(120, 'Frase'),
      link: textLink(),
    }),
  }),
  integrations: sectionHeading('Integrações'),
  integrationButton: label('Botão da integração'),
  process: sectionHeading('Processo'),
  certifications: sectionHeading('Certificações'),
  proof: proofWords(),
  waiting: object(
    'Solicitação à espera',
    'Aviso a quem preparou uma solicitação e voltou à lista.',
    {
      text: line(80, 'Frase', 'Termina onde entra o nome do serviço'),
      open: label('Link para a mensagem'),
      discard: label('Botão de descartar'),
    },
  ),
  noScript: line(120, 'Sem JavaScript', 'Começo da frase para quem não tem JavaScript'),
  closing: sectionHeading('Faixa final'),
  consultationButton: label('Botão da consultoria'),
  demonstrationButton: label('Botão da demonstração'),
  form: object('Formulário', 'Textos do pedido de serviço.', {
    label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
    backLink: label('Link de volta'),
    nextTitle: label('Título do que acontece depois'),
    next: list(2, 4, 'O que acontece depois', 'De 2 a 4 passos.', line(120, 'Passo', 'Um passo')),
    name: label('Campo do nome'),
    email: label('Campo do e-mail'),
    company: label('Campo da empresa'),
    phone: label('Campo do telefone'),
    service: label('Campo do serviço'),
    description: label('Campo da descrição'),
    descriptionHint: line(120, 'Ajuda da descrição', 'Frase abaixo do campo'),
    submitButton: label('Botão de enviar'),
    cancelButton: label('Botão de cancelar'),
    doneButton: label('Botão de concluir', 'Termina o pedido e volta à lista de serviços.'),
    privacyNote: prose(160, 'Aviso de privacidade', 'O que acontece com os dados'),
  }),
})
