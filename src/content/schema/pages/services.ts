import type { z } from 'zod'
import { label, line, list, object, prose } from '../fields'
import { proofWords, sectionHeading, seo } from '../page-parts'

export const servicesPageSchema = object('Página de serviços', 'Textos de /servicos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  services: object(
    'Serviços principais',
    'Só o título; quem vê a página vai direto aos serviços.',
    {
      title: line(90, 'Título', 'Título que leitores de tela anunciam antes dos serviços'),
    },
  ),
  serviceButton: label('Botão do serviço'),
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

export type ServicesPage = z.infer<typeof servicesPageSchema>
